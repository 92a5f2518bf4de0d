extension HistoryStep {
  /// The step from one state of a store to another, with what is noted of it.
  convenience init(
    from before: Snapshot, to after: Snapshot, store: Checksum,
    _ note: HistoryNote
  ) {
    let known: Book? =
      switch note.origin {
      case .stored: before.book
      case .known(let book): book
      case .unknown: nil
      }
    self.init(
      revision: after.revision, time: note.time, command: note.command,
      kind: note.kind,
      changes: known.map { StorePatch.bytes(from: $0, to: after.book) },
      from: before.revision > 0 ? before.state : nil,
      merged: note.merged.map { other in
        Merged(
          state: other.state,
          changes: other.book == after.book
            ? nil : StorePatch.bytes(from: other.book, to: after.book))
      }, store: store)
  }

  /// The line of the history, with its end.
  var line: [UInt8] {
    var json = JSONWriter()
    json.reserve((changes?.count ?? 0) + 1024)
    json.open()
    json.write(HistoryKey.revision, revision)
    json.write(HistoryKey.time, time)
    json.write(HistoryKey.command, command)
    switch kind {
    case .change: break
    case .undo(let steps): json.write(.undoes, steps)
    case .redo(let steps): json.write(.redoes, steps)
    }
    if let changes {
      json.write(key: HistoryKey.changes.rawValue)
      json.write(raw: changes.span)
    }
    json.write(.from, from)
    json.write(.merged, merged?.state, merged?.changes)
    json.write(HistoryKey.store, store)
    json.write(HistoryKey.checksum, json.checksum)
    json.close()
    json.write("\n")
    return json.finish()
  }
}

/// The keys of a line of the history.
enum HistoryKey: String, Vocabulary {
  case revision, time, command, undoes, redoes, changes, from, merged, store
  case checksum

  static let table = WordTable<Self>()
}

/// The keys of a state, and of what led from it.
enum StateKey: String, Vocabulary {
  case revision, store, changes

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
  /// What differs between two books, as a line of the history has it.
  package static func bytes(
    from before: Book, to after: Book
  ) -> ArraySlice<UInt8> {
    JSONWriter.line { json in
      json.open()
      for part in StorePart.allCases {
        part.kind.writePatch(of: part, from: before, to: after, to: &json)
      }
      json.close()
    }[...]
  }
}

extension Stored {
  /// Writes what differs in a part, if anything does.
  fileprivate static func writePatch(
    of part: StorePart, from before: Book, to after: Book,
    to json: inout JSONWriter
  ) {
    let patch = patch(from: before, to: after)
    guard !patch.isEmpty else { return }
    // What has to grow is there twice for a while.
    json.reserve(
      (patch.removed.count + patch.inserted.count) * CanonicalLine.most)
    json.write(key: part.rawValue)
    json.open()
    json.write(key: PatchKey.removed.rawValue)
    write(patch.removed, to: &json)
    json.write(key: PatchKey.inserted.rawValue)
    write(patch.inserted, to: &json)
    json.close()
  }

  private static func write(
    _ entries: [ListPatch<Self>.Entry], to json: inout JSONWriter
  ) {
    json.list(entries.count) { json, place in
      let entry = entries[place]
      json.open()
      json.write(EntryKey.place, entry.place)
      json.write(key: EntryKey.record.rawValue)
      entry.record.write(to: &json)
      json.close()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ key: HistoryKey, _ state: StoreState?, _ changes: ArraySlice<UInt8>? = nil
  ) {
    guard let state else { return }
    write(key: key.rawValue)
    open()
    write(StateKey.revision, state.revision)
    write(StateKey.store, state.store)
    if let changes {
      write(key: StateKey.changes.rawValue)
      write(raw: changes.span)
    }
    close()
  }

  fileprivate mutating func write(_ key: HistoryKey, _ steps: [Int]) {
    write(key: key.rawValue)
    list(steps.count) { $0.write(steps[$1]) }
  }
}
