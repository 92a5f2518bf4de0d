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
    if text.utf8.contains(where: \.needsEscape) {
      for byte in text.utf8 { write(escaped: byte) }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(escaped byte: UInt8) {
    if byte < 0x20 {
      write("\\u00")
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    } else {
      if byte.needsEscape { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
  }

  /// Writes a whole number of at least so many digits.
  mutating func write(_ number: UInt64, digits count: Int = 1) {
    if number >= 100_000_000 || count > 8 {
      write(number / 100_000_000, digits: max(1, count - 8))
      write(number % 100_000_000, digits: 8)
      return
    }
    // The last digit is known first and stands last.
    var word: UInt64 = 0
    var rest = number
    var length = 0
    while rest > 0 || length < count {
      word = word << 8 | (rest % 10 + 0x30)
      rest /= 10
      length += 1
    }
    write(word: word, length)
  }

  /// Writes the lowest bytes of a number, the lowest one first.
  private mutating func write(word: UInt64, _ count: Int) {
    withUnsafeBytes(of: word.littleEndian) { all in
      all.withMemoryRebound(to: UInt8.self) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<count]))
      }
    }
  }

  /// Writes 64 bits as sixteen digits.
  mutating func write(hexadecimal bits: UInt64) {
    write(word: hexadecimal(UInt32(truncatingIfNeeded: bits >> 32)), 8)
    write(word: hexadecimal(UInt32(truncatingIfNeeded: bits)), 8)
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
    var decimals = UInt64(rest)
    var count = Amount.decimals
    while decimals % 10 == 0 {
      decimals /= 10
      count -= 1
    }
    write(".")
    write(decimals, digits: count)
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

  /// Writes the 36 characters of an id, put together from words.
  mutating func write(_ id: Identifier<some Any>) {
    let bits = id.bits
    let dash = UInt64(UInt8(ascii: "-"))
    let a = hexadecimal(UInt32(truncatingIfNeeded: bits >> 96))
    let b = hexadecimal(UInt32(truncatingIfNeeded: bits >> 64))
    let c = hexadecimal(UInt32(truncatingIfNeeded: bits >> 32))
    let d = hexadecimal(UInt32(truncatingIfNeeded: bits))
    // A dash before each group of four.
    let words = (
      a.littleEndian,
      (dash | (b & 0xffff_ffff) << 8 | dash << 40 | (b >> 32) << 48)
        .littleEndian,
      (b >> 48 | dash << 16 | (c & 0xffff_ffff) << 24 | dash << 56)
        .littleEndian,
      (c >> 32 | d << 32).littleEndian,
      (d >> 32).littleEndian
    )
    withUnsafeBytes(of: words) { all in
      all.withMemoryRebound(to: UInt8.self) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<36]))
      }
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

/// The eight digits of a number, the first one lowest.
private func hexadecimal(_ number: UInt32) -> UInt64 {
  var nibbles = UInt64(number)
  nibbles = (nibbles | nibbles << 16) & 0x0000_ffff_0000_ffff
  nibbles = (nibbles | nibbles << 8) & 0x00ff_00ff_00ff_00ff
  nibbles = ((nibbles | nibbles << 4) & 0x0f0f_0f0f_0f0f_0f0f).byteSwapped
  let letters = (nibbles &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
  return nibbles &+ 0x3030_3030_3030_3030 &+ letters &* 0x27
}

extension UInt8 {
  /// Whether JSON does not let this stand in a text as it is.
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
