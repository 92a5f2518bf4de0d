import SavingsCore
import Support
import Testing

@Suite struct RoundingTests {
  @Test(
    arguments: [
      // value, digits, nearest, down, up
      ("2.5", 0, "3", "2", "3"),
      ("-2.5", 0, "-3", "-2", "-3"),
      ("2.4", 0, "2", "2", "3"),
      ("-2.4", 0, "-2", "-2", "-3"),
      ("2.6", 0, "3", "2", "3"),
      ("0.5", 0, "1", "0", "1"),
      ("-0.5", 0, "-1", "0", "-1"),
      ("3.5", 0, "4", "3", "4"),  // not to the even one
      ("2", 0, "2", "2", "2"),
      ("0", 2, "0", "0", "0"),
      ("0.005", 2, "0.01", "0", "0.01"),
      ("-0.005", 2, "-0.01", "0", "-0.01"),
      ("0.004999999999999999", 2, "0", "0", "0.01"),
      ("-0.004999999999999999", 2, "0", "0", "-0.01"),
      ("833.333333333333333333", 2, "833.33", "833.33", "833.34"),
      ("99.995", 2, "100", "99.99", "100"),
      (
        "0.000000000000000001", 18, "0.000000000000000001",
        "0.000000000000000001", "0.000000000000000001"
      ),
      ("0.000000000000000001", 17, "0", "0", "0.00000000000000001"),
    ])
  func rounds(
    value: String, digits: Int, nearest: String, down: String, up: String
  ) throws {
    let value = try Amount(value)
    #expect(try value.rounded(to: digits) == Amount(nearest))
    #expect(try value.rounded(to: digits, .down) == Amount(down))
    #expect(try value.rounded(to: digits, .up) == Amount(up))
  }

  @Test(
    arguments: [
      ("10000", 12, 2, "833.33"),
      ("20000", 3, 2, "6666.67"),
      ("-20000", 3, 2, "-6666.67"),
      ("1", 8, 2, "0.13"),
      ("-1", 8, 2, "-0.13"),
      ("1", 3, 18, "0.333333333333333333"),
      ("100000", 7, 0, "14286"),
    ])
  func divides(
    amount: String, count: Int, digits: Int, part: String
  ) throws {
    #expect(
      try Amount(amount).divided(by: count, to: digits) == Amount(part))
  }

  /// A formula is rounded once: just below a half, not up in two steps.
  @Test(arguments: ["1", "-1"])
  func aLargeDivisorDoesNotRoundTwice(sign: String) throws {
    let sign = try Amount(sign)
    let below = try Amount("100.004999999999999999").times(sign)
    let divisor = Amount(20_001)
    let one = Amount(1)
    #expect(try below.times(one, over: divisor, .nearest, to: 2) == .zero)
    let half = try Amount("100.005").times(sign)
    let cent = try Amount("0.01").times(sign)
    #expect(try half.times(one, over: divisor, .nearest, to: 2) == cent)
    #expect(try below.times(one, over: divisor, .up, to: 2) == cent)
    #expect(try half.times(one, over: divisor, .down, to: 2) == .zero)
  }

  /// `self * factor / divisor` is the number that each rule asks for, by long
  /// multiplication; only at the limit is it refused.
  @Test func isWhatLongArithmeticSays() throws {
    var dice = SplitMix64(seed: 4)
    var (counted, refused) = (0, 0)
    for _ in 0..<1_000 {
      let (a, factor) = (dice.amount(), dice.amount())
      let divisor = max(dice.amount().magnitude, Amount(attos: 1))
      let digits = dice.one(of: [18, 8, 3, 2, 0])
      let rounding = dice.one(of: [Rounding.nearest, .down, .up])
      let product = LongProduct(a: a, factor: factor, divisor: divisor)
      do {
        let result = try a.times(factor, over: divisor, rounding, to: digits)
        try product.requireRight(result, rounding, digits: digits)
        counted += 1
      } catch let problem as MoneyProblem {
        try product.requireBeyondReach(digits: digits, problem)
        refused += 1
      }
    }
    #expect(counted > 300 && refused > 100)
  }
}
