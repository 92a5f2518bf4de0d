import SavingsCore
import Support
import Testing

@Suite struct AmountTextTests {
  static let largest = "170141183460469231731.687303715884105727"

  @Test(
    arguments: [
      ("0", 0),
      ("12", 12_000_000_000_000_000_000),
      ("12.5", 12_500_000_000_000_000_000),
      ("-0.00000001", -10_000_000_000),
      ("0.000000000000000001", 1),
      ("-1.000000000000000001", -1_000_000_000_000_000_001),
      (largest, .max),
      ("-" + largest, -.max),
    ] as [(String, Int128)])
  func isWrittenAsItIsRead(text: String, attos: Int128) throws {
    #expect(try Amount(text) == Amount(attos: attos))
    #expect(Amount(attos: attos).description == text)
    #expect(read(text, by: Amount.init(bytes:)) == Amount(attos: attos))
  }

  @Test(
    arguments: [
      ("007", "7"),
      ("1.50", "1.5"),
      ("0.000000000000000000", "0"),
      (String(repeating: "0", count: 40) + "5", "5"),
    ])
  func zerosChangeNothing(text: String, canonical: String) throws {
    #expect(try Amount(text).description == canonical)
  }

  /// Reading back what was written gives the same amount.
  @Test func readingBackGivesTheSameAmount() throws {
    var dice = SplitMix64(seed: 1)
    for _ in 0..<1_000 {
      let amount = dice.amount()
      try #require(try Amount(amount.description) == amount)
      let decimals = dice.number(0...18)
      try #require(try Amount(amount.text(decimals: decimals)) == amount)
    }
  }

  @Test(
    arguments: [
      "", " ", "-", ".", "-.", "12abc", "abc", "--5", "5-", "+5", "-0",
      "-0.00", "0x1F", "1e3", "1e400", " 5", "5 ", "5\n", "٣", "5٣", "５",
      ".5", "5.", "-.5", "1.2.3", "1..2", "NaN", "nan", "inf", "Infinity",
      "1,5", "1,234", "1,234.50", "1'234", "1 234", "1_000", "5\u{0}",
      "5\u{301}", "−5", "€5",
    ])
  func refuses(text: String) {
    #expect(throws: MoneyProblem.unreadable(text)) { try Amount(text) }
    #expect(read(text, by: Amount.init(bytes:)) == nil)
  }

  @Test(
    arguments: [
      "170141183460469231732",
      "170141183460469231731.687303715884105728",
      "-170141183460469231731.687303715884105728",
      "1234567890123456789012345678901234567890",
      String(repeating: "9", count: 400),
      String(repeating: "9", count: 39),
    ])
  func refusesWhatCannotBeCounted(text: String) {
    #expect(throws: MoneyProblem.tooLarge(text)) { try Amount(text) }
    #expect(read(text, by: Amount.init(bytes:)) == nil)
  }

  @Test(
    arguments: [
      "0.0000000000000000001", "1.0000000000000000000",
      "0." + String(repeating: "1", count: 400),
    ])
  func refusesNineteenDecimals(text: String) {
    #expect(throws: MoneyProblem.tooFine(text, nil, digits: 18)) {
      try Amount(text)
    }
  }

  @Test(
    arguments: [
      ("5", 0, "5"),
      ("5", 2, "5.00"),
      ("-5.5", 2, "-5.50"),
      ("5.125", 2, "5.125"),  // nothing is left out
      ("0", 2, "0.00"),
      ("0.000000000000000001", 0, "0.000000000000000001"),
      ("1", 18, "1.000000000000000000"),
    ])
  func hasAtLeastTheDecimalsAskedFor(
    text: String, decimals: Int, written: String
  ) throws {
    #expect(try Amount(text).text(decimals: decimals) == written)
  }

  @Test(
    arguments: [
      ("0", 0), ("100", 0), ("0.1", 1), ("-2.50", 1), ("0.0625", 4),
      ("0.000000000000000001", 18), (largest, 18),
    ])
  func needsDecimals(text: String, count: Int) throws {
    #expect(try Amount(text).decimalsNeeded == count)
  }
}
