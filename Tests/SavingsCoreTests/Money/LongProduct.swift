import SavingsCore
import Testing

/// A product over a divisor, worked out the long way.
struct LongProduct {
  let a: Amount
  let factor: Amount
  let divisor: Amount

  private var long: LongNumber {
    LongNumber(a.attos) * LongNumber(factor.attos)
  }

  private func step(_ digits: Int) -> Int128 {
    (digits..<Amount.decimals).reduce(1) { step, _ in step * 10 }
  }

  /// Requires what the rule says of a number of so many decimals.
  func requireRight(
    _ result: Amount, _ rounding: Rounding, digits: Int
  ) throws {
    let step = step(digits)
    try #require(result.attos % step == 0)
    let isNegative = a.isNegative != factor.isNegative
    try #require(result.isZero || result.isNegative == isNegative)

    let product = long
    let unit = LongNumber(divisor.attos) * LongNumber(step)
    let count = LongNumber(result.attos / step)
    let one = LongNumber(1)
    switch rounding {
    case .down:
      try #require(count * unit <= product && product < (count + one) * unit)
    case .up:
      try #require(product <= count * unit && count * unit < product + unit)
    case .nearest:
      let twice = product + product
      let middle = (count + count) * unit
      try #require(middle <= twice + unit && twice < middle + unit)
    }
  }

  /// Requires that the product is at least within a step of the limit.
  func requireBeyondReach(digits: Int, _ problem: MoneyProblem) throws {
    let limit = LongNumber(.max) * LongNumber(divisor.attos)
    let step = LongNumber(step(digits)) * LongNumber(divisor.attos)
    try #require(limit < long + step, "\(problem)")
  }
}
