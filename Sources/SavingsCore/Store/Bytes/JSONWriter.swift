/// Writes JSON byte by byte.
struct JSONWriter: ~Copyable {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  private var isFirst = true

  /// The bytes of one record.
  static func line(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    write(&json)
    return json.bytes
  }

  /// Makes room for so many more bytes.
  mutating func reserve(_ more: Int) {
    bytes.reserveCapacity(bytes.count + more)
  }

  /// Hands over what was written, and has nothing afterwards.
  mutating func finish() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Writes these characters as they are.
  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes these bytes as they are.
  mutating func write(raw other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  /// Writes a text in quotes, with escapes where JSON needs them.
  mutating func write(text: String) {
    write("\"")
    defer { write("\"") }
    let units = text.utf8.span
    guard units.plainEnd(from: 0) < units.count else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for byte in text.utf8 {
      switch byte {
      case 0..<0x20:
        write("\\u00")
        write(hexadecimal: UInt64(byte), digits: 2)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        write("\\")
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
  }

  /// Writes a whole number that is not below nothing.
  mutating func write(_ number: some BinaryInteger) {
    guard let number = UInt64(exactly: number) else {
      write(raw: String(number).utf8)
      return
    }
    var scale: UInt64 = 1
    while number / scale >= 10 { scale *= 10 }
    while scale > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / scale % 10))
      scale /= 10
    }
  }

  /// Writes the lowest bits of a number, four a digit.
  mutating func write(hexadecimal bits: UInt64, digits: Int = 16) {
    for place in (0..<digits).reversed() {
      let nibble = UInt8(truncatingIfNeeded: bits >> UInt64(place * 4)) & 15
      let start = nibble < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10
      bytes.append(start + nibble)
    }
  }

  /// Writes an amount with the decimals it needs.
  mutating func write(_ amount: Amount) {
    if amount.isNegative { write("-") }
    let (whole, parts) = amount.attos.magnitude.quotientAndRemainder(
      dividingBy: UInt128(Amount.one))
    write(whole)
    guard parts > 0 else { return }
    write(".")
    var rest = UInt64(parts)
    var scale = UInt64(Amount.one)
    while rest > 0 {
      scale /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / scale))
      rest %= scale
    }
  }

  /// Writes a month as ISO 8601 does.
  mutating func write(_ month: Month) {
    write(month.year, digits: 4)
    write("-")
    write(month.number, digits: 2)
  }

  /// Writes a date as ISO 8601 does.
  mutating func write(_ date: CalendarDate) {
    write(date.month)
    write("-")
    write(date.day, digits: 2)
  }

  private mutating func write(_ number: Int, digits: Int) {
    var scale = 1
    for _ in 1..<digits { scale *= 10 }
    while scale > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / scale % 10))
      scale /= 10
    }
  }

  /// Writes the 36 characters of an id.
  mutating func write(_ id: Identifier<some Any>) {
    let high = UInt64(truncatingIfNeeded: id.bits >> 64)
    let low = UInt64(truncatingIfNeeded: id.bits)
    write(hexadecimal: high >> 32, digits: 8)
    write("-")
    write(hexadecimal: high >> 16, digits: 4)
    write("-")
    write(hexadecimal: high, digits: 4)
    write("-")
    write(hexadecimal: low >> 48, digits: 4)
    write("-")
    write(hexadecimal: low, digits: 12)
  }

  /// Writes what `write` writes, in quotes.
  mutating func quoted(_ write: (inout JSONWriter) -> Void) {
    self.write("\"")
    write(&self)
    self.write("\"")
  }

  /// Opens a record.
  mutating func open() {
    write("{")
    isFirst = true
  }

  /// Closes a record.
  mutating func close() {
    write("}")
    isFirst = false
  }

  /// Writes a key, behind a comma unless it is the first of its record.
  @inline(never)
  mutating func write(key: String) {
    if !isFirst { write(",") }
    isFirst = false
    write(text: key)
    write(":")
  }
}
