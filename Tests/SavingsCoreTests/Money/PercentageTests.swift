import SavingsCore
import Support
import Testing

@Suite struct PercentageTests {
  @Test(
    arguments: [
      ("0", 0, "0"),
      ("60", 600_000, "60"),
      ("100", 1_000_000, "100"),
      ("33.3333", 333_333, "33.3333"),
      ("0.0001", 1, "0.0001"),
      ("12.50", 125_000, "12.5"),
      ("100.0000", 1_000_000, "100"),
    ] as [(String, Int32, String)])
  func reads(text: String, parts: Int32, written: String) throws {
    let percentage = try percent(text)
    #expect(Percentage(text) == percentage)
    #expect(percentage.parts == parts)
    #expect(Percentage(parts: parts) == percentage)
    #expect(percentage.description == written)
  }

  @Test(
    arguments: [
      "", "-1", "-0", "100.0001", "101", "1000000", "33.33333", "0.00001",
      "60%", "1e1", "60.", ".6", "6 0", "99999999999999999999",
      "1844674407370955.1616",
    ])
  func refuses(text: String) {
    #expect(read(text, by: Percentage.init(bytes:)) == nil)
  }

  @Test(arguments: [-1, 1_000_001, .min, .max] as [Int32])
  func refusesParts(parts: Int32) {
    #expect(Percentage(parts: parts) == nil)
  }

  @Test(
    arguments: [
      ("60", "100", "60"),
      ("33.3333", "100", "33.3333"),
      ("33.3333", "0.01", "0.003333330000000000"),
      ("33.3333", "0.000000000000000001", "0"),
      ("50", "0.000000000000000003", "0.000000000000000001"),
      ("50", "-0.000000000000000003", "-0.000000000000000001"),
      ("0", "100", "0"),
      (
        "100", "170141183460469231731.687303715884105727",
        "170141183460469231731.687303715884105727"
      ),
      (
        "100", "-170141183460469231731.687303715884105727",
        "-170141183460469231731.687303715884105727"
      ),
    ])
  func takesItsPart(percentage: String, amount: String, part: String) throws {
    #expect(
      try percent(percentage).of(Amount(amount)) == Amount(part))
  }

  /// Parts of one amount are never more than it, and lose less than an atto
  /// each.
  @Test func partsOfAnAmountAreNeverMore() throws {
    var dice = SplitMix64(seed: 6)
    for _ in 0..<1_000 {
      let amount = dice.amount()
      let some = dice.percentage()
      let rest = try #require(Percentage(parts: Percentage.whole - some.parts))
      let sum = try some.of(amount) + rest.of(amount)
      let lost = try amount.magnitude - sum.magnitude
      try #require(lost.attos == 0 || lost.attos == 1)
    }
  }

  @Test func knowsItsEnds() throws {
    #expect(try percent("0") == .none)
    #expect(try percent("100") == .all)
  }
}
