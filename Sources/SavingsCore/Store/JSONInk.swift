/// Writes JSON byte by byte, without making texts of its own.
struct JSONInk {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  private var isFirst = true

  /// Makes room for so many bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

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
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        write("\\u00")
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number of at least so many digits.
  mutating func write(_ number: UInt64, digits count: Int = 1) {
    var rest = number
    let start = bytes.count
    while rest > 0 || bytes.count - start < count {
      bytes.append(digits[Int(rest % 10)])
      rest /= 10
    }
    bytes[start...].reverse()
  }

  /// Writes 64 bits as sixteen digits.
  mutating func write(hexadecimal bits: UInt64) {
    for shift in stride(from: 60, through: 0, by: -4) {
      bytes.append(digits[Int(bits >> UInt64(shift) & 15)])
    }
  }

  /// Writes an amount with the decimals it needs.
  mutating func write(_ amount: Amount) {
    if amount.isNegative { write("-") }
    let (whole, rest) = amount.attos.magnitude.quotientAndRemainder(
      dividingBy: UInt128(Amount.one))
    if let short = UInt64(exactly: whole) {
      write(short)
    } else {
      bytes.append(contentsOf: whole.description.utf8)
    }
    guard rest > 0 else { return }
    write(".")
    write(UInt64(rest), digits: Amount.decimals)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// Writes a date as ISO 8601 does.
  mutating func write(_ date: CalendarDate) {
    write(date.month)
    write("-")
    write(UInt64(date.day), digits: 2)
  }

  /// Writes a month as ISO 8601 does.
  mutating func write(_ month: Month) {
    write(UInt64(month.year), digits: 4)
    write("-")
    write(UInt64(month.number), digits: 2)
  }

  /// Writes the 36 characters of an id.
  mutating func write(_ id: Identifier<some Any>) {
    let high = UInt64(truncatingIfNeeded: id.bits >> 64)
    let low = UInt64(truncatingIfNeeded: id.bits)
    for shift in stride(from: 60, through: 0, by: -4) {
      bytes.append(digits[Int(high >> UInt64(shift) & 15)])
      if shift == 32 || shift == 16 || shift == 0 { write("-") }
    }
    for shift in stride(from: 60, through: 0, by: -4) {
      bytes.append(digits[Int(low >> UInt64(shift) & 15)])
      if shift == 48 { write("-") }
    }
  }

  /// Writes an amount in quotes.
  mutating func write(quoted amount: Amount) {
    bytes.append(UInt8(ascii: "\""))
    write(amount)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a date in quotes.
  mutating func write(quoted date: CalendarDate) {
    bytes.append(UInt8(ascii: "\""))
    write(date)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an id in quotes.
  mutating func write(quoted id: Identifier<some Any>) {
    bytes.append(UInt8(ascii: "\""))
    write(id)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a currency code in quotes.
  mutating func write(quoted currency: Currency) {
    write(text: currency.code)
  }

  /// Writes a key, behind a comma unless it is the first of its record.
  mutating func write(key: String) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: key.utf8)
    write("\":")
  }

  /// Opens a record.
  mutating func open() {
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Closes a record.
  mutating func close() {
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }
}

private let digits = Array("0123456789abcdef".utf8)
