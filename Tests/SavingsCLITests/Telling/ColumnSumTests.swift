import SavingsCLI
import SavingsCore
import Support
import Testing

/// What is shown in a column adds up to its total, to the last unit.
@Suite struct ColumnSumTests {
  private static let days = 125

  /// In a household of one currency the rows are all there is.
  @Test(arguments: ["EUR", "JPY", "KWD", "BTC"])
  func rowsAddUpToTheTotal(code: String) throws {
    var dice = SplitMix64(seed: code.utf8.reduce(0) { $0 * 31 + Int($1) })
    let stage = try household(&dice, [code, code, code, code])
    for later in 0..<Self.days {
      let part = Int.random(in: 1...200, using: &dice)
      for line in ["plan", "flex --adjust \(part)%"] {
        let outcome = stage.run("cst \(line) --today \(try day(later * 3))")
        let table = try #require(ShownTable(outcome.out), "\(outcome)")
        try #require(table.total.count == (line == "plan" ? 2 : 3))
        try #require(table.rows.count > 1)
        for column in table.total.indices {
          var sum = Amount.zero
          for row in table.rows { sum = try sum + row[column] }
          try #require(sum == table.total[column], "\(line)\n\(outcome.out)")
        }
      }
    }
  }

  /// Where goals have several currencies, what counts is each figure as it is
  /// shown in the currency of totals.
  @Test(arguments: ["EUR", "JPY", "BTC"])
  func convertedFiguresAddUpToTheTotal(display: String) throws {
    var dice = SplitMix64(seed: 51)
    let stage = try household(
      &dice, ["EUR", "JPY", "BTC", "KWD", "JPY", "BTC"])
    for line in [
      "rate set JPY/EUR 0.00617", "rate set BTC/EUR 82000.12",
      "rate set KWD/EUR 2.971", "settings set currency \(display)",
    ] {
      let outcome = stage.run("cst \(line)")
      try #require(outcome.status == .success, "\(outcome)")
    }
    for later in 0..<Self.days {
      let outcome = stage.run("cst plan --json --today \(try day(later * 3))")
      let data = try #require(JSONValue(outcome.out)?["data"], "\(outcome)")
      var sum = Amount.zero
      for goal in try #require(data["goals"]).values {
        let shown = try #require(goal["requiredInDisplay"])
        try #require(shown["currency"]?.text == display)
        sum = try sum + amount(shown)
      }
      let total = try #require(data["totals"]?["required"])
      try #require(try amount(total) == sum, "\(outcome.out)")
      guard later % 25 == 0 else { continue }
      let headline = stage.run("cst plan --today \(try day(later * 3))").out
        .split(separator: "\n").first?.split(separator: " ")
      let said = headline?.dropLast().last?.filter { $0 != "," }
      try #require(try said.map { try Amount(String($0)) } == sum)
    }
  }

  private func amount(_ money: JSONValue) throws -> Amount {
    try Amount(try #require(money["amount"]?.text))
  }

  private func day(_ later: Int) throws -> CalendarDate {
    try #require(CalendarDate("2026-02-01")?.adding(days: later))
  }

  /// Goals, each with an account, into which money comes now and then.
  private func household(
    _ dice: inout SplitMix64, _ codes: [String]
  ) throws -> Stage {
    let stage = try Stage(today: "2026-02-01")
    func must(_ line: String) throws {
      let outcome = stage.run("cst \(line)")
      try #require(outcome.status == .success, "\(line): \(outcome)")
    }
    for (place, code) in codes.enumerated() {
      let name = ["Ark", "Bow", "Cup", "Dog", "Elk", "Fox"][place]
      let sum = try sum(of: code, &dice)
      let months = Int.random(in: 14...40, using: &dice)
      try must("asset add \(name) --currency \(code)")
      try must("goal add \(name) --target \(sum) --deadline +\(months)m")
      try must("alloc set 100% --asset \(name) --goal \(name)")
      for _ in 0..<4 {
        let later = Int.random(in: 0...380, using: &dice)
        try must(
          "tx deposit \(try self.sum(of: code, &dice, over: 30)) "
            + "--asset \(name) --date \(try day(later))")
      }
    }
    return stage
  }

  /// An uneven sum: `7,013.61EUR`, as it is typed.
  private func sum(
    of code: String, _ dice: inout SplitMix64, over part: Int = 1
  ) throws -> String {
    let digits = ["EUR": 2, "JPY": 0, "KWD": 3, "BTC": 8][code] ?? 0
    let unit = (0..<(18 - digits)).reduce(1 as Int128) { unit, _ in unit * 10 }
    let count = Int.random(in: 500_000...900_000, using: &dice) / part
    return Amount(attos: Int128(count) * unit).description + code
  }
}

/// The amounts of a table as somebody reads them from the screen.
private struct ShownTable {
  let rows: [[Amount]]
  let total: [Amount]

  /// Each line ends its amounts with a code; the last is the total.
  init?(_ text: String) {
    let lines = text.split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    guard let header = lines.firstIndex(where: { $0.first == "GOAL" }),
      let last = lines.firstIndex(where: { $0.first == "TOTAL" }), header < last
    else { return nil }
    let total = ShownTable.amounts(lines[last])
    self.total = total
    rows = lines[(header + 1)..<last].map {
      ShownTable.amounts($0).suffix(total.count)
    }
  }

  private static func amounts(_ words: [String]) -> [Amount] {
    words.prefix { !["EUR", "JPY", "KWD", "BTC"].contains($0) }
      .compactMap { word in
        let digits = word.filter { $0 != "," && $0 != "+" }
        return read(digits)
      }
  }

  private static func read(_ text: String) -> Amount? {
    Amount(bytes: text.utf8.span)
  }
}
