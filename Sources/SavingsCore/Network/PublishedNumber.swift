/// A number as a service writes it, never made a float of: `83412.07`,
/// `1.2e-05`.
struct PublishedNumber {
  private var digits: [UInt8] = []

  /// How many digits stand before the point once the exponent has moved it.
  private var whole = 0
  private var isNegative = false

  /// Whether JSON would write it so.
  let isOfJSON: Bool

  /// Whether people would: without an exponent.
  private(set) var isPlain: Bool

  /// Reads digits, perhaps with a point and an exponent.
  @inline(never)
  init?(_ text: String) {
    let bytes = Array(text.utf8) + [0]
    var place = 0
    if bytes[0] == UInt8(ascii: "-") {
      isNegative = true
      place = 1
    }
    while bytes[place].isDigit {
      digits.add(bytes[place] - 48)
      place += 1
    }
    whole = digits.count
    guard whole > 0 else { return nil }
    isOfJSON = whole == 1 || digits[0] != 0
    isPlain = isOfJSON
    if bytes[place] == UInt8(ascii: ".") {
      place += 1
      while bytes[place].isDigit {
        digits.add(bytes[place] - 48)
        place += 1
      }
      guard digits.count > whole else { return nil }
    }
    if bytes[place] | 0x20 == UInt8(ascii: "e") {
      isPlain = false
      place += 1
      let isSmall = bytes[place] == UInt8(ascii: "-")
      if isSmall || bytes[place] == UInt8(ascii: "+") { place += 1 }
      let start = place
      var exponent = 0
      while bytes[place].isDigit {
        // No text has as many digits as would be moved.
        exponent = min(exponent * 10 + Int(bytes[place] - 48), 1 << 40)
        place += 1
      }
      guard place > start else { return nil }
      whole += isSmall ? -exponent : exponent
    }
    guard place == bytes.count - 1 else { return nil }
  }

  /// The amount above 0 that it is, cut behind the eighteenth decimal; `nil`
  /// where nothing is left, or where it is none.
  var price: Amount? {
    amount(isCut: true).flatMap { $0.isPositive ? $0 : nil }
  }

  /// The amount that so many of a unit are, cut where more decimals may be
  /// dropped; the unit is one with so many decimals.
  @inline(never)
  func amount(isCut: Bool, unit: Int = 0) -> Amount? {
    let length = max(whole + Amount.decimals - unit, 0)
    var attos: Int128 = 0
    for place in 0..<max(length, digits.count) {
      if place >= digits.count, attos == 0 { break }
      let digit = place < digits.count ? digits[place] : 0
      if place >= length {
        if digit != 0, !isCut { return nil }
        continue
      }
      guard let tens = attos.timesExactly(10) else { return nil }
      let (sum, isTooLarge) = tens.addingReportingOverflow(Int128(digit))
      guard !isTooLarge else { return nil }
      attos = sum
    }
    return Amount(attos: isNegative ? -attos : attos)
  }
}
