extension HistoryStep {
  /// Reads a line without its end, `nil` where it is damaged.
  ///
  /// Whatever is wrong with it, what follows is the same: there is no way back
  /// over it. One that does not say what it changed is taken to have changed
  /// what the line above left, if that is of the revision one less.
  static func of(
    _ line: ArraySlice<UInt8>, below above: HistoryStep? = nil
  ) -> HistoryStep? {
    // The kind of damage makes no difference, so it is not kept.
    try? HistoryStep(reading: line, below: above)
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

  private convenience init(
    reading bytes: ArraySlice<UInt8>, below above: HistoryStep?
  ) throws(FlawFound) {
    let line = bytes.span
    let base = bytes.startIndex
    var cursor = JSONCursor()
    var revision: Int?
    var time: String?
    var command: String?
    var kind = Kind.change
    var changes: ArraySlice<UInt8>?
    var from: StoreState?
    var merged: Merged?
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
        let start = base + cursor.offset
        try cursor.passPatch(in: line)
        changes = bytes[start..<base + cursor.offset]
      case .from: from = try cursor.state(in: line).state
      case .merged:
        let found = try cursor.state(in: line)
        merged = Merged(
          state: found.state,
          changes: found.changes.map {
            bytes[base + $0.lowerBound..<base + $0.upperBound]
          })
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
    let number = try cursor.found(revision, HistoryKey.revision)
    self.init(
      revision: number,
      time: try cursor.found(time, HistoryKey.time),
      command: try cursor.found(command, HistoryKey.command), kind: kind,
      changes: changes,
      from: from ?? (above?.revision == number - 1 ? above?.state : nil),
      merged: merged, store: try cursor.found(store, HistoryKey.store))
  }

  /// A time of the clock as it is written: `2026-11-20T08:15:00Z`.
  private static func time(_ text: Span<UInt8>) -> String? {
    guard text.count == 20, CalendarDate(bytes: text.extracting(0..<10)) != nil,
      text[10] == UInt8(ascii: "T"), text[19] == UInt8(ascii: "Z")
    else { return nil }
    for (start, limit) in [(11, 24), (14, 60), (17, 61)] {
      guard let number = twoDigits(text[start], text[start + 1]),
        number < limit,
        start == 17 || text[start + 2] == UInt8(ascii: ":")
      else { return nil }
    }
    return text.shown
  }
}

extension JSONCursor {
  fileprivate mutating func numbers(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> [Int] {
    var numbers: [Int] = []
    var list = try RecordList(at: &self, in: bytes)
    while try list.next(&self, in: bytes) {
      numbers.add(try wholeNumber(in: bytes))
    }
    return numbers
  }

  /// Passes a patch; what is in it matters to few, and the checksum of the line
  /// says that it is as it was written.
  fileprivate mutating func passPatch(in line: Span<UInt8>) throws(FlawFound) {
    // As cst writes a line, a state and two checksums stand behind it, and
    // of before there was a state only these; else another store came in.
    let (from, store) = (Literal(",\"from\":{\"revi"), Literal(",\"store\":\""))
    let rest = ",\"store\":\"\",\"checksum\":\"\"}".utf8.count + 32
    let most = rest + ",\"from\":{\"revision\":,\"store\":\"\"}".utf8.count + 31
    let end = line.count - rest
    for place in max(offset, line.count - most)..<max(offset, end)
    where from.stands(at: place, in: line.bytes)
      && line[place - 1] == UInt8(ascii: "}")
    {
      offset = place
      return
    }
    if offset < end, store.stands(at: end, in: line.bytes),
      line[end - 3] == UInt8(ascii: "]")
    {
      offset = end
    } else {
      _ = try patch(in: line)
    }
  }

  /// Reads a state, and tells where what led from it stands.
  fileprivate mutating func state(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> (state: StoreState, changes: Range<Int>?) {
    var revision: Int?
    var store: Checksum?
    var changes: Range<Int>?
    var fields = try RecordFields<StateKey>(at: &self, in: bytes)
    while let key = try fields.next(&self, in: bytes) {
      switch key {
      case .revision: revision = try wholeNumber(in: bytes)
      case .store: store = try checksum(in: bytes)
      case .changes:
        let start = start(in: bytes)
        _ = try patch(in: bytes)
        changes = start..<offset
      }
    }
    return (
      StoreState(
        revision: try found(revision, StateKey.revision),
        store: try found(store, StateKey.store)), changes
    )
  }
}
