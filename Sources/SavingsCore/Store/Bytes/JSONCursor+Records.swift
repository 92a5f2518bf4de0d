/// A list of records on its way through a text.
struct RecordList {
  /// How many were read.
  private(set) var count = 0

  /// Where what stands before the last one begins.
  private var start = 0

  /// Enters the list that has to stand here.
  init(at cursor: inout JSONCursor, in bytes: Span<UInt8>) throws(FlawFound) {
    guard cursor.takes(UInt8(ascii: "["), in: bytes) else {
      throw cursor.unexpected(.list, in: bytes)
    }
  }

  /// Moves to the next record, and tells whether there is one.
  @inline(never)
  mutating func next(
    _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    try step(&cursor, in: bytes)
  }

  /// The same where there are many records, and a call would be dear.
  @inline(__always)
  mutating func step(
    _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    start = cursor.offset
    count &+= 1
    if count > 1, start < bytes.count, bytes[start] == UInt8(ascii: ",") {
      cursor.offset = start + 1
    } else if try isAtEnd(&cursor, in: bytes) {
      count -= 1
      return false
    }
    cursor.place.index = count - 1
    return true
  }

  /// Moves back before a record that could not be read.
  mutating func back(_ cursor: inout JSONCursor) {
    cursor.offset = start
    count -= 1
  }

  /// Leaves the list at its end, or passes what stands before a record where
  /// that is no comma alone.
  @inline(never)
  private func isAtEnd(
    _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    cursor.place.index = nil
    if cursor.peek(in: bytes) == UInt8(ascii: "]") {
      cursor.offset += 1
      return true
    }
    // How a line begins tells whether cst wrote it.
    cursor.offset = start
    if count > 1 { try cursor.take(UInt8(ascii: ","), in: bytes) }
    return false
  }
}

/// A record on its way through a text, whose keys may stand in any order.
struct RecordFields<Key: Vocabulary> {
  private var keys = FoundKeys()

  /// Enters the record that has to stand here.
  init(at cursor: inout JSONCursor, in bytes: Span<UInt8>) throws(FlawFound) {
    try cursor.enterRecord(in: bytes)
    cursor.recordStart = cursor.offset - 1
  }

  /// Moves to the next key that has a value, `nil` at the record's end.
  ///
  /// `null` says that there is none.
  @inline(never)
  mutating func next(
    _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Key? {
    let place = try keys.next(of: Key.table.words, &cursor, in: bytes)
    return place.map { Key.table.choices[$0] }
  }
}

/// The keys that were found of a record, whatever its kind.
private struct FoundKeys {
  private var seen: UInt32 = 0
  private var next = 0

