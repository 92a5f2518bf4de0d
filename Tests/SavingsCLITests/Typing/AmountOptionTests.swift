import SavingsCLI
import Support
import Testing

/// How amounts are typed.
@Suite struct AmountOptionTests {
  @Test(
    arguments: [
      ("12000EUR", "12,000.00 EUR"), ("1,234.56EUR", "1,234.56 EUR"),
      ("1,234,567EUR", "1,234,567.00 EUR"), ("0.01EUR", "0.01 EUR"),
      ("450000JPY", "450,000 JPY"), ("1.234KWD", "1.234 KWD"),
      ("0.00000001BTC", "0.00000001 BTC"), ("0EUR", "0.00 EUR"),
      ("007EUR", "7.00 EUR"), ("5 EUR", "5.00 EUR"),
      ("1,183.19 EUR", "1,183.19 EUR"), ("37,125 JPY", "37,125 JPY"),
      ("0.02 BTC", "0.02 BTC"),
    ])
  func isRead(_ typed: String, _ shown: String) throws {
    let outcome = try add(typed)
    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(outcome.out.contains("): \(shown) by "), "\(outcome.out)")
  }

  @Test(
    arguments: [
      "1,234EUR", "1,5EUR", "12abc", "--5", "5-", "0x1F", "1e3", " 5EUR",
      "5EUR ", "٣EUR", ".5EUR", "5.EUR", "", "EUR", "5  EUR", "5eur", "5 eur",
      "5 ",
      "EUR 5", "5 5EUR", "1,183 EUR", "5 EUR ", "5\tEUR", "5Eur",
      "1,23,456.00EUR", "12,34.00EUR", "1.2.3EUR", "+5EUR", "∞EUR", "5€",
      "5000.005EUR", "1.5JPY", "0.1234567890123456789BTC", "NaN", "5EURO$",
      "99999999999999999999999999999999999999EUR", "5\u{A0}EUR", "1_000EUR",
      "1'000EUR", "1.000,00EUR", "５EUR", "-5EUR",
    ])
  func isRefused(_ typed: String) throws {
    let outcome = try add(typed)
    #expect(outcome.status == .usage, "\(typed)")
    #expect(outcome.out == "")
    #expect(outcome.err.contains("\n  tip: "))
  }

  @Test func aLoneCommaHasTwoReadings() throws {
    for locale in ["C", "de_DE.UTF-8", "en_GB.UTF-8", ""] {
      let outcome = try add("1,234EUR", locale: locale)
      #expect(
        outcome.err == """
          error: "1,234" is not a clear amount: it could mean 1234 or 1.234
            tip: write 1234 or 1.23 (the decimal mark is always a point)

          """)
    }
  }

  @Test func theCurrencyIsNextToTheNumberOrBeside() throws {
    let stage = try Stage()
    let one = stage.run("cst goal add Boat --target 12000EUR --deadline +1y -n")
    let two = stage.run(
      "cst goal add Boat --target 12000 --currency EUR --deadline +1y -n")
    #expect(one.status == .success)
    #expect(one == two)
    let none = stage.run("cst goal add Boat --target 12000 --deadline +1y -n")
    #expect(none.status == .usage)
    #expect(none.err.contains("does not say which currency"))
  }

  @Test func whatIsPrintedCanBePastedBack() throws {
    let stage = try Stage()
    var dice = SplitMix64(seed: 4)
    for _ in 0..<150 {
      let cents =
        UInt64.random(in: 0...10_000_000_000, using: &dice)
        >> UInt64.random(in: 0...30, using: &dice)
      let typed = "\(cents / 100).\(cents % 100 / 10)\(cents % 10)EUR"
      let first = try add(typed, on: stage)
      let shown = try #require(
        first.out.split(separator: "): ").last?.split(separator: " by ").first)
      for pasted in [shown.filter { $0 != " " }, String(shown)] {
        let again = try add(pasted, on: stage)
        try #require(first == again, "\(typed) is shown as \(shown)")
      }
    }
  }

  private func add(
    _ amount: String, locale: String = "C", on stage: Stage? = nil
  ) throws -> Outcome {
    var stage = try stage ?? Stage()
    stage.environment["LC_ALL"] = locale
    return stage.run(
      ["goal", "add", "Boat", "--target=\(amount)", "--deadline=+1y", "-n"])
  }

  /// A number alone could be of either currency.
  @Test func aBareNumberIsNotTakenForBitcoin() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add Jar --currency EUR")
    try stage.must("cst goal add Car --target 9000EUR --deadline 2028-01-31")
    try stage.must("cst asset add Wallet --currency BTC")
    try stage.must("cst alloc set 50% --asset wallet --goal car")
    let refused = stage.run("cst save 280 --goal car")
    #expect(refused.status == .usage)
    #expect(refused.err.contains("say which it is: 280BTC"))
    try stage.must("cst save 0.1BTC --goal car")
    try stage.must("cst save 0.1 --goal car --asset wallet")
  }

  @Test(
    arguments: [
      ("82,000", "82,000 EUR"), ("82000", "82,000 EUR"),
      ("1,234,567.5", "1,234,567.5 EUR"), ("10,850", "10,850 EUR"),
      ("1,085.5", "1,085.5 EUR"), ("0.92", "0.92 EUR"),
    ])
  func aRateIsReadAsItIsListed(_ typed: String, _ shown: String) throws {
    let outcome = try Stage().run(["rate", "set", "BTC/EUR", typed])
    #expect(outcome.out.hasPrefix("1 BTC = \(shown) since "), "\(outcome)")
  }

  @Test(
    arguments: [
      "0,920", "1,5", "82,00", "8,2000", "82,000,", "1,23,456", "1,085",
      "9,999",
    ])
  func aRateWithACommaElsewhereIsRefused(_ typed: String) throws {
    let outcome = try Stage().run(["rate", "set", "BTC/EUR", typed])
    #expect(outcome.status == .usage, "\(outcome)")
  }
}
