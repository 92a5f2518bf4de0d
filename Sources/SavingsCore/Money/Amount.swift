/// An exact decimal number with eighteen decimals, for sums and rates.
///
/// Nothing rounds behind your back: sums and differences are exact or a
/// problem, and every operation that cannot be exact takes a `Rounding`.
public struct Amount: Sendable {
  /// The number, counted in its smallest part, 10^-18.
  public var attos: Int128 { Int128(high) << 64 | Int128(low) }

  // A number of 128 bits begins at a multiple of sixteen bytes, which wastes
  // room beside others and is dear to allocate; its two halves do not.
  private let low: UInt64
  private let high: Int64

  /// How many attos make one.
  public static let one: Int128 = 1_000_000_000_000_000_000

  /// How many decimals an amount can have.
  public static let decimals = 18

  /// Counts `attos`, each 10^-18.
  ///
  /// - Precondition: It is not the least number there is, which has no
  ///   counterpart above zero.
  public init(attos: Int128) {
    precondition(attos != .min, "an amount without a counterpart")
    low = UInt64(truncatingIfNeeded: attos)
    high = Int64(truncatingIfNeeded: attos >> 64)
  }

  /// A whole number.
  public init(_ whole: Int) { self.init(attos: Int128(whole) * Amount.one) }

  /// Nothing.
  public static var zero: Amount { Amount(attos: 0) }

  public var isZero: Bool { attos == 0 }

  public var isNegative: Bool { attos < 0 }

  public var isPositive: Bool { attos > 0 }

  /// The same distance from zero, on the side of the positive.
  public var magnitude: Amount { isNegative ? -self : self }

  /// How many decimals it takes to write this down.
  public var decimalsNeeded: Int {
    var rest = UInt64(attos.magnitude % UInt128(Amount.one))
    guard rest != 0 else { return 0 }
    var needed = Amount.decimals
    while rest % 10 == 0 {
      rest /= 10
      needed -= 1
    }
    return needed
  }
}

extension Amount: Comparable {
  /// Whether `a` is the smaller one.
  public static func < (a: Amount, b: Amount) -> Bool { a.attos < b.attos }
}
