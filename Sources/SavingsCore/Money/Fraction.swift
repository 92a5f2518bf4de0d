/// An exact quotient of two amounts.
struct Fraction: Sendable {
  let numerator: Int128
  let denominator: Int128

  /// - Precondition: The divisor is positive.
  init(_ numerator: Amount, over denominator: Amount) {
    precondition(denominator.isPositive, "dividing by \(denominator)")
    self.numerator = numerator.attos
    self.denominator = denominator.attos
  }
}

extension Fraction: Comparable {
  /// Compares the products across, which have 256 bits to live in.
  @inline(never)
  static func < (a: Fraction, b: Fraction) -> Bool {
    let left = a.numerator.multipliedFullWidth(by: b.denominator)
    let right = b.numerator.multipliedFullWidth(by: a.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }

  static func == (a: Fraction, b: Fraction) -> Bool { !(a < b) && !(b < a) }
}
