extension HistoryStep {
  /// The line of the history, with its end.
  var line: [UInt8] {
    var json = JSONWriter()
    json.open()
    json.write(HistoryKey.revision, revision)
    json.write(HistoryKey.time, time)
    json.write(HistoryKey.command, command)
    switch kind {
    case .change: break
    case .undo(let steps):
      json.write(key: HistoryKey.undoes.rawValue)
      json.write(steps)
    case .redo(let steps):
      json.write(key: HistoryKey.redoes.rawValue)
      json.write(steps)
    }
    if let changes {
      json.write(key: HistoryKey.changes.rawValue)
      json.write(raw: changes)
    }
    json.write(HistoryKey.store, store)
    json.write(HistoryKey.checksum, Checksum(of: json.bytes.span))
    json.close()
    json.write("\n")
    return json.bytes
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

extension StorePatch {
  /// The patch as a line of the history has it.
  var bytes: ArraySlice<UInt8> { JSONWriter.line { $0.write(self) }[...] }
}

extension JSONWriter {
  fileprivate mutating func write(_ steps: [Int]) {
    write("[")
    for (place, step) in steps.enumerated() {
      if place > 0 { write(",") }
      write(step)
    }
    write("]")
  }

  fileprivate mutating func write(_ patch: StorePatch) {
    open()
    for part in patch.parts {
      write(key: part.part.rawValue)
      open()
      write(key: PatchKey.removed.rawValue)
      write(part.patch.removed)
      write(key: PatchKey.inserted.rawValue)
      write(part.patch.inserted)
      close()
    }
    close()
  }

  private mutating func write(_ entries: [ListPatch<StoreLines.Line>.Entry]) {
    write("[")
    for (count, entry) in entries.enumerated() {
      if count > 0 { write(",") }
      open()
      write(EntryKey.place, entry.place)
      write(key: EntryKey.record.rawValue)
      write(raw: entry.record)
      close()
    }
    write("]")
  }
}
