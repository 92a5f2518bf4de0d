import SavingsCLI
import SavingsCore
import Support
import Testing

/// The table of the demo household, as the specification shows it.
struct DemoPlanTests {
  private func text(_ look: Look) throws -> String {
    let table = try PlanRow.demoTable()
    return Document { table }.text(look)
  }

  @Test func pipedItIsComplete() throws {
    #expect(
      try text(Look()) == """
        GOAL            DEADLINE    PAYS    REQUIRED        LEFT      STATUS       SAVED
        Wedding gift    2026-04-20     1      180.00      180.00 EUR  ! attention   70% ███████░░░
        日本旅行        2026-11-15     8   37,125      37,125    JPY  ▸ on track    34% ███░░░░░░░
        Emergency fund  2026-12-31    10      352.50      177.50 EUR  ▸ on track    66% ██████░░░░
        New car         2027-09-01    18    1,220.69    1,183.19 EUR  ▸ on track    12% █░░░░░░░░░
        Laptop          2026-06-30     4        0.00        0.00 USD  ✓ completed  100% ██████████
        TOTAL                               1,983.37    1,770.87 EUR

        """)
    #expect(try text(screen(90)) == text(Look()))
  }

  @Test func atEightyTheBarGoes() throws {
    #expect(
      try text(screen(80)) == """
        GOAL            DEADLINE    PAYS    REQUIRED        LEFT      STATUS       SAVED
        Wedding gift    2026-04-20     1      180.00      180.00 EUR  ! attention    70%
        日本旅行        2026-11-15     8   37,125      37,125    JPY  ▸ on track     34%
        Emergency fund  2026-12-31    10      352.50      177.50 EUR  ▸ on track     66%
        New car         2027-09-01    18    1,220.69    1,183.19 EUR  ▸ on track     12%
        Laptop          2026-06-30     4        0.00        0.00 USD  ✓ completed   100%
        TOTAL                               1,983.37    1,770.87 EUR

        """)
  }

  @Test func belowThatThePaymentsGoAndThenTheDeadlines() throws {
    #expect(
      try text(screen(79)).split(separator: "\n")[0]
        == "GOAL            DEADLINE      REQUIRED        LEFT      STATUS       SAVED"
    )
    #expect(
      try text(screen(70)) == """
        GOAL              REQUIRED        LEFT      STATUS       SAVED
        Wedding gift        180.00      180.00 EUR  ! attention    70%
        日本旅行         37,125      37,125    JPY  ▸ on track     34%
        Emergency fund      352.50      177.50 EUR  ▸ on track     66%
        New car           1,220.69    1,183.19 EUR  ▸ on track     12%
        Laptop                0.00        0.00 USD  ✓ completed   100%
        TOTAL             1,983.37    1,770.87 EUR

        """)
  }

  @Test func atSixtyANameIsCut() throws {
    #expect(
      try text(screen(60)) == """
        GOAL            REQUIRED        LEFT      STATUS       SAVED
        Wedding gift      180.00      180.00 EUR  ! attention    70%
        日本旅行       37,125      37,125    JPY  ▸ on track     34%
        Emergency...      352.50      177.50 EUR  ▸ on track     66%
        New car         1,220.69    1,183.19 EUR  ▸ on track     12%
        Laptop              0.00        0.00 USD  ✓ completed   100%
        TOTAL           1,983.37    1,770.87 EUR

        """)
  }

  @Test func inASCIIOnlyNamesAreOtherwise() throws {
    var look = screen(90)
    look.isASCII = true
    let lines = try text(look).split(separator: "\n")
    #expect(
      lines[1]
        == "Wedding gift    2026-04-20     1      180.00      180.00 EUR  ! attention   70% #######---"
    )
    #expect(
      lines[2]
        == "日本旅行        2026-11-15     8   37,125      37,125    JPY  > on track    34% ###-------"
    )
    #expect(lines[5].hasSuffix("  + completed  100% ##########"))
    let names = try PlanRow.demo().map(\.name).joined()
    #expect(
      lines.joined().unicodeScalars
        .allSatisfy { $0.isASCII || names.unicodeScalars.contains($0) })
  }

  @Test func signsAndBarsAreColoured() throws {
    var look = screen(90)
    look.palette = .fixed
    let lines = try text(look).split(separator: "\n")
    #expect(lines[0].hasPrefix("\u{1B}[1mGOAL "))
    #expect(lines[0].hasSuffix(" SAVED\u{1B}[0m"))
    #expect(
      lines[1].hasSuffix(
        " \u{1B}[38;5;166m!\u{1B}[0m attention   70% \u{1B}[38;5;166m███████\u{1B}[0m░░░"
      ))
    #expect(
      lines[6] == "TOTAL                               1,983.37    1,770.87 EUR"
    )
  }

  @Test func flexIsATableToo() throws {
    let euro = try Currency("EUR")
    func row(
      _ name: String, _ sums: [String], _ code: String, _ keeps: Int,
      _ effect: Phrase
    ) throws -> (name: String, sums: [Money], keeps: Ratio, effect: Phrase) {
      (name, try sums.map { try money($0, code) }, ratio(keeps, 100), effect)
    }
    let risk: Phrase =
      "then \(bare: try money("1279.02", "EUR")) a payment; high risk"
    let rows = [
      try row("Wedding gift", ["180", "180", "0"], "EUR", 100, "on time"),
      try row("日本旅行", ["37125", "37125", "0"], "JPY", 100, "on time"),
      try row(
        "Emergency fund", ["352.5", "352.5", "0"], "EUR", 100, "on time"),
      try row("New car", ["1220.69", "229.01", "-991.68"], "EUR", 18, risk),
    ]
    let totals = try ["1983.37", "991.69", "-991.68"].map {
      try money($0, "EUR")
    }
    let table = Table(
      "Goal", of: rows,
      [
        Column("goal", "GOAL") { Name($0.name) },
        Column("planned", "PLANNED", total: .money(totals[0])) { $0.sums[0] },
        Column("new", "NEW", total: .money(totals[1])) { $0.sums[1] },
        Column("change", "CHANGE", width: 10, total: .change(totals[2])) {
          Signed($0.sums[2])
        },
        Column("keeps", "KEEPS", total: .percent(ratio(50, 100))) {
          $0.keeps
        },
        .code(total: .code(euro)) { $0.sums[0].currency },
        Column("effect", "EFFECT") { $0.effect },
      ])
    #expect(
      Document { table }.text(Look()) == """
        GOAL              PLANNED        NEW      CHANGE  KEEPS      EFFECT
        Wedding gift       180.00     180.00        0.00   100% EUR  on time
        日本旅行        37,125     37,125           0      100% JPY  on time
        Emergency fund     352.50     352.50        0.00   100% EUR  on time
        New car          1,220.69     229.01     -991.68    18% EUR  then 1,279.02 a payment; high risk
        TOTAL            1,983.37     991.69     -991.68    50% EUR

        """)
  }
}
