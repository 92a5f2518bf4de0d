/// A decimal number as it is written: its digits, and where the point stands.
struct Numeral {
  /// The digits read as one whole number, with the sign.
  private(set) var significand: Int128 = 0

  /// How many digits stand behind the point.
  private(set) var decimals = 0

  /// Whether more digits came than can be counted.
  private var isTooLarge = false

  init(_ text: String) throws(MoneyProblem) {
    guard let numeral = Numeral(bytes: text.utf8.span) else {
      throw .unreadable(text)
    }
    self = numeral
  }

  /// Reads an optional minus, digits, and perhaps a point and more digits.
  init?(bytes: Span<UInt8>) {
    var isNegative = false
    var hasPoint = false
    var digits = 0

    for index in bytes.indices {
      switch bytes[index] {
      case let byte where byte &- UInt8(ascii: "0") < 10:
        append(byte &- UInt8(ascii: "0"))
        digits += 1
        if hasPoint { decimals += 1 }
      case UInt8(ascii: "-") where index == 0:
        isNegative = true
      case UInt8(ascii: ".") where !hasPoint && digits > 0:
        hasPoint = true
      default:
        return nil
      }
    }
    guard digits > 0, !hasPoint || decimals > 0 else { return nil }
    // Nobody means a nothing with a sign.
    guard !isNegative || significand > 0 || isTooLarge else { return nil }
    if isNegative { significand = -significand }
  }

  private mutating func append(_ digit: UInt8) {
    let (shifted, overflow) = significand.multipliedReportingOverflow(by: 10)
    let (sum, carry) = shifted.addingReportingOverflow(Int128(digit))
    if overflow || carry { isTooLarge = true } else { significand = sum }
  }

  /// The amount, or why it cannot be one; `text` is what was typed.
  func amount(of text: String) throws(MoneyProblem) -> Amount {
    guard decimals <= Amount.decimals else {
      throw .tooFine(text, nil, digits: Amount.decimals)
    }
    let scale = Int128.tenToThe(Amount.decimals - decimals)
    let (attos, overflow) = significand.multipliedReportingOverflow(by: scale)
    guard !isTooLarge, !overflow, attos != .min else { throw .tooLarge(text) }
    return Amount(attos: attos)
  }
}
