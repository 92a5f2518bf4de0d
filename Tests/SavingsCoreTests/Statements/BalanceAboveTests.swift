import SavingsCore
import Testing

/// What lines above a table tell of a balance, beside rows of 2026-03-03 and
/// 2026-03-10 that come to 1,176.55.
struct BalanceAboveTests {
  private func rows(
    _ above: [String], _ days: (String, String) = ("03.03.26", "10.03.26"),
    sums: (String, String) = ("-23,45", "1.200,00"), more: String = "Saldo alt",
    _ values: (String, String) = ("1", "1")
  ) throws -> StatementRows {
    let currency = try Currency("EUR")
    let lines =
      above + [
        "Buchungsdatum;Betrag;\(more)", "\(days.1);\(sums.1);\(values.1)",
        "\(days.0);\(sums.0);\(values.0)",
      ]
    let text = try StatementText(Array(lines.joined(separator: "\n").utf8))
    let raw = try RawStatement(
      text, try StatementForm(of: text), columns: nil, code: currency.code)
    return try raw.rows(of: 0, RawStatement.Known(currency))
  }

  private let whole = "Kontostand vom 10.03.2026:;1.500,00 €"

  @Test(
    arguments: [
      [], ["Zeitraum:;01.03.2026 - 10.03.2026"], ["Zeitraum:;März"],
      ["Von:;01.03.2026", "Bis:;12.03.2026"],
      ["Zeitraum:;01.03.2026;bis;10.03.2026"],
      ["Zeitraum:;01.02.2026 - 28.02.2026"],
    ])
  func countsWhereTheRowsReachItsDay(_ period: [String]) throws {
    let rows = try rows(["Giro;DE1"] + period + [whole])
    let last = try #require(rows.last)
    #expect(last.amount.description == "1500")
    #expect(last.day.description == "2026-03-10")
    #expect(rows.before?.description == "323.45")
    #expect(rows.unreached == nil)
    // Its day proves the order in which rows write theirs.
    #expect(rows.dates == .dmy)
  }

  @Test func isOfTheLastDayThatTheTableCovers() throws {
    let rows = try rows([
      "Zeitraum:;01.03.2026 - 31.03.2026", "Kontostand vom 31.03.2026:;1 €",
    ])
    #expect(rows.last?.day.description == "2026-03-31")
    #expect(rows.before?.description == "-1175.55")
  }

  /// Where no line says how far the table goes, that may be up to that day.
  @Test(
    arguments: [
      (["Kontostand vom 11.03.2026:;1 €"], true),
      (["Bis:;11.03.2026", "Kontostand vom 12.03.2026:;1 €"], false),
    ])
  func doesNotCountWhereTheyDoNot(_ above: [String], isTold: Bool) throws {
    var rows = try rows(above)
    #expect(rows.last == nil)
    #expect(rows.before == nil)
    #expect((rows.unreached != nil) == isTold)
    let last = try #require(rows.rows.last)
    try rows.state(Amount(1500), on: last.day)
    #expect(rows.unreached == nil)
  }

  private func expectNone(_ rows: StatementRows) {
    #expect(rows.rows.count == 2)
    #expect(rows.last == nil)
    #expect(rows.before == nil)
    #expect(rows.unreached == nil)
  }

  @Test(
    arguments: [
      "Kontostand vom 40.03.2026:;1.500,00 €", "Kontostand vom:;1.500,00 €",
      "Kontostand vom 14.03.2026:;viel", "Kontostand vom 14.03.2026:;",
      "Alter Kontostand vom 14.03.2026:;1.500,00 €", "Kontostand;1.500,00 €",
      "Kontostand vom 14.03.2026:;1,500.00 €", "Kontostand vom 03/20/2026;1 €",
      "Kontostand vom ;1", " : ;1", ";", "Bis:;",
      // Of a day of the rows it may be of the morning.
      "Kontostand vom 13.03.2026:;1.500,00 €",
    ])
  func whatTellsNoneIsPassedOver(_ line: String) throws {
    expectNone(try rows([line], ("13.03.2026", "14.03.2026")))
  }

  @Test func nothingOfItIsGuessed() throws {
    let days = ("2026-02-01", "2026-02-02")
    expectNone(
      try rows(["Kontostand vom 02.02.2026:;1.500 €"], days, sums: ("-5", "7")))
    expectNone(try rows(["Balance as of 02/03/2026;1,50"], days))
    #expect(try rows(["Balance as of 02/02/2026;1,50"], days).last != nil)
    // Nor is how far the table goes.
    let far = ["Period;03/04/2026", "Balance as of 2026-02-20;1,50"]
    #expect(try rows(far, days).last == nil)
    // What is no balance proves nothing.
    expectNone(try rows(["Balance on 13/03/12;as shown"], days))
  }

  @Test func ofSeveralCurrenciesNobodyKnowsWhich() throws {
    let above = ["Kontostand vom 14.03.2026:;1.500,00"]
    func last(_ codes: (String, String)) throws -> Bool {
      let days = ("13.03.2026", "14.03.2026")
      return try rows(above, days, more: "Währung", codes).last != nil
    }
    #expect(try last(("EUR", "EUR")))
    #expect(try !last(("USD", "EUR")))
  }

  @Test func aColumnOfBalancesTellsMore() throws {
    let rows = try rows([whole], ("13.03.2026", "14.03.2026"), more: "Saldo")
    #expect(rows.last == nil)
    #expect(rows.hasGap)
  }
}
