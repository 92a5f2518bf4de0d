/// Writes JSON, eight bytes at a time where it can.
struct JSONWriter: ~Copyable {
  /// What was written, and behind `count` whatever there was before.
  private var buffer: [UInt8] = []

  private var count = 0

  private var isFirst = true

  /// What a text stands between, as the first of eight characters.
  static let quotationMark = UInt64(UInt8(ascii: "\""))

  /// The bytes of one record.
  static func line(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    write(&json)
    return json.finish()
  }

  mutating func reserve(_ more: Int) { buffer.reserveCapacity(count + more) }

  /// Hands over what was written, and has nothing afterwards.
  mutating func finish() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    bytes.removeLast(bytes.count - count)
    // Of short ones there may be many, so they take no more room than needed.
    if count < 4096 { bytes = Array(bytes[...]) }
    count = 0
    return bytes
  }

  var checksum: Checksum { Checksum(of: buffer.span.extracting(0..<count)) }

  /// Makes sure that so many bytes can be put behind the others.
  private mutating func makeRoom(for room: Int) {
    if count + room > buffer.count { grow(by: room) }
  }

  @inline(never)
  private mutating func grow(by room: Int) {
    let more = max(room, min(max(count, 256), 1 << 16))
    buffer.append(contentsOf: repeatElement(0, count: more))
  }

  /// Writes the first few of eight characters.
  mutating func put(_ word: UInt64, _ length: Int) {
    makeRoom(for: 8)
    let end = count
    var span = buffer.mutableSpan
    var words = span.mutableBytes
    words.storeBytes(of: word.littleEndian, toByteOffset: end, as: UInt64.self)
    count += length
  }

  /// Writes the 36 characters of an id, in quotes.
  mutating func write(quoted id: IDText) {
    makeRoom(for: 41)
    let start = count
    var span = buffer.mutableSpan
    var words = span.mutableBytes
    words.storeBytes(
      of: UInt8(JSONWriter.quotationMark), toByteOffset: start,
      as: UInt8.self)
    words.storeBytes(of: id.first, toByteOffset: start + 1, as: Block.self)
    words.storeBytes(
      of: (id.last >> 32 | JSONWriter.quotationMark << 32).littleEndian,
      toByteOffset: start + 33, as: UInt64.self)
    count = start + 38
  }

  /// Writes a single character of ASCII as it is.
  mutating func mark(_ character: Unicode.Scalar) {
    put(UInt64(character.value), 1)
  }

  /// Writes these characters as they are.
  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { write(raw: $0.span) }
  }

  /// Writes these bytes as they are.
  mutating func write(raw other: Span<UInt8>) {
    write(raw: other, behind: Marks(), before: Marks())
  }

  /// Writes bytes as they are, between a few characters.
  @inline(never)
  private mutating func write(
    raw other: Span<UInt8>, behind first: Marks, before last: Marks
  ) {
    makeRoom(for: first.count + other.count + 8)
    let from = other.bytes
    var end = count
    var span = buffer.mutableSpan
    var words = span.mutableBytes
    words.storeBytes(of: first.word, toByteOffset: end, as: UInt64.self)
    end += first.count
    var place = 0
    while place + 8 < other.count {
      words.storeBytes(
        of: from.word(at: place).littleEndian, toByteOffset: end + place,
        as: UInt64.self)
      place += 8
    }
    end += other.count
    // The last eight, of which some may be there already.
    words.storeBytes(
      of: other.lastWord.littleEndian,
      toByteOffset: end - min(other.count, 8), as: UInt64.self)
    words.storeBytes(of: last.word, toByteOffset: end, as: UInt64.self)
    count = end + last.count
  }

  /// Writes a text in quotes, with escapes where JSON needs them.
  @inline(never)
  mutating func write(text: String) {
    let units = text.utf8.span
    if units.plainEnd(from: 0) == units.count {
      write(raw: units, behind: Marks("\""), before: Marks("\""))
    } else {
      mark("\"")
      for byte in text.utf8 { write(escaped: byte) }
      mark("\"")
    }
  }

  private mutating func write(escaped byte: UInt8) {
    switch byte {
    case 0..<0x20:
      write("\\u00")
      put(hexadecimalDigits(of: UInt32(byte)) >> 48, 2)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      mark("\\")
      put(UInt64(byte), 1)
    default: put(UInt64(byte), 1)
    }
  }

  /// Writes what `write` writes, in quotes.
  mutating func quoted(_ write: (inout JSONWriter) -> Void) {
    self.mark("\"")
    write(&self)
    self.mark("\"")
  }

  /// Writes a list of so many, each as `write` writes the one of its place.
  mutating func list(_ count: Int, _ write: (inout JSONWriter, Int) -> Void) {
    mark("[")
    for place in 0..<count {
      if place > 0 { mark(",") }
      write(&self, place)
    }
    mark("]")
  }

  /// Opens a record.
  mutating func open() {
    mark("{")
    isFirst = true
  }

  /// Opens a record of a list, each of which has a line of its own.
  mutating func openLine(isFirst: Bool) {
    // `[` or `,`, the end of the line, four spaces and `{`.
    put(isFirst ? 0x7b_2020_2020_0a5b : 0x7b_2020_2020_0a2c, 7)
    self.isFirst = true
  }

  /// Closes a record.
  mutating func close() {
    mark("}")
    isFirst = false
  }

  /// Writes a key, behind a comma unless it is the first of its record.
  @inline(never)
  mutating func write(key: String) {
    let first = isFirst ? Marks("\"") : Marks(",", "\"")
    isFirst = false
    write(raw: key.utf8.span, behind: first, before: Marks("\"", ":"))
  }
}

/// Up to two characters of ASCII, as the first of eight.
private struct Marks {
  var word: UInt64 = 0
  var count = 0

  init() {}

  init(_ only: Unicode.Scalar) {
    word = UInt64(only.value).littleEndian
    count = 1
  }

  init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
    word = (UInt64(first.value) | UInt64(second.value) << 8).littleEndian
    count = 2
  }
}
