extension HistoryStep {
  /// Reads a line without its end, `nil` where it is damaged.
  ///
  /// Whatever is wrong with it, what follows is the same: there is no way back
  /// over it.
  init?(line: ArraySlice<UInt8>) {
    // The kind of damage makes no difference, so it is not kept.
    guard let step = try? HistoryStep(reading: line) else { return nil }
    self = step
  }

  /// The revision of a line of which only the beginning may be there, `nil`
  /// where that cannot be read.
  static func revision(beginning line: Span<UInt8>) -> Int? {
    var cursor = JSONCursor()
    guard var fields = try? RecordFields<HistoryKey>(at: &cursor, in: line),
      case .revision? = try? fields.next(&cursor, in: line)
    else { return nil }
    return try? cursor.wholeNumber(in: line)
  }

  /// What it changed, `nil` where nothing is known of it.
  func patch() throws(ContentProblem) -> StorePatch? {
    guard let changes else { return nil }
    return try StorePatch(reading: changes)
  }

  private init(reading bytes: ArraySlice<UInt8>) throws(FlawFound) {
    let line = bytes.span
    var cursor = JSONCursor()
    var revision: Int?
    var time: String?
    var command: String?
    var kind = Kind.change
    var changes: ArraySlice<UInt8>?
    var store: Checksum?
    var own: Checksum?
    var sealed = 0
    var fields = try RecordFields<HistoryKey>(at: &cursor, in: line)
    while let key = try fields.next(&cursor, in: line) {
      switch key {
      case .revision: revision = try cursor.wholeNumber(in: line)
      case .time: time = try cursor.value(.date, in: line, Self.time)
      case .command: command = try cursor.string(in: line)
      case .undoes: kind = .undo(try cursor.numbers(in: line))
      case .redoes: kind = .redo(try cursor.numbers(in: line))
      case .changes:
        let start = bytes.startIndex + cursor.offset
        try cursor.passPatch(in: line)
        changes = bytes[start..<bytes.startIndex + cursor.offset]
      case .store: store = try cursor.checksum(in: line)
      case .checksum:
        // The comma before the key belongs to the checksum.
        sealed = cursor.keyStart - 1
        own = try cursor.checksum(in: line)
      }
    }
    try cursor.finish(in: line)
    guard own == Checksum(of: line.extracting(0..<max(sealed, 0))) else {
      throw cursor.flaw(.not(.checksum, ""))
    }
    self.init(
      revision: try cursor.found(revision, HistoryKey.revision),
      time: try cursor.found(time, HistoryKey.time),
      command: try cursor.found(command, HistoryKey.command), kind: kind,
      changes: changes, store: try cursor.found(store, HistoryKey.store))
  }

  /// A time of the clock as it is written: `2026-11-20T08:15:00Z`.
  private static func time(_ text: Span<UInt8>) -> String? {
    guard text.count == 20,
      CalendarDate(bytes: text.extracting(0..<10)) != nil,
      text[10] == UInt8(ascii: "T"), text[19] == UInt8(ascii: "Z")
    else { return nil }
    for (start, limit) in [(11, 24), (14, 60), (17, 61)] {
      let digits = (text[start], text[start + 1])
      guard digits.0.isDigit, digits.1.isDigit,
        Int(digits.0 & 15) * 10 + Int(digits.1 & 15) < limit,
        start == 17 || text[start + 2] == UInt8(ascii: ":")
      else { return nil }
    }
    return text.shown
  }
}

extension StorePatch {
  /// Reads what a line of the history says of a change.
  package init(reading changes: ArraySlice<UInt8>) throws(ContentProblem) {
    let bytes = changes.span
    self = try locating(in: bytes, .current) { () throws(FlawFound) in
      var cursor = JSONCursor()
      let patch = try cursor.patch(in: bytes)
      try cursor.finish(in: bytes)
      return patch
    }
  }
}

extension JSONCursor {
  fileprivate mutating func checksum(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Checksum {
    try value(.checksum, in: bytes) { Checksum(hexadecimal: $0) }
  }

  fileprivate mutating func numbers(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> [Int] {
    var numbers: [Int] = []
    var list = try RecordList(at: &self, in: bytes)
    while try list.next(&self, in: bytes) {
      numbers.append(try wholeNumber(in: bytes))
    }
    return numbers
  }

  /// Passes a patch; what is in it matters to few, and the checksum of the line
  /// says that it is as it was written.
  fileprivate mutating func passPatch(
    in line: Span<UInt8>
  ) throws(FlawFound) {
    // As cst writes a line, only two checksums stand behind it.
    let store = Literal(",\"store\":\"")
    let rest = ",\"store\":\"\",\"checksum\":\"\"}".utf8.count + 32
    let end = line.count - rest
    if offset < end, line[end - 1] == UInt8(ascii: "}"),
      store.stands(at: end, in: line.bytes)
    {
      offset = end
    } else {
      _ = try patch(in: line)
    }
  }

  fileprivate mutating func patch(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> StorePatch {
    var parts: [StorePatch.Part] = []
    try enterRecord(in: bytes)
    while !takes(UInt8(ascii: "}"), in: bytes) {
      if !parts.isEmpty { try take(UInt8(ascii: ","), in: bytes) }
      _ = peek(in: bytes)
      let start = offset
      let name = try string(in: bytes)
      guard let part = StorePart(rawValue: name),
        !parts.contains(where: { $0.part == part })
      else { throw flaw(.unknownKey(name), at: start) }
      try take(UInt8(ascii: ":"), in: bytes)
      parts.append(.init(part: part, patch: try listPatch(in: bytes)))
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
        case .record: record = try rawRecord(in: bytes)
        }
      }
      entries.append(
        .init(
          place: try found(place, EntryKey.place),
          try found(record, EntryKey.record)))
    }
    return entries
  }

  /// The bytes of a record as it stands here, whatever is in it.
  private mutating func rawRecord(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> StoreLines.Line {
    _ = peek(in: bytes)
    let start = offset
    var depth = 0
    repeat {
      switch peek(in: bytes) {
      case UInt8(ascii: "{"):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"):
        depth -= 1
        offset += 1
      case UInt8(ascii: "\""): _ = try text(in: bytes)
      case 0: throw unexpected(.record, in: bytes)
      default: offset += 1
      }
    } while depth > 0
    return (start..<offset).map { bytes[$0] }
  }
}
