extension MutableRawSpan {
  /// Writes eight bytes, the lowest of a number first.
  @inline(__always)
  mutating func write(_ word: UInt64, at place: Int) {
    storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt64.self)
  }

  /// Writes the lowest bytes of a number, and moves behind them; up to eight
  /// bytes from there on are overwritten.
  @inline(__always)
  mutating func write(_ word: UInt64, _ count: Int, at place: inout Int) {
    write(word, at: place)
    place += count
  }

  /// Writes 64 bits as sixteen digits.
  mutating func write(hexadecimal bits: UInt64, at place: inout Int) {
    write(
      digits(ofHexadecimal: UInt32(truncatingIfNeeded: bits >> 32)), 8,
      at: &place)
    write(
      digits(ofHexadecimal: UInt32(truncatingIfNeeded: bits)), 8, at: &place)
  }

  /// Writes the 36 characters of an id, put together from words.
  mutating func write(_ id: Identifier<some Any>, at place: inout Int) {
    let bits = id.bits
    let dash = UInt64(UInt8(ascii: "-"))
    let a = digits(ofHexadecimal: UInt32(truncatingIfNeeded: bits >> 96))
    let b = digits(ofHexadecimal: UInt32(truncatingIfNeeded: bits >> 64))
    let c = digits(ofHexadecimal: UInt32(truncatingIfNeeded: bits >> 32))
    let d = digits(ofHexadecimal: UInt32(truncatingIfNeeded: bits))
    write(a, 8, at: &place)
    // A dash before each group of four.
    write(
      dash | (b & 0xffff_ffff) << 8 | dash << 40 | (b >> 32) << 48, 8,
      at: &place)
    write(
      b >> 48 | dash << 16 | (c & 0xffff_ffff) << 24 | dash << 56, 8,
      at: &place)
    write(c >> 32 | d << 32, 8, at: &place)
    write(d >> 32, 4, at: &place)
  }

  /// Writes a date as ISO 8601 does.
  mutating func write(_ date: CalendarDate, at place: inout Int) {
    let month = date.month
    let digits = eightDigits(
      UInt64(month.year * 10_000 + month.number * 100 + date.day))
    let dash = UInt64(UInt8(ascii: "-"))
    write(
      digits & 0xffff_ffff | dash << 32 | (digits >> 32 & 0xffff) << 40
        | dash << 56, 8, at: &place)
    write(digits >> 48, 2, at: &place)
  }

  /// Writes an amount with the decimals it needs.
  mutating func write(_ amount: Amount, at place: inout Int) {
    if amount.isNegative { write(UInt64(UInt8(ascii: "-")), 1, at: &place) }
    let size = amount.attos.magnitude
    let one = UInt64(Amount.one)
    let high = UInt64(truncatingIfNeeded: size >> 64)
    let whole: UInt64
    let parts: UInt64
    if high < one {
      (whole, parts) = one.dividingFullWidth(
        (high, UInt64(truncatingIfNeeded: size)))
    } else {
      // Eighteen digits and at most two more, which are not all zeros.
      let (most, rest) = size.quotientAndRemainder(
        dividingBy: UInt128(one) * 1_000_000_000_000_000_000)
      write(UInt64(most), at: &place)
      write(UInt64(rest / UInt128(one)), of: 18, at: &place)
      writeDecimals(UInt64(rest % UInt128(one)), at: &place)
      return
    }
    write(whole, at: &place)
    writeDecimals(parts, at: &place)
  }

  /// Writes a whole number.
  mutating func write(_ number: UInt64, at place: inout Int) {
    if number >= 100_000_000 {
      write(number / 100_000_000, at: &place)
      write(eightDigits(number % 100_000_000), 8, at: &place)
    } else {
      let digits = eightDigits(number)
      let zeros = min(7, digits.zerosInFront)
      write(digits >> UInt64(zeros * 8), 8 - zeros, at: &place)
    }
  }

  /// Writes a whole number of so many digits, 16 to 24.
  private mutating func write(
    _ number: UInt64, of count: Int, at place: inout Int
  ) {
    let first = eightDigits(number / 10_000_000_000_000_000)
    write(first >> UInt64((24 - count) * 8), count - 16, at: &place)
    write(
      eightDigits(number / 100_000_000 % 100_000_000), 8, at: &place)
    write(eightDigits(number % 100_000_000), 8, at: &place)
  }

  /// Writes a point and the decimals up to the last one that is not zero.
  private mutating func writeDecimals(_ parts: UInt64, at place: inout Int) {
    guard parts > 0 else { return }
    write(UInt64(UInt8(ascii: ".")), 1, at: &place)
    var rest = parts
    var scale: UInt64 = 10_000_000_000
    while true {
      let digits = eightDigits(rest / scale)
      rest %= scale
      if rest == 0 {
        write(digits, 8 - digits.zerosBehind, at: &place)
        return
      }
      write(digits, 8, at: &place)
      // Of the last two decimals six zeros are none.
      rest = scale == 100 ? rest * 1_000_000 : rest
      scale = scale == 100 ? 1 : 100
    }
  }
}

/// The eight digits of a number, the first one lowest.
private func digits(ofHexadecimal number: UInt32) -> UInt64 {
  var nibbles = UInt64(number)
  nibbles = (nibbles | nibbles << 16) & 0x0000_ffff_0000_ffff
  nibbles = (nibbles | nibbles << 8) & 0x00ff_00ff_00ff_00ff
  nibbles = ((nibbles | nibbles << 4) & 0x0f0f_0f0f_0f0f_0f0f).byteSwapped
  let letters = (nibbles &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
  return nibbles &+ 0x3030_3030_3030_3030 &+ letters &* 0x27
}

/// The eight digits of a number below 100,000,000, the first one lowest.
///
/// The number becomes two fours, these become pairs, and these become digits;
/// multiplying and shifting divides them, exactly for numbers as small.
private func eightDigits(_ number: UInt64) -> UInt64 {
  let fours = number / 10_000 | (number % 10_000) << 32
  let hundreds = (fours &* 10_486) >> 20 & 0x0000_007f_0000_007f
  let pairs = hundreds | (fours &- hundreds &* 100) << 16
  let tens = (pairs &* 103) >> 10 & 0x000f_000f_000f_000f
  let ones = tens | (pairs &- tens &* 10) << 8
  return ones | 0x3030_3030_3030_3030
}

extension UInt64 {
  /// How many of eight digits are zeros, from the first one on.
  fileprivate var zerosInFront: Int {
    (self ^ 0x3030_3030_3030_3030).trailingZeroBitCount / 8
  }

  /// How many are zeros, from the last one back.
  fileprivate var zerosBehind: Int {
    (self ^ 0x3030_3030_3030_3030).leadingZeroBitCount / 8
  }
}
