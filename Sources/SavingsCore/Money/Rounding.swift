/// Which whole number stands for a quotient that is not whole.
public enum Rounding: Equatable, Sendable {
  /// The nearest one, and the one farther from zero when two are as near.
  case nearest

  /// The one nearer to zero.
  ///
  /// Cutting a figure at the eighteenth decimal and rounding it to fewer later
  /// gives what rounding it once would have given, which rounding to the
  /// nearest twice does not promise.
  case down

  /// The one farther from zero.
  case up

  /// Whether what is left of a division makes the number larger.
  @inline(__always)
  func goesUp(_ rest: UInt128, of divisor: UInt128) -> Bool {
    switch self {
    case .nearest: rest >= divisor - rest
    case .down: false
    case .up: rest > 0
    }
  }
}

extension Int128 {
  /// `self * factor / divisor`, rounded once, at its end.
  ///
  /// The product has 256 bits to live in, so only a quotient that does not fit
  /// is refused, with `nil`.
  ///
  /// - Precondition: `divisor` is positive.
  func times(
    _ factor: Int128, over divisor: Int128, _ rounding: Rounding
  ) -> Int128? {
    precondition(divisor > 0, "dividing by \(divisor)")
    let by = divisor.magnitude
    let cut: UInt128
    let rest: UInt128
    // Most products fit into 128 bits, which is several times faster.
    let (short, isLong) = magnitude.multipliedReportingOverflow(
      by: factor.magnitude)
    if isLong {
      let product = magnitude.multipliedFullWidth(by: factor.magnitude)
      guard product.high < by else { return nil }
      (cut, rest) = by.dividingFullWidth(product)
    } else {
      (cut, rest) = short.quotientAndRemainder(dividingBy: by)
    }
    let (rounded, overflow) = cut.addingReportingOverflow(
      rounding.goesUp(rest, of: by) ? 1 : 0)
    guard !overflow, let size = Int128(exactly: rounded) else { return nil }
    return (self < 0) == (factor < 0) ? size : -size
  }

  /// The product, `nil` where it does not fit.
  @inline(never)
  func timesExactly(_ factor: Int128) -> Int128? {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow || product == .min ? nil : product
  }

  /// The greatest number that divides both (Euclid's algorithm).
  @inline(never)
  func commonDivisor(with other: Int128) -> Int128 {
    var (big, small) = (self, other)
    while small > 0 { (big, small) = (small, big % small) }
    return big
  }

  /// Ten to the power of `exponent`.
  ///
  /// - Precondition: `exponent` lies from 0 to 38.
  static func tenToThe(_ exponent: Int) -> Int128 {
    exponent < shortPowers.count
      ? Int128(shortPowers[exponent]) : powersOfTen[exponent]
  }
}

// All that decimals need, which stand in the program as they are.
private let shortPowers: [Int64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  1_000_000_000, 10_000_000_000, 100_000_000_000, 1_000_000_000_000,
  10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
  10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000,
]

private let powersOfTen: [Int128] = {
  var powers: [Int128] = [1]
  while powers.count <= 38 { powers.add(powers[powers.count - 1] * 10) }
  return powers
}()
