import SavingsCLI
import SavingsCore
import Testing

@Suite struct MoneyProblemTests {
  private static let problems: [(MoneyProblem, String, String)] = [
    (
      .unreadable("12abc"), "\"12abc\" is not an amount",
      "write a number such as 1234.50, with the currency behind it or not"
    ),
    (
      .tooFine("5000.005", try? Currency("EUR"), digits: 2),
      "\"5000.005\" has more decimals than EUR can have (2)",
      "write it with at most 2 decimals"
    ),
    (
      .tooFine("1.5", try? Currency("JPY"), digits: 0),
      "\"1.5\" has more decimals than JPY can have (0)",
      "write it without decimals"
    ),
    (
      .tooFine("0.1", nil, digits: 18),
      "\"0.1\" has more decimals than an amount can have (18)",
      "write it with at most 18 decimals"
    ),
    (
      .tooLarge("9999"), "\"9999\" is more than cst can count",
      "amounts go up to 170141183460469231731"
    ),
    (
      .notACurrency("€"), "\"€\" is not a currency code",
      "a code is 2 to 10 characters A-Z and 0-9, such as EUR or BTC"
    ),
    (
      .notUpperCase(typed: "12000eur", code: "EUR"),
      "\"12000eur\" has its currency code in lower case", "write 12000EUR"
    ),
    (
      .notUpperCase(typed: "5euro", code: "EURO"),
      "\"5euro\" has its currency code in lower case", "write 5EUR"
    ),
    (
      .notUpperCase(typed: "krone", code: "KRONE"),
      "\"krone\" has its currency code in lower case", "write DKK or NOK"
    ),
    (
      .notARate("x"), "\"x\" is not a rate",
      "write what 1 of the first currency is worth in the second, a number "
        + "above 0"
    ),
    (
      .notAShare("x"), "\"x\" is not a share",
      "write a percentage from 0% to 100%, or an amount: 60% or 250EUR"
    ),
    (
      .overflow(Amount(1), .minus, Amount(2)),
      "1 - 2 is more than cst can count",
      "look at the amounts and rates involved: one of them is beyond reason"
    ),
  ]

  @Test(
    arguments: [
      ("€100", "100EUR"), ("100€", "100EUR"), ("$5.50", "5.50USD"),
      ("EUR100", "100EUR"), ("100 EUR", "100EUR"), ("btc 0.5", "0.5BTC"),
      ("1.234,50EUR", "1234.50EUR"), ("1.234.567,5", "1234567.5"),
      // None of these is an amount in other signs.
      ("lots", nil), ("0x1F", nil), ("1e3", nil), ("--5", nil), ("", nil),
      ("5 apples", nil), ("€100€", nil), ("EUR", nil), ("1,2,3EUR", nil),
    ] as [(String, String?)])
  func saysHowToWriteWhatIsMeant(_ typed: String, _ amount: String?) {
    let otherwise =
      "write a number such as 1234.50, with the currency behind it or not"
    let hint = MoneyProblem.unreadable(typed).tip
    #expect(hint == amount.map { "write \($0)" } ?? otherwise)
  }

  @Test(
    arguments: [
      (
        "1.000", "EUR", 2,
        "write 1000EUR if the point parts thousands, or at most 2 decimals "
          + "behind it"
      ),
      (
        "1.234.567", "EUR", 2,
        "write 1234567EUR if the point parts thousands, or at most 2 decimals "
          + "behind it"
      ),
      ("12.500", "JPY", 0, "write 12500JPY if the point parts thousands"),
      ("0.125", "EUR", 2, "write it with at most 2 decimals"),
      ("1.0005", "EUR", 2, "write it with at most 2 decimals"),
    ])
  func aPointMayPartThousands(
    _ typed: String, _ code: String, digits: Int, hint: String
  ) throws {
    let currency = try Currency(code)
    let problem = MoneyProblem.tooFine(typed, currency, digits: digits)
    #expect(problem.tip == hint)
  }

  @Test func saysWhatIsSoAndWhatToWrite() {
    for (problem, message, hint) in Self.problems {
      #expect(problem.said == message)
      #expect(problem.tip == hint)
    }
  }

  /// A number with its hint's own limit can be typed.
  @Test func theLimitOfTheHintIsTrue() throws {
    let limit = "170141183460469231731"
    #expect(MoneyProblem.tooLarge("").tip.hasSuffix(limit))
    let euro = try Currency("EUR")
    #expect(throws: Never.self) {
      try Amount(typed: limit, in: euro, digits: 2)
    }
  }

  /// One comma could mean two things, and both are named.
  @Test(
    arguments: [
      ("1,234", "EUR", "1234 or 1.234", "1234 or 1.23"),
      ("1,5", "EUR", "15 or 1.5", "15 or 1.5"),
      ("-1,50", "EUR", "-150 or -1.50", "-150 or -1.50"),
      ("1,234", "KWD", "1234 or 1.234", "1234 or 1.234"),
      ("1,234", "BTC", "1234 or 1.234", "1234 or 1.234"),
      (
        "12,3456789", "BTC", "123456789 or 12.3456789",
        "123456789 or 12.3456789"
      ),
      ("1234,567", "EUR", "1234567 or 1234.567", "1234567 or 1234.56"),
    ])
  func refusesALoneComma(
    text: String, code: String, readings: String, choices: String
  ) throws {
    let problem = try problem(text, code)
    #expect(
      problem.said
        == "\"\(text)\" is not a clear amount: it could mean \(readings)")
    #expect(
      problem.tip
        == "write \(choices) (the decimal mark is always a point)")
  }

  @Test(
    arguments: [
      ("0,02", "BTC", "write 0.02"),
      ("0,125", "BTC", "write 0.125"),
      ("-0,5", "EUR", "write -0.5"),
      ("0,5", "JPY", "write it without decimals, and without a comma"),
    ])
  func aCommaBehindZeroIsADecimalMark(
    text: String, code: String, hint: String
  ) throws {
    let problem = try problem(text, code)
    #expect(
      problem.said
        == "\"\(text)\" is not a clear amount: "
        + "the decimal mark is always a point")
    #expect(problem.tip == hint)
  }

  @Test func withoutDecimalsASloppyCommaIsNoChoice() throws {
    let problem = try problem("1,5", "JPY")
    #expect(problem == .ambiguous("1,5", digits: 0))
    #expect(problem.tip == "write it without decimals, and without a comma")
  }

  /// What is wrong with an amount as it is typed.
  private func problem(_ text: String, _ code: String) throws -> MoneyProblem {
    let currency = try Currency(code)
    return try #require(throws: MoneyProblem.self) {
      try Amount(
        typed: text, in: currency, digits: Settings().digits(of: currency))
    }
  }
}
