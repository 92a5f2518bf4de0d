import SavingsCore
import Support
import Testing

/// Rates that somebody else fetched are read from tables and records.
@Suite struct RateSheetTests {
  private func sheet(
    _ text: String, dates: DayOrder? = nil, decimal: DecimalMark? = nil
  ) throws(StatementProblem) -> RateSheet {
    try RateSheet(
      StatementText(Array(text.utf8)), source: "import", dates: dates,
      decimal: decimal)
  }

  /// The rates of a text, a word each.
  private func read(
    _ text: String, dates: DayOrder? = nil, decimal: DecimalMark? = nil
  ) throws -> [String] {
    try sheet(text, dates: dates, decimal: decimal).rates.map {
      "\($0.pair) \($0.value) \($0.date) \($0.source)"
    }
  }

  /// What is wrong with a text.
  private func reasons(_ text: String) throws -> [StatementFlaw.Reason] {
    do throws(StatementProblem) {
      _ = try sheet(text)
    } catch {
      guard case .badRows(let flaws, of: _) = error else { throw error }
      return flaws.map(\.reason)
    }
    return []
  }

  @Test(
    arguments: [
      "date,base,quote,rate\n2026-03-09,BTC,EUR,82000.5\n",
      "rate;quote;base;date\n82000,5;EUR;BTC;09.03.2026\n",
      "Date\tFrom\tTo\tPrice\tx\n9 Mar 2026\tbtc\teur\t82,000.50\t?\n",
      "{\"date\":\"2026-03-09\",\"base\":\"BTC\",\"quote\":\"EUR\","
        + "\"rate\":82000.5}",
      "[{\"more\":[{}],\"date\":\"2026-03-09\",\"base\":\"BTC\","
        + "\"quote\":\"EUR\",\"rate\":\"82000.50\"}]",
      "{\"data\":{\"rates\":[{\"date\":\"2026-03-09\",\"base\":\"BTC\","
        + "\"quote\":\"EUR\",\"rate\":\"82000.5\"}]}}",
    ])
  func tellsTheSameInEveryForm(_ text: String) throws {
    #expect(
      try read(text, dates: .dmy, decimal: text.contains(",5;") ? .comma : nil)
        == ["BTC/EUR 82000.5 2026-03-09 import"])
  }

  /// Who says so is told by its line where it cannot be kept.
  @Test(arguments: ["a\tb", "\u{1b}[31mevil", "a\u{fff9}b"])
  func aSourceThatNobodySeesIsNone(_ source: String) throws {
    let rows = [
      "date,base,quote,rate,source", "2026-03-09,BTC,EUR,82000,\(source)",
      "2026-03-10,BTC,EUR,-1,me",
    ]
    #expect(
      try reasons(rows.joined(separator: "\n") + "\n")
        == [.notASource, .notARate])
  }

  /// Signs of money may stand there as they do beside a sum of the quote.
  @Test(arguments: ["1.10", "€1.10", "1.10 EUR", "1.10 €", "₪1.10"])
  func aRateMayNameItsCurrency(_ rate: String) throws {
    #expect(
      try read("date,base,quote,rate\n2026-03-09,GBP,EUR,\(rate)\n")
        == ["GBP/EUR 1.1 2026-03-09 import"])
  }

  /// They are told apart as those of a statement are.
  @Test func whatHasNoDayIsBesideTheRows() throws {
    let sheet = try sheet(
      """
      date,base,quote,rate
      as of noon
      2026-03-09,BTC,EUR,1
      ,,,,,
      Source: ECB,,,,and more
      """)
    #expect(sheet.rates.count == 1)
    #expect(sheet.leftOut.map(\.lines) == [[2, 5]])
    #expect(
      try reasons("[{\"base\":\"BTC\",\"quote\":\"EUR\",\"rate\":1}]")
        == [.notADay])
  }

  /// Many rates come in as they would one after the other.
  @Test func manyRatesAreTakenAtOnce() throws {
    var text = "date,base,quote,rate\n"
    for day in 0..<10_000 {
      let date = try #require(CalendarDate.first.adding(days: 700_000 + day))
      for base in ["BTC", "ETH"] {
        text += "\(date),\(base),EUR,\(1 + day % 7)\n"
      }
    }
    let rates = try sheet(text).rates
    let book = try Book().taking(rates, isForced: false).book
    #expect(book.household.rates == rates)
    let again = try book.taking(rates + rates, isForced: false)
    #expect(again.found.count == rates.count)
    #expect(again.book == book)
    var single = Book()
    for rate in rates.prefix(200).reversed() {
      single = try single.setting(rate)
    }
    #expect(
      try Book().taking(rates.prefix(200).reversed(), isForced: false).book
        == single)
  }

  @Test func everyDigitStays() throws {
    #expect(
      try read("date,base,quote,rate\n2026-03-09,DOGE,BTC,0.000000000000000001")
        == ["DOGE/BTC 0.000000000000000001 2026-03-09 import"])
  }

  @Test func theFileSaysWhoSaysSo() throws {
    #expect(
      try read(
        """
        date,base,quote,rate,source
        2026-03-09,BTC,EUR,1,kraken
        2026-03-08,BTC,EUR,2,
        """) == [
          "BTC/EUR 1 2026-03-09 kraken", "BTC/EUR 2 2026-03-08 import",
        ])
  }

  @Test func anotherDayOrMarkThatFitsIsAskedFor() throws {
    let days = "date,base,quote,rate\n01/02/2026,BTC,EUR,5\n"
    #expect(throws: StatementProblem.self) { try sheet(days) }
    #expect(try read(days, dates: .dmy) == ["BTC/EUR 5 2026-02-01 import"])
    // Another row says it.
    #expect(try read(days + "13/02/2026,BTC,EUR,5\n").count == 2)
    let marks = "date;base;quote;rate\n2026-03-09;BTC;EUR;1,234\n"
    #expect(throws: StatementProblem.self) { try sheet(marks) }
    #expect(
      try read(marks, decimal: .comma) == ["BTC/EUR 1.234 2026-03-09 import"])
  }

  @Test(
    arguments: [
      ("2026-13-09,BTC,EUR,1", .notADay), ("2026-03-09,?,EUR,1", .notACode),
      ("2026-03-09,EUR,EUR,1", .notACode), ("2026-03-09,BTC,EUR,0", .notARate),
      ("2026-03-09,BTC,EUR,-1", .notARate),
      ("2026-03-09,BTC,EUR,+1", .notARate),
      ("2026-03-09,BTC,EUR,1-", .notARate),
      ("2026-03-09,BTC,EUR,1 CR", .notARate),
      ("2026-03-09,BTC,EUR,(1)", .notARate),
      ("2026-03-09,USD,EUR,92¢", .notARate),
      ("2026-03-09,GBP,EUR,$1.10", .notARate),
      ("2026-03-09,GBP,EUR,1.10 GBP", .notARate),
      ("2026-03-09,BTC", .tooFewCells),
      ("Source: ECB,\"", .openQuote),
      ("2026-03-09,BTC,EUR,", .notARate),
      ("2026-03-08,BTC,EUR,2", .twoRates),
      ("2026-03-09,BTC,EUR,170141183460469231731.9", .tooLarge),
    ] as [(String, StatementFlaw.Reason)])
  func badRowsAreTold(
    _ row: String, _ reason: StatementFlaw.Reason
  ) throws {
    let good = "date,base,quote,rate\n2026-03-08,BTC,EUR,1\n"
    #expect(try reasons(good + row) == [reason])
    #expect(try reasons(good + "2026-03-08,BTC,EUR,1\n").isEmpty)
  }

  @Test(
    arguments: [
      "", " ", "{}", "[{\"date\":1}", "[1]", "{\"a\":1}x", "date,rate\n1,2\n",
      "date,base,base,quote,rate\n", "%PDF-1.7", "{\"a\":1}",
      "[{\"date\":\"2026-03-09\",\"base\":\"A\",\"quote\":\"B\","
        + "\"rate\":1,\"rate\":2,\"price\":3}]",
    ])
  func whatIsNoListOfRatesIsRefused(_ text: String) {
    #expect(throws: StatementProblem.self) { try sheet(text) }
  }
}
