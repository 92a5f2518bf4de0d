/// Writes JSON byte by byte, without making texts of its own.
struct JSONInk {
  /// What was written, and zeros where more will be.
  private var room: [UInt8] = []

  /// How many bytes were written.
  private var count = 0

  private var isFirst = true

  /// What was written.
  var bytes: [UInt8] { Array(room[..<count]) }

  /// The checksum of what was written.
  var checksum: Checksum {
    Checksum(of: room.span.extracting(0..<count))
  }

  /// Makes room for so many more bytes.
  mutating func reserve(_ more: Int) {
    guard count + more > room.count else { return }
    let zeros = [UInt8](repeating: 0, count: max(more, room.count, 256))
    if room.isEmpty { room = zeros } else { room += zeros }
  }

  /// Hands over what was written, and has nothing afterwards.
  mutating func finish() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &room)
    bytes.removeLast(bytes.count - count)
    count = 0
    return bytes
  }

  @inline(__always)
  private mutating func write(_ byte: UInt8) {
    reserve(1)
    room[count] = byte
    count += 1
  }

  /// Writes so many bytes at most in place, word by word.
  @inline(__always)
  mutating func write(
    upTo most: Int, _ values: (inout MutableRawSpan, inout Int) -> Void
  ) {
    // A word may end up to seven bytes behind its last character.
    reserve(most + 7)
    var end = count
    var span = room.mutableSpan
    var words = span.mutableBytes
    values(&words, &end)
    count = end
  }

  /// Writes these characters as they are.
  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { write(byte) } }
  }

  /// Writes these bytes as they are.
  mutating func write(raw other: some Sequence<UInt8>) {
    for byte in other { write(byte) }
  }

  /// Writes a text in quotes, with escapes where JSON needs them.
  mutating func write(text: String) {
    let bytes = text.utf8.span
    write(UInt8(ascii: "\""))
    var place = 0
    while true {
      let end = bytes.simpleEnd(from: place)
      write(raw: bytes.extracting(place..<end))
      guard end < bytes.count else { break }
      write(escaped: bytes[end])
      place = end + 1
    }
    write(UInt8(ascii: "\""))
  }

  private mutating func write(escaped byte: UInt8) {
    write(UInt8(ascii: "\\"))
    if byte < 0x20 {
      write("u00")
      write(digits[Int(byte >> 4)])
      write(digits[Int(byte & 15)])
    } else {
      write(byte)
    }
  }

  /// Writes these bytes as they are, eight at a time.
  mutating func write(raw other: Span<UInt8>) {
    reserve(other.count)
    var end = count
    var span = room.mutableSpan
    var words = span.mutableBytes
    var place = 0
    while place + 8 <= other.count {
      words.write(other.bytes.word(at: place), at: end + place)
      place += 8
    }
    while place < other.count {
      words.storeBytes(
        of: other[place], toByteOffset: end + place, as: UInt8.self)
      place += 1
    }
    end += place
    count = end
  }

  /// Writes a whole number.
  mutating func write(_ number: UInt64) {
    write(upTo: 20) { $0.write(number, at: &$1) }
  }

  /// Writes 64 bits as sixteen digits.
  mutating func write(hexadecimal bits: UInt64) {
    write(upTo: 16) { $0.write(hexadecimal: bits, at: &$1) }
  }

  /// Writes an amount with the decimals it needs.
  mutating func write(_ amount: Amount) {
    write(upTo: 41) { $0.write(amount, at: &$1) }
  }

  /// Writes a date as ISO 8601 does.
  mutating func write(_ date: CalendarDate) {
    write(upTo: 10) { $0.write(date, at: &$1) }
  }

  /// Writes a month as ISO 8601 does.
  mutating func write(_ month: Month) {
    write(month.firstDay)
    count -= 3
  }

  /// Writes the 36 characters of an id.
  mutating func write(_ id: Identifier<some Any>) {
    write(upTo: 36) { $0.write(id, at: &$1) }
  }

  /// Writes an amount in quotes.
  mutating func write(quoted amount: Amount) {
    write(UInt8(ascii: "\""))
    write(amount)
    write(UInt8(ascii: "\""))
  }

  /// Writes a date in quotes.
  mutating func write(quoted date: CalendarDate) {
    write(UInt8(ascii: "\""))
    write(date)
    write(UInt8(ascii: "\""))
  }

  /// Writes an id in quotes.
  mutating func write(quoted id: Identifier<some Any>) {
    write(UInt8(ascii: "\""))
    write(id)
    write(UInt8(ascii: "\""))
  }

  /// Writes a currency code in quotes.
  mutating func write(quoted currency: Currency) {
    write(text: currency.code)
  }

  /// Writes a key, behind a comma unless it is the first of its record.
  mutating func write(key: String) {
    if !isFirst { write(UInt8(ascii: ",")) }
    isFirst = false
    write(UInt8(ascii: "\""))
    write(raw: key.utf8)
    write("\":")
  }

  /// Opens a record.
  mutating func open() {
    write(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Closes a record.
  mutating func close() {
    write(UInt8(ascii: "}"))
    isFirst = false
  }
}

private let digits = Array("0123456789abcdef".utf8)
