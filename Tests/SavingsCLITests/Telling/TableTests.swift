import SavingsCLI
import SavingsCore
import Support
import Testing

/// The forms of a table beside that of the demo household.
struct TableTests {
  private func rows(_ seed: Int) throws -> [PlanRow] {
    var dice = SplitMix64(seed: seed)
    return try (0..<Int.random(in: 1...8, using: &dice)).map { _ in
      let amount = Amount(
        attos: Int128(Int.random(in: 0...10_000_000, using: &dice)) * 10
          * (Amount.one / 1000))
      return try PlanRow(
        dice.name(), "2026-04-20", Int.random(in: 1...300, using: &dice),
        "\(amount)", "\(amount)",
        ["EUR", "JPY"].randomElement(using: &dice) ?? "",
        Mark.allCases.randomElement(using: &dice) ?? .unknown,
        Int.random(in: 0...120, using: &dice))
    }
  }

  private func lines(_ table: Table, _ look: Look) -> [String] {
    let text = Document { table }.text(look)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test(arguments: 0..<60)
  func noLineIsWiderThanTheTerminal(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let table = try PlanRow.table(rows(seed))
    for _ in 0..<6 {
      var look = screen(Int.random(in: 30...120, using: &dice))
      look.ambiguousWidth = Int.random(in: 1...2, using: &dice)
      look.isASCII = Bool.random(using: &dice)
      for line in lines(table, look) {
        #expect(look.cells(of: line) <= look.width ?? 0, "\(line)")
      }
    }
  }

  @Test(arguments: 0..<40)
  func columnsStandUnderEachOther(_ seed: Int) throws {
    let rows = try rows(seed)
    let look = Look()
    let all = lines(try PlanRow.table(rows), look)
    let marks = rows.map { "\($0.mark)" as Phrase }
    let starts = zip(all.dropFirst(), marks).map { line, mark in
      let word = "  \(mark.text(look)) "
      let end = line.ranges(of: word).last?.lowerBound ?? line.endIndex
      return look.cells(of: String(line[..<end]))
    }
    #expect(Set(starts).count == 1)
    #expect(all.count == rows.count + 1)
    #expect(Set(all.dropFirst().map { look.cells(of: $0) }).count == 1)
  }

  @Test(
    arguments: [
      "日本旅行", "✈️", "👨‍👩‍👧", "🇩🇪", "é", "e\u{301}", "plain",
    ])
  func aNameIsMeasuredInCells(_ name: String) throws {
    let table = try PlanRow.table([
      PlanRow(
        "A long plain name", "2026-04-20", 1, "1", "1", "EUR", .onTrack, 1),
      PlanRow(name, "2026-04-20", 1, "1", "1", "EUR", .onTrack, 1),
    ])
    let all = lines(table, Look())
    #expect(Look().cells(of: all[1]) == Look().cells(of: all[2]))
  }

  @Test func pipedANameIsWhole() throws {
    let name = String(repeating: "Emergency fund", count: 8) + "12345678"
    let row = try PlanRow(name, "2026-04-20", 1, "1", "1", "EUR", .onTrack, 1)
    let table = try PlanRow.table([row])
    #expect(lines(table, Look()).filter { $0.contains(name) }.count == 1)

    let onScreen = lines(table, screen(100))
    #expect(!onScreen[1].contains(name))
    #expect(onScreen[1].hasPrefix("Emergency fundEmer"))
    #expect(onScreen[1].contains("...  2026-04-20"))

    var pipe = screen(100)
    pipe.isTerminal = false
    #expect(lines(table, pipe)[0].hasPrefix("▸ Emergency fundEmer"))
    #expect(!lines(table, pipe).joined().contains("..."))
  }

  @Test(arguments: [Palette.fixed, .ansi, .mono])
  func onlyTheSignsAndBarsAreColoured(_ palette: Palette) throws {
    var look = Look()
    let plain = lines(try PlanRow.demoTable(), look)
    look.palette = palette
    let coloured = lines(try PlanRow.demoTable(), look)
    #expect(coloured != plain)
    for (line, plain) in zip(coloured, plain).dropFirst() {
      let pieces = line.split(separator: "\u{1B}")
      for (index, piece) in pieces.enumerated() where index > 0 {
        let end = try #require(piece.firstIndex(of: "m"))
        guard piece[..<end] != "[0" else { continue }
        #expect(piece[piece.index(after: end)...].allSatisfy { !$0.isLetter })
        #expect(!["[2", "[37", "[90", "[97"].contains(piece[..<end]))
      }
      let bare = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(bare == plain)
    }
  }

  @Test func narrowItIsAListOfCards() throws {
    #expect(
      lines(try PlanRow.demoTable(), screen(59)).prefix(8) == [
        "! Wedding gift",
        "  Deadline: 2026-04-20",
        "  Payments: 1",
        "  Required: 180.00 EUR",
        "  Left: 180.00 EUR",
        "  Status: ! attention",
        "  Saved: 70%",
        "▸ 日本旅行",
      ])
    var list = Look()
    list.format = .list
    #expect(
      lines(try PlanRow.demoTable(), list)
        == lines(try PlanRow.demoTable(), screen(59)))
    #expect(
      lines(try PlanRow.demoTable(), list).suffix(3) == [
        "TOTAL", "  Required: 1,983.37 EUR", "  Left: 1,770.87 EUR",
      ])
  }

  @Test func whoeverInsistsOnColumnsGetsThem() throws {
    var look = screen(40)
    look.format = .table
    #expect(
      lines(try PlanRow.demoTable(), look)[0]
        == "GOAL              REQUIRED        LEFT      STATUS       SAVED")
  }

  @Test func aCommandMayWordItsCards() throws {
    let table = try PlanRow.table(
      PlanRow.demo(),
      card: [
        "{sign mark}{name}", "{left} left of {bare required}, {word mark}",
        "by {deadline}, {payments}, {progress} saved", "note: {note}",
      ])
    #expect(
      lines(table, screen(48)).prefix(4) == [
        "! Wedding gift",
        "  180.00 EUR left of 180.00, attention",
        "  by 2026-04-20, 1 payment, 70% saved",
        "▸ 日本旅行",
      ])
    #expect(
      lines(table, screen(24)).prefix(5) == [
        "! Wedding gift",
        "  180.00 EUR left of",
        "    180.00, attention",
        "  by 2026-04-20,",
        "    1 payment, 70% saved",
      ])
  }

  @Test func withoutRecordsThereIsNothingForPeople() throws {
    let table = try PlanRow.table([])
    #expect(lines(table, Look()).isEmpty)
    #expect(lines(table, screen(40)).isEmpty)
  }

  @Test func whatIsUnknownSaysSo() throws {
    let rows: [Money?] = [try money("12.5", "EUR"), nil, try money("7", "EUR")]
    let table = Table(
      "Rate", of: rows,
      [
        Column("sum", "SUM", total: .money(nil)) { $0 },
        Column("note", "NOTE") { $0 == nil ? "no rate" : "" },
        Column("part", "PART") {
          Progress($0.map { _ in ratio(1, 2) }, .unknown)
        },
      ])
    #expect(
      lines(table, Look()) == [
        "  SUM  NOTE     PART",
        "12.50           50% █████░░░░░",
        " ?     no rate    ?",
        " 7.00           50% █████░░░░░",
        " ?",
      ])
  }

  @Test func aCodeStandsBehindSumsOnly() throws {
    let euros = try Currency("EUR")
    let rows = [try money("12.5", "EUR"), nil]
    let table = Table(
      "Sum", of: rows,
      [
        Column("name", "NAME") { $0 == nil ? "none" : "some" },
        Column("sum", "SUM", dropping: 1, stance: Money.stance) {
          sum -> Value in
          sum.map { .money($0) } ?? .blank
        },
        .code { _ in euros },
        Column("keeps", "KEEPS") { $0 == nil ? "nothing" : "all" },
      ])
    #expect(
      lines(table, Look()) == [
        "NAME    SUM      KEEPS", "some  12.50 EUR  all",
        "none             nothing",
      ])
    var narrow = screen(16)
    narrow.format = .table
    #expect(
      lines(table, narrow) == ["NAME  KEEPS", "some  all", "none  nothing"])
  }

  @Test func anEmojiStandsBeforeItsName() throws {
    let table = Table(
      "Goal", of: ["Wedding", "Car"],
      [
        Column("name", "GOAL") { Name($0, emoji: $0 == "Car" ? "🚗" : nil) },
        Column("days", "DAYS") { $0.count },
      ])
    var look = Look()
    #expect(
      lines(table, look) == ["GOAL     DAYS", "Wedding     7", "🚗 Car      3"])
    look.isAccessible = true
    #expect(lines(table, look).contains("Goal 2 of 2: Car"))
    look.format = .tsv
    #expect(lines(table, look) == ["name\tdays", "Wedding\t7", "Car\t3"])
  }

  @Test func withoutANameTheFirstValueHeadsTheCard() throws {
    let table = Table(
      "Payment", of: [try day("2026-03-04")],
      [
        Column("date", "DATE") { $0 },
        Column("amount", "AMOUNT", total: .money(try money("5", "EUR"))) {
          _ in Money?.none
        },
      ])
    #expect(
      lines(table, screen(40)) == [
        "2026-03-04", "  Amount: ?", "TOTAL", "  Amount: 5.00 EUR",
      ])
    var look = Look()
    look.isAccessible = true
    #expect(
      lines(table, look) == [
        "Payment 1 of 1", "  Date: 4 March 2026", "  Amount: unknown", "",
        "Total", "  Amount: 5.00 EUR",
      ])
  }
}
