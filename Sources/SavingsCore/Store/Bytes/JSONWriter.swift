/// Writes JSON, eight bytes at a time where it can.
struct JSONWriter: ~Copyable {
  /// What was written, and behind `count` whatever there was before.
  private var buffer: [UInt8] = []

  private var count = 0

  private var isFirst = true

  /// The bytes of one record.
  static func line(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    write(&json)
    return json.finish()
  }

  /// Makes room for so many more bytes.
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

  /// The checksum of what was written.
  var checksum: Checksum {
    Checksum(of: buffer.span.extracting(0..<count))
  }

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
  private mutating func put(_ word: UInt64, _ length: Int) {
    makeRoom(for: 8)
    let end = count
    var span = buffer.mutableSpan
    var words = span.mutableBytes
    words.storeBytes(
      of: word.littleEndian, toByteOffset: end, as: UInt64.self)
    count += length
  }

  /// Writes a single character of ASCII as it is.
  private mutating func mark(_ character: Unicode.Scalar) {
    put(UInt64(character.value), 1)
  }

  /// Writes two characters of ASCII as they are.
  private mutating func mark(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) {
    put(UInt64(first.value) | UInt64(second.value) << 8, 2)
  }

  /// Writes these characters as they are.
  mutating func write(_ text: StaticString) {
    var place = 0
    while place < text.utf8CodeUnitCount {
      let (word, length) = text.word(at: place)
      put(word, length)
      place += length
    }
  }

  /// Writes these bytes as they are.
  mutating func write(raw other: Span<UInt8>) {
    makeRoom(for: other.count)
    let from = other.bytes
    let end = count
    var span = buffer.mutableSpan
    var words = span.mutableBytes
    var place = 0
    while place + 8 <= other.count {
      words.storeBytes(
        of: from.word(at: place).littleEndian, toByteOffset: end + place,
        as: UInt64.self)
      place += 8
    }
    count += place
    var last: UInt64 = 0
    for place in (place..<other.count).reversed() {
      last = last << 8 | UInt64(other[place])
    }
    put(last, other.count - place)
  }

  /// Writes a text in quotes, with escapes where JSON needs them.
  mutating func write(text: String) {
    mark("\"")
    let units = text.utf8.span
    if units.plainEnd(from: 0) == units.count {
      write(raw: units)
    } else {
      for byte in text.utf8 { write(escaped: byte) }
    }
    mark("\"")
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

  /// Writes a whole number.
  mutating func write(_ number: some BinaryInteger) {
    if let number = UInt64(exactly: number) {
      write(number, digits: 1)
    } else {
      write(raw: String(number).utf8.span)
    }
  }

  /// Writes a whole number with so many digits at least.
  private mutating func write(_ number: UInt64, digits least: Int) {
    let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
    if high > 0 || least > 8 { write(high, digits: max(least - 8, 1)) }
    let least = high > 0 ? 8 : min(least, 8)
    var (word, length, rest): (UInt64, Int, UInt64) = (0, 0, low)
    while rest > 0 || length < least {
      word = word << 8 | (0x30 + rest % 10)
      rest /= 10
      length += 1
    }
    put(word, length)
  }

  /// Writes the sixteen digits of 64 bits.
  mutating func write(hexadecimal bits: UInt64) {
    put(hexadecimalDigits(of: UInt32(truncatingIfNeeded: bits >> 32)), 8)
    put(hexadecimalDigits(of: UInt32(truncatingIfNeeded: bits)), 8)
  }

  /// Writes an amount with the decimals it needs.
  mutating func write(_ amount: Amount) {
    if amount.isNegative { mark("-") }
    let (whole, parts) = amount.attos.magnitude.quotientAndRemainder(
      dividingBy: UInt128(Amount.one))
    write(whole)
    guard parts > 0 else { return }
    mark(".")
    var (rest, decimals) = (UInt64(parts), Amount.decimals)
    if rest % 100_000_000 == 0 {
      rest /= 100_000_000
      decimals -= 8
    }
    while rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    write(rest, digits: decimals)
  }

  /// Writes a month as ISO 8601 does.
  mutating func write(_ month: Month) {
    let year = UInt64(month.year)
    put(
      twoDigits(year / 100) | twoDigits(year % 100) << 16 | dash << 32
        | twoDigits(UInt64(month.number)) << 40, 7)
  }

  /// Writes a date as ISO 8601 does.
  mutating func write(_ date: CalendarDate) {
    write(date.month)
    put(dash | twoDigits(UInt64(date.day)) << 8, 3)
  }

  /// Writes the 36 characters of an id.
  mutating func write(_ id: Identifier<some Any>) {
    let text = IDText(id)
    let (first, second, third, fourth) = text.first.words
    put(first, 8)
    put(second, 8)
    put(third, 8)
    put(fourth, 8)
    put(text.last >> 32, 4)
  }

  /// Writes what `write` writes, in quotes.
  mutating func quoted(_ write: (inout JSONWriter) -> Void) {
    self.mark("\"")
    write(&self)
    self.mark("\"")
  }

  /// Opens a record.
  mutating func open() {
    mark("{")
    isFirst = true
  }

  /// Closes a record.
  mutating func close() {
    mark("}")
    isFirst = false
  }

  /// Writes a key, behind a comma unless it is the first of its record.
  @inline(never)
  mutating func write(key: String) {
    if isFirst { mark("\"") } else { mark(",", "\"") }
    isFirst = false
    write(raw: key.utf8.span)
    mark("\"", ":")
  }
}

private let dash = UInt64(("-" as Unicode.Scalar).value)

/// The two digits of a number below 100, as the first of eight characters.
private func twoDigits(_ number: UInt64) -> UInt64 {
  (0x30 + number / 10) | (0x30 + number % 10) << 8
}

extension StaticString {
  /// Up to eight characters from a place on, and how many.
  fileprivate func word(at start: Int) -> (word: UInt64, length: Int) {
    withUTF8Buffer { bytes in
      let length = min(bytes.count - start, 8)
      var word: UInt64 = 0
      for place in 0..<length {
        word |= UInt64(bytes[start + place]) << UInt64(place * 8)
      }
      return (word, length)
    }
  }
}
