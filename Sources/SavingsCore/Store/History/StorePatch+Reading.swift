extension StorePatch {
  /// Reads what a line of a history says of a change.
  package init(reading bytes: ArraySlice<UInt8>) throws(ContentProblem) {
    let bytes = bytes.span
    self = try locating(in: bytes, .current) { () throws(FlawFound) in
      var cursor = JSONCursor()
      let patch = try cursor.patch(in: bytes)
      try cursor.finish(in: bytes)
      return patch
    }
  }
}

extension JSONCursor {
  mutating func patch(in bytes: Span<UInt8>) throws(FlawFound) -> StorePatch {
    var parts: [StorePatch.Part] = []
    try enterRecord(in: bytes)
    while let start = try nextEntry(isFirst: parts.isEmpty, in: bytes) {
      let name = try string(in: bytes)
      guard let part = StorePart(rawValue: name),
        !parts.contains(where: { $0.part == part })
      else { throw flaw(.unknownKey(name), at: start) }
      try take(UInt8(ascii: ":"), in: bytes)
      parts.add(.init(part: part, patch: try listPatch(in: bytes)))
    }
    return StorePatch(parts: parts)
  }

  private mutating func listPatch(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> ListPatch<StoreLines.Line> {
    var removed: [ListPatch<StoreLines.Line>.Entry] = []
    var inserted = removed
    var fields = try RecordFields<PatchKey>(at: &self, in: bytes)
    while let key = try fields.next(&self, in: bytes) {
      switch key {
      case .removed: removed = try entries(in: bytes)
      case .inserted: inserted = try entries(in: bytes)
      }
    }
    return ListPatch(removed: removed, inserted: inserted)
  }

  private mutating func entries(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> [ListPatch<StoreLines.Line>.Entry] {
    var entries: [ListPatch<StoreLines.Line>.Entry] = []
    var list = try RecordList(at: &self, in: bytes)
    while try list.next(&self, in: bytes) {
      var place: Int?
      var record: StoreLines.Line?
      var fields = try RecordFields<EntryKey>(at: &self, in: bytes)
      while let key = try fields.next(&self, in: bytes) {
        switch key {
        case .place: place = try wholeNumber(in: bytes)
        case .record:
          guard peek(in: bytes) != UInt8(ascii: "[") else {
            throw unexpected(.record, in: bytes)
          }
          record = try passValue(in: bytes).map { bytes[$0] }
        }
      }
      entries.add(
        .init(
          place: try found(place, EntryKey.place),
          try found(record, EntryKey.record)))
    }
    return entries
  }
}