  @inline(never)
  mutating func next(
    of words: Words, _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Int? {
    if let place = plainKey(among: words, &cursor, in: bytes) { return place }
    cursor.place.key = nil
    while let start = try cursor.nextEntry(isFirst: seen == 0, in: bytes) {
      let place = try place(among: words, at: start, &cursor, in: bytes)
      try cursor.take(UInt8(ascii: ":"), in: bytes)
      if !cursor.takesNull(in: bytes) { return place }
      cursor.place.key = nil
    }
    return nil
  }

  /// Steps over a key in its turn and in the layout in which cst writes it;
  /// `nil` where anything else stands, and then the cursor has not moved.
  ///
  /// That is nearly every key, and takes a tenth of the time.
  @inline(__always)
  private mutating func plainKey(
    among words: Words, _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) -> Int? {
    let start = cursor.offset + (seen == 0 ? 0 : 1)
    guard start + Words.room <= bytes.count, !cursor.isKeyByKey,
      seen == 0 || bytes[start - 1] == UInt8(ascii: ","),
      let (place, end) = words.key(at: start, from: next, in: bytes.bytes),
      bytes[end] > UInt8(ascii: " "), bytes[end] != UInt8(ascii: "n"),
      words.since[place] <= cursor.version,
      seen & 1 << UInt32(place) == 0
    else { return nil }
    found(place, at: start, &cursor)
    cursor.offset = end
    return place
  }

  private mutating func found(
    _ place: Int, at start: Int, _ cursor: inout JSONCursor
  ) {
    seen |= 1 << UInt32(place)
    next = place + 1
    cursor.keyStart = start
    cursor.place.key = place
  }

  @inline(never)
  private mutating func place(
    among words: Words, at start: Int, _ cursor: inout JSONCursor,
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Int {
    let range = try cursor.text(in: bytes)
    guard
      let place = try cursor.find(range, among: words, from: next, in: bytes),
      words.since[place] <= cursor.version
    else {
      let text = try cursor.string(range, in: bytes)
      throw cursor.flaw(.unknownKey(text), at: start)
    }
    guard seen & 1 << UInt32(place) == 0 else {
      throw cursor.flaw(.duplicateKey(words.names[place]), at: start)
    }
    found(place, at: start, &cursor)
    return place
  }
}

extension JSONCursor {
  /// Enters the record that has to stand here.
  @inline(never)
  mutating func enterRecord(in bytes: Span<UInt8>) throws(FlawFound) {
    guard takes(UInt8(ascii: "{"), in: bytes) else {
      throw unexpected(.record, in: bytes)
    }
  }

  /// Moves to the next key of the record, whatever may be in it, and tells
  /// where it begins; `nil` at the record's end.
  @inline(never)
  mutating func nextEntry(
    isFirst: Bool, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Int? {
    if takes(UInt8(ascii: "}"), in: bytes) { return nil }
    if !isFirst { try take(UInt8(ascii: ","), in: bytes) }
    return start(in: bytes)
  }

  /// The value of a key that every record of its kind has.
  func found<Value>(
    _ value: Value?, _ key: some Vocabulary
  ) throws(FlawFound) -> Value {
    guard let value else { try missing(key.rawValue) }
    return value
  }

  // Every record asks for its keys, and hardly any lacks one.
  @inline(never)
  private func missing(_ key: String) throws(FlawFound) -> Never {
    throw flaw(.missingKey(key))
  }

  /// Whether a key comes next at the top level, behind another one.
  func isNext(_ name: String, in bytes: Span<UInt8>) throws(FlawFound) -> Bool {
    var look = self
    guard look.takes(UInt8(ascii: ","), in: bytes),
      look.peek(in: bytes) == UInt8(ascii: "\"")
    else { return false }
    return try look.string(in: bytes) == name
  }

  /// Passes the key that has to come next at the top level.
  mutating func open(
    _ name: String, of keys: TopLevel, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    place = Place()
    let due = keys.names.firstIndex(of: name) ?? 0
    if due == 0 {
      try enterRecord(in: bytes)
    } else if peek(in: bytes) == UInt8(ascii: "}") {
      throw flaw(.missingKey(name))
    } else {
      try take(UInt8(ascii: ","), in: bytes)
    }
    keyStart = start(in: bytes)
    let key = try string(in: bytes)
    guard key == name else {
      guard let other = keys.names.firstIndex(of: key) else {
        throw flaw(.unknownKey(key), at: keyStart)
      }
      throw flaw(
        other < due ? .duplicateKey(key) : .misplacedKey(key, due: name),
        at: keyStart)
    }
    try take(UInt8(ascii: ":"), in: bytes)
    place.part = due
  }

  /// Leaves the top level, behind which nothing may stand.
  mutating func close(in bytes: Span<UInt8>) throws(FlawFound) {
    place = Place()
    if takes(UInt8(ascii: ","), in: bytes) {
      let start = start(in: bytes)
      let key = try string(in: bytes)
      throw flaw(.unknownKey(key), at: start)
    }
    try take(UInt8(ascii: "}"), in: bytes)
    try finish(in: bytes)
  }
}
