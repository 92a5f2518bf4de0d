import SavingsCore
import Support
import Testing

@Suite struct AmountArithmeticTests {
  static let largest = Amount(attos: .max)
  static let smallest = Amount(attos: -.max)
  static let atto = Amount(attos: 1)

  @Test func sumsAndDifferencesAreExactOrRefused() throws {
    var dice = SplitMix64(seed: 3)
    var refused = 0
    for _ in 0..<1_000 {
      let (a, b) = (dice.amount(), dice.amount())
      let isWithinReach = fits(a, b)
      if isWithinReach {
        try #require(try (a + b).attos == a.attos + b.attos)
        try #require(try (a + b) - b == a)
        try #require(try a - (-b) == a + b)
      } else {
        refused += 1
        try #require(throws: MoneyProblem.overflow(a, .plus, b)) { try a + b }
        try #require(throws: MoneyProblem.overflow(a, .minus, -b)) {
          try a - (-b)
        }
      }
    }
    #expect(refused > 0)
  }

  /// Whether a sum can be counted, by long addition.
  private func fits(_ a: Amount, _ b: Amount) -> Bool {
    guard a.isNegative == b.isNegative else { return true }
    return LongNumber(a.attos) + LongNumber(b.attos) <= LongNumber(.max)
  }

  @Test func reachesItsLimitsAndNoFurther() throws {
    let (largest, smallest, atto) = (Self.largest, Self.smallest, Self.atto)
    #expect(try (largest - atto) + atto == largest)
    #expect(-largest == smallest)
    #expect(smallest.magnitude == largest)
    #expect(throws: MoneyProblem.overflow(largest, .plus, atto)) {
      try largest + atto
    }
    #expect(throws: MoneyProblem.overflow(smallest, .minus, atto)) {
      try smallest - atto
    }
    #expect(throws: MoneyProblem.overflow(smallest, .minus, largest)) {
      try smallest - largest
    }
    #expect(throws: MoneyProblem.overflow(smallest, .plus, -atto)) {
      try smallest + (-atto)
    }
  }

  @Test func productsReachTheLimitAndNoFurther() throws {
    let (largest, two) = (Self.largest, Amount(2))
    for rounding in [Rounding.nearest, .down, .up] {
      #expect(try largest.times(Amount(1), rounding) == largest)
      #expect(try Self.smallest.times(Amount(1), rounding) == Self.smallest)
      #expect(try largest.rounded(to: 18, rounding) == largest)
      #expect(try largest.times(two, over: two, rounding) == largest)
      #expect(throws: MoneyProblem.overflow(largest, .times, two)) {
        try largest.times(two, rounding)
      }
    }
  }

  @Test func roundingPastTheLimitIsRefused() throws {
    let largest = Self.largest
    #expect(throws: MoneyProblem.self) { try largest.rounded(to: 2, .up) }
    #expect(throws: MoneyProblem.self) { try largest.rounded(to: 0) }
    let whole = try Amount("170141183460469231731")
    #expect(try largest.rounded(to: 0, .down) == whole)
    #expect(try Self.smallest.rounded(to: 0, .down) == -whole)
  }

  @Test func sumAddsUpAndNamesWhatIsTooLarge() throws {
    #expect(try [Amount]().sum() == .zero)
    #expect(try [Amount(1), Amount(-3), Amount(5)].sum() == Amount(3))
    #expect(throws: MoneyProblem.overflow(Self.largest, .plus, Amount(1))) {
      try [Self.largest, Amount(1)].sum()
    }
  }

  @Test func knowsItsSide() {
    #expect(Amount.zero.isZero && !Amount.zero.isPositive)
    #expect(!Amount.zero.isNegative)
    #expect(Self.atto.isPositive && !Self.atto.isZero)
    #expect((-Self.atto).isNegative)
    #expect((-Self.atto).magnitude == Self.atto)
    #expect(-Self.atto < .zero && .zero < Self.atto)
    #expect(Amount(-3).attos == -3 * Amount.one)
  }
}
