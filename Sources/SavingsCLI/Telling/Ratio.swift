package import SavingsCore

/// A part compared with its whole, kept exact.
///
/// Every figure made of it is cut, never rounded up: 9,999.99 of 10,000.00 is
/// 99 %, and only what is done is 100 %. Of nothing, everything is done.
package struct Ratio: Equatable, Sendable {
  private let whole: UInt128
  private let rest: UInt128
  private let divisor: UInt128
  private let isNegative: Bool

  /// How much of `whole` there is in `part`.
  ///
  /// - Precondition: `whole` is not negative.
  package init(_ part: Amount, of whole: Amount) {
    precondition(!whole.isNegative, "a part of \(whole)")
    let isAll = whole.isZero
    divisor = isAll ? 1 : whole.attos.magnitude
    (self.whole, rest) =
      isAll
      ? (1, 0)
      : part.attos.magnitude.quotientAndRemainder(dividingBy: divisor)
    isNegative = part.isNegative && !isAll
  }

  /// The number, cut after `decimals` decimals and without trailing zeros.
  package func text(decimals: Int) -> String {
    var digits: [UInt8] = []
    var rest = rest
    for _ in 0..<decimals {
      let next = step(rest, by: 10)
      digits.append(UInt8(ascii: "0") + UInt8(next.quotient))
      rest = next.remainder
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return signed(
      digits.isEmpty
        ? wholeText
        : "\(wholeText).\(String(decoding: digits, as: UTF8.self))")
  }

  /// The number of percent without its sign, cut to a whole one.
  package func percent() -> String {
    let hundredths = UInt64(step(rest, by: 100).quotient)
    if whole == 0 { return signed("\(hundredths)") }
    return signed("\(wholeText)\(hundredths < 10 ? "0" : "")\(hundredths)")
  }

  /// The whole number; a short one is written by a part of the library that
  /// every answer needs.
  private var wholeText: String {
    UInt64(exactly: whole)?.description ?? whole.description
  }

  /// How many of `count` cells it fills.
  package func filled(of count: Int) -> Int {
    guard !isNegative else { return 0 }
    guard whole == 0 else { return count }
    return Int(step(rest, by: UInt128(count)).quotient)
  }

  private func signed(_ digits: String) -> String {
    guard isNegative else { return digits }
    let isZero = digits.isMade(of: "0.", digits: false, letters: false)
    return isZero ? digits : "-\(digits)"
  }

  /// One step of a long division, in 256 bits so that nothing overflows.
  private func step(
    _ rest: UInt128, by factor: UInt128
  ) -> (quotient: UInt128, remainder: UInt128) {
    divisor.dividingFullWidth(rest.multipliedFullWidth(by: factor))
  }
}
