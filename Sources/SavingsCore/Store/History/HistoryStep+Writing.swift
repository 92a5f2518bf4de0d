extension HistoryStep {
  /// The line of the history, with its end.
  var line: [UInt8] {
    var ink = JSONInk()
    ink.open()
    ink.write(key: HistoryKey.revision.rawValue)
    ink.write(UInt64(revision))
    ink.write(key: HistoryKey.time.rawValue)
    ink.write(text: time)
    ink.write(key: HistoryKey.command.rawValue)
    ink.write(text: command)
    switch kind {
    case .change: break
    case .undo(let steps):
      ink.write(key: HistoryKey.undoes.rawValue)
      ink.write(steps)
    case .redo(let steps):
      ink.write(key: HistoryKey.redoes.rawValue)
      ink.write(steps)
    }
    if let patch {
      ink.write(key: HistoryKey.changes.rawValue)
      ink.write(patch)
    }
    ink.write(key: HistoryKey.store.rawValue)
    ink.write(quoted: store)
    let own = ink.checksum
    ink.write(key: HistoryKey.checksum.rawValue)
    ink.write(quoted: own)
    ink.close()
    ink.write("\n")
    return ink.bytes
  }
}

/// The keys of a line of the history.
enum HistoryKey: String, Vocabulary {
  case revision, time, command, undoes, redoes, changes, store, checksum

  static let table = WordTable<Self>()
}

/// The keys of what a change took out and put in.
enum PatchKey: String, Vocabulary {
  case removed, inserted

  static let table = WordTable<Self>()
}

/// The keys of a record and its place.
enum EntryKey: String, Vocabulary {
  case place, record

  static let table = WordTable<Self>()
}

extension JSONInk {
  fileprivate mutating func write(_ steps: [Int]) {
    write("[")
    for (place, step) in steps.enumerated() {
      if place > 0 { write(",") }
      write(UInt64(step))
    }
    write("]")
  }

  fileprivate mutating func write(quoted checksum: Checksum) {
    write("\"")
    write(hexadecimal: checksum.bits)
    write("\"")
  }

  fileprivate mutating func write(_ patch: StorePatch) {
    open()
    for part in StoreLines.parts {
      guard let list = patch.parts[part] else { continue }
      write(key: part.rawValue)
      open()
      write(key: PatchKey.removed.rawValue)
      write(list.removed)
      write(key: PatchKey.inserted.rawValue)
      write(list.inserted)
      close()
    }
    close()
  }

  private mutating func write(_ entries: [ListPatch<StoreLines.Line>.Entry]) {
    write("[")
    for (count, entry) in entries.enumerated() {
      if count > 0 { write(",") }
      open()
      write(key: EntryKey.place.rawValue)
      write(UInt64(entry.place))
      write(key: EntryKey.record.rawValue)
      write(raw: entry.record)
      close()
    }
    write("]")
  }
}
