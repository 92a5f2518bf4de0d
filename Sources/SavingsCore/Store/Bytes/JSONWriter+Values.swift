/// Numbers, days and currencies, as a store has them.
extension JSONWriter {
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

  /// Writes the code of a currency, in quotes.
  mutating func write(quoted currency: Currency) {
    let end = currency.count
    var (word, length) = (JSONWriter.quotationMark, 1)
    for place in 0...end {
      if length == 8 {
        put(word, 8)
        (word, length) = (0, 0)
      }
      let next =
        place < end
        ? UInt64(currency.character(at: place)) : JSONWriter.quotationMark
      word |= next << UInt64(length * 8)
      length += 1
    }
    put(word, length)
  }
}

private let dash = UInt64(("-" as Unicode.Scalar).value)

/// The two digits of a number below 100, as the first of eight characters.
private func twoDigits(_ number: UInt64) -> UInt64 {
  (0x30 + number / 10) | (0x30 + number % 10) << 8
}
