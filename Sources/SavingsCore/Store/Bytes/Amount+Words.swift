extension Amount {
  /// Reads the number that begins here and the quote behind it, and tells
  /// where that ends; `nil` where it is not written as short as it can be.
  ///
  /// Up to eight digits before the point and up to eight behind it are read
  /// at once; longer ones one by one.
  @inline(__always)
  static func read(
    at start: Int, in bytes: Span<UInt8>
  ) -> (amount: Amount, end: Int)? {
    let text = bytes.extracting(droppingFirst: start)
    guard text.count >= 27 else { return nil }
    let isNegative = text[0] == UInt8(ascii: "-")
    let digits = isNegative ? 1 : 0
    let (whole, count) = text.bytes.digits(at: digits)
    guard count > 0 else { return readLong(at: start, in: bytes) }
    let zero = UInt8(ascii: "0")
    if count > 1, text[digits] == zero { return nil }
    var end = digits + count
    // Counted in the eighth decimal.
    var number = whole &* 100_000_000
    if text[end] == UInt8(ascii: ".") {
      let (parts, decimals) = text.bytes.decimals(at: end + 1)
      guard decimals > 0 else { return nil }
      end += 1 + decimals
      number &+= parts
    }
    guard text[end] == UInt8(ascii: "\"") else {
      return readLong(at: start, in: bytes)
    }
    if end > digits + count, text[end - 1] == zero { return nil }
    // Nobody means a nothing with a sign.
    if isNegative, number == 0 { return nil }
    let product = number.multipliedFullWidth(by: 10_000_000_000)
    let attos = Int128(product.high) << 64 | Int128(product.low)
    return (Amount(attos: isNegative ? -attos : attos), start + end + 1)
  }

  private static func readLong(
    at start: Int, in bytes: Span<UInt8>
  ) -> (amount: Amount, end: Int)? {
    let end = bytes.plainEnd(from: start)
    let text = bytes.extracting(start..<end)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\""),
      let amount = Amount(bytes: text)
    else { return nil }
    // So long a number is rare enough to be written once more.
    let written = JSONWriter.line { $0.write(amount) }
    return text.count == written.count ? (amount, end + 1) : nil
  }
}

extension RawSpan {
  /// The number of one to eight digits that begins here, and how many digits;
  /// where there are none the number is any.
  @inline(__always)
  fileprivate func digits(at offset: Int) -> (number: UInt64, count: Int) {
    let word = word(at: offset)
    let count = word.digitCount
    // Zeros in front do not change a number.
    return (number(ofDigits: word &<< UInt64(64 &- count &* 8)), count)
  }

  /// The same, counted in the eighth decimal.
  @inline(__always)
  fileprivate func decimals(at offset: Int) -> (number: UInt64, count: Int) {
    let word = word(at: offset)
    let count = word.digitCount
    // Nor do zeros behind decimals.
    let digits = word & UInt64.max &>> UInt64(64 &- count &* 8)
    return (number(ofDigits: digits), count)
  }
}

extension UInt64 {
  /// How many of the eight characters are digits, from the first one on.
  @inline(__always)
  fileprivate var digitCount: Int {
    let values = self ^ 0x3030_3030_3030_3030
    let low = values & 0x7f7f_7f7f_7f7f_7f7f
    let others = (low &+ 0x7676_7676_7676_7676 | values) & 0x8080_8080_8080_8080
    return others.trailingZeroBitCount / 8
  }
}

/// The number that eight characters write, of which those that are missing at
/// either end are zero bytes.
///
/// Neighbours become pairs, pairs become fours, and fours become the number
/// (SWAR).
@inline(__always)
private func number(ofDigits word: UInt64) -> UInt64 {
  let ones = word & 0x0f0f_0f0f_0f0f_0f0f
  let pairs = (ones &* 10 &+ ones >> 8) & 0x00ff_00ff_00ff_00ff
  let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_ffff_0000_ffff
  return (fours &* 10_000 &+ fours >> 32) & 0xffff_ffff
}
