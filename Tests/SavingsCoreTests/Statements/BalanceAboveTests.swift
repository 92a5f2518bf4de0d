import SavingsCore
import Testing

/// What lines above a table tell of a balance, beside rows of 2026-03-03 and
/// 2026-03-10 that come to 1,176.55.
struct BalanceAboveTests {
  private func rows(
    _ above: [String], days: (String, String) = ("03.03.26", "10.03.26"),
    heading: String = "Saldo alt"
  ) throws -> StatementRows {
    let lines =
      above + [
        "Buchungsdatum;Betrag;\(heading)", "\(days.1);1.200,00;1",
        "\(days.0);-23,45;1",
      ]
    let currency = try Currency("EUR")
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

  @Test(
    arguments: [
      ["Zeitraum:;01.03.2026 - 09.03.2026", "Kontostand vom 10.03.2026:;1 €"],
      ["Kontostand vom 11.03.2026:;1 €"],
    ])
  func doesNotCountWhereTheyDoNot(_ above: [String]) throws {
    let rows = try rows(above)
    #expect(rows.last == nil)
    #expect(rows.before == nil)
    #expect(rows.unreached?.amount.description == "1")
  }

  @Test func whatCameAfterItIsNotInIt() throws {
    let rows = try rows(["Kontostand vom 09.03.2026:;100,00 €"])
    #expect(rows.last?.amount.description == "100")
    #expect(rows.before?.description == "123.45")
  }

  @Test(
    arguments: [
      "Kontostand vom 40.03.2026:;1.500,00 €", "Kontostand vom:;1.500,00 €",
      "Kontostand vom 10.03.2026:;viel", "Kontostand vom 10.03.2026:;",
      "Alter Kontostand vom 10.03.2026:;1.500,00 €", "Kontostand;1.500,00 €",
      "Kontostand vom 10.03.2026:;1,500.00 €", "Kontostand vom 03/20/2026;1 €",
      "Kontostand vom ;1", " : ;1", ";", "Bis:;",
    ])
  func whatTellsNoneIsPassedOver(_ line: String) throws {
    let rows = try rows([line], days: ("13.03.2026", "14.03.2026"))
    #expect(rows.rows.count == 2)
    #expect(rows.last == nil)
    #expect(rows.before == nil)
    #expect(rows.unreached == nil)
  }

  @Test func aColumnOfBalancesTellsMore() throws {
    let rows = try rows(
      [whole], days: ("13.03.2026", "14.03.2026"), heading: "Saldo")
    #expect(rows.last == nil)
    #expect(rows.hasGap)
  }
}
