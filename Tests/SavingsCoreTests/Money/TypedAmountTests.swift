import SavingsCore
import Support
import Testing

@Suite struct TypedAmountTests {
  @Test(
    arguments: [
      ("1234.5", "EUR", "1234.5"),
      ("1234.50", "EUR", "1234.5"),
      ("1,234.56", "EUR", "1234.56"),
      ("1,234.5", "EUR", "1234.5"),
      ("-1,234.56", "EUR", "-1234.56"),
      ("1,294.12", "EUR", "1294.12"),
      ("1,234,567", "EUR", "1234567"),
      ("12,345,678.9", "EUR", "12345678.9"),
      ("37,125", "JPY", "37125"),
      ("-37,125", "JPY", "-37125"),
      ("999,999", "JPY", "999999"),
      ("1.234", "KWD", "1.234"),
      ("0.000000000000000001", "ETH", "0.000000000000000001"),
      ("1,000.00000001", "BTC", "1000.00000001"),
      ("170,141,183,460,469,231,731", "EUR", "170141183460469231731"),
    ])
  func reads(text: String, code: String, meant: String) throws {
    #expect(try typed(text, code) == Amount(meant))
  }

  @Test(
    arguments: [
      "", ",", "1,", ",5", ",234", "-,5", "1,,234", "1,234,56", "12,34,567",
      "1234,567,890", "0,234,567", "01,234.50", "1234,567.00", "1.234,50",
      "1.234,567", "1,234.567,8", "1,-23", "--1,234", "-1,-234", "1,234.",
      "1,234-", "1,٢٣٤", "1,234EUR", " 1,234.50", "1,234.5.6", "-0,000",
      "1，234", "1,23x",
    ])
  func refuses(text: String) {
    for code in ["EUR", "JPY", "BTC"] {
      #expect(throws: MoneyProblem.unreadable(text)) { try typed(text, code) }
    }
  }

  @Test(
    arguments: [
      ("5000.005", "EUR", 2), ("5000.000", "EUR", 2), ("1.0", "JPY", 0),
      ("1,234.567", "EUR", 2), ("1.2345", "KWD", 3),
      ("0.0000000000000000001", "BTC", 18),
    ])
  func refusesMoreDecimalsThanTheCurrencyHas(
    text: String, code: String, digits: Int
  ) throws {
    let currency = try Currency(code)
    #expect(throws: MoneyProblem.tooFine(text, currency, digits: digits)) {
      try typed(text, code)
    }
  }

  @Test func withoutACurrencyItHasAllDecimals() throws {
    let text = "0.000000000000000001"
    #expect(try Amount(typed: text, in: nil, digits: 2) == Amount(attos: 1))
    #expect(throws: MoneyProblem.ambiguous("1,234", digits: 18)) {
      try Amount(typed: "1,234", in: nil, digits: 2)
    }
  }

  @Test func refusesWhatCannotBeCounted() {
    let text = "170,141,183,460,469,231,732"
    #expect(throws: MoneyProblem.tooLarge(text)) { try typed(text, "EUR") }
  }

  /// What is printed with commas can be typed again, if it has a point or two
  /// groups.
  @Test func readsWhatIsPrinted() throws {
    var dice = SplitMix64(seed: 2)
    for _ in 0..<1_000 {
      let amount = dice.amount()
      let plain = amount.text(decimals: 2)
      let grouped = grouped(plain)
      try #require(try typed(grouped, "BTC") == amount, "\(grouped)")
    }
  }

  private func typed(_ text: String, _ code: String) throws -> Amount {
    let currency = try Currency(code)
    let digits = Settings().digits(of: currency)
    return try Amount(typed: text, in: currency, digits: digits)
  }

  private func grouped(_ plain: String) -> String {
    let halves = plain.split(separator: ".")
    var whole = ""
    for (place, digit) in halves[0].reversed().enumerated() {
      if place % 3 == 0, place > 0, digit != "-" { whole.append(",") }
      whole.append(digit)
    }
    return String(whole.reversed()) + "." + halves[1]
  }
}
