import SavingsCLI
import SavingsCore
import Support
import Testing

/// `cst chart`, and what it leaves alone.
@Suite struct ChartCommandTests {
  private static let charts = [
    "goals", "saved", "saved new-car", "saved emergency-fund", "saved laptop",
    "shares", "shares new-car", "days", "days --year 2025",
    "days --goal wedding-gift",
  ]

  @Test(arguments: [
    ("saved nope", 3, "nope"), ("shares nope", 3, "nope"),
    ("days --goal nope", 3, "nope"), ("days --year 26", 2, "2026"),
    ("saved new-car --currency EUR", 2, "EUR"),
    ("saved gone", 4, "cst goal reopen gone"),
    ("shares gone", 4, "cst goal reopen gone"), ("history", 2, "chart saved"),
    ("balance", 2, "chart saved"), ("forecast", 2, "cst forecast"),
    ("months", 2, "cst month list"), ("heatmap", 2, "chart days"),
    ("timeline", 2, "chart goals"), ("", 2, "goals, saved, shares or days"),
  ])
  func refuses(_ options: String, _ status: Int32, naming words: String) throws
  {
    let stage = try Stage.demo()
    try stage.must("cst goal add Gone --target 9EUR --deadline +1y")
    try stage.must("cst goal cancel gone --yes")
    let outcome = stage.run("cst chart \(options)")
    #expect(outcome.status.rawValue == status, "\(outcome.err)")
    #expect(outcome.err.contains(words), "\(outcome.err)")
  }

  @Test func nothingIsWritten() throws {
    let stage = try Stage.demo()
    let stored = stage.stored
    for chart in ChartCommandTests.charts {
      try stage.must("cst chart \(chart)")
      try stage.must("cst chart \(chart) --json")
    }
    #expect(stage.stored == stored)
  }

  /// Without a goal there is no point to draw, in any form.
  @Test func withoutGoalsThereIsNoPoint() throws {
    let stage = try Stage()
    try stage.must("cst asset add Jar --currency EUR")
    #expect(try stage.must("cst chart saved --json").contains("\"points\": []"))
    #expect(
      try stage.must("cst chart saved --format csv").split(separator: "\n")
        .count == 1)
    #expect(
      try stage.must("cst chart saved")
        == "No goals yet, so there is nothing to draw.\n")
  }

  /// A sum that is known in part has its currency, too.
  @Test func whatIsKnownInPartHasItsCurrency() throws {
    let lines = try Stage.demo().must("cst chart saved --format tsv")
      .split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
    let keys = try #require(lines.first)
    let known = try #require(keys.firstIndex(of: "atLeast"))
    let code = try #require(keys.firstIndex(of: "savedCurrency"))
    let inPart = lines.dropFirst().filter { !$0[known].isEmpty }
    #expect(!inPart.isEmpty)
    #expect(inPart.allSatisfy { $0[code] == "EUR" }, "\(inPart)")
  }

  /// The parts of what is finer than a currency's units are as fine.
  @Test func thePartsOfAFineBalanceAddUp() throws {
    let stage = try Stage()
    let balance = "1.123456789012345678"
    try stage.must("cst asset add Coin --currency ETH --balance \(balance)")
    try stage.must("cst goal add Boat --target 9ETH --deadline 2027-11-20")
    try stage.must("cst alloc set 50% --asset coin --goal boat")
    let told = try stage.must("cst chart shares --json")
    #expect(told.contains("\"amount\": \"\(balance)\""), "\(told)")
    let half = "\"funded\": {\"amount\": \"0.561728394506172839\""
    #expect(told.ranges(of: half).count == 2, "\(told)")
  }

  @Test func aTargetOfNothingIsAFullTrack() throws {
    let stage = try Stage.demo()
    try stage.must("cst goal add Zero --target 0EUR --deadline +9m")
    let lines = try stage.must("cst chart goals").split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("Zero") })
    #expect(line.contains("100%"))
    #expect(line.contains("█") && !line.contains("░"), "\(line)")
  }

  @Test func whatIsCutOffThreePartsIsNotFree() throws {
    let stage = try Stage()
    try stage.must("cst asset add A --balance 100EUR")
    for name in ["One", "Two", "Three"] {
      try stage.must("cst goal add \(name) --target 90EUR --deadline +9m")
      try stage.must("cst alloc set 40EUR --asset a --goal \(name) --yes")
    }
    let chart = try stage.must("cst chart shares")
    #expect(chart.contains("nothing is free"), "\(chart)")
    #expect(chart.hasSuffix("█\n"), "\(chart)")
    let json = try stage.must("cst chart shares --json")
    let assets = JSONValue(json)?["data"]?["assets"]?.values
    let parts = assets?.first?["parts"]?.values
    #expect(parts?.count == 3)
  }

  /// Every line fits its window, whatever the look.
  @Test func everyLineFits() throws {
    var stage = try Stage.demo()
    let name = "A goal with a name that is longer than most people would"
    try stage.must("cst goal add '\(name)' --target 90EUR --deadline +1y")
    try stage.must("cst goal add Pocket --monthly 5EUR")
    var lines = 0
    for isTerminal in [true, false] {
      for width in [40, 48, 59, 60, 66, 80, 97, 120, 200] {
        stage.screen = Screen(isTerminal: isTerminal, width: width)
        for chart in ChartCommandTests.charts {
          for look in ["", " --ascii"] {
            let line =
              "cst chart \(chart) --color never --width \(width)\(look)"
            let out = stage.run(line).out
            for row in out.split(separator: "\n") {
              let cells = Look().cells(of: String(row))
              #expect(cells <= width, "\(line): \(row)")
              lines += 1
            }
          }
        }
      }
    }
    #expect(lines > 2000)
  }

  /// On a terminal that gives some signs two cells every line fits as well.
  @Test func everyLineFitsWhereSignsAreWide() throws {
    var stage = try Stage.demo()
    try stage.must("cst settings set ambiguous-width 2")
    stage.screen = Screen(isTerminal: true, width: 80)
    var look = Look()
    look.ambiguousWidth = 2
    for chart in ChartCommandTests.charts {
      for row in try stage.must("cst chart \(chart) --color never").split(
        separator: "\n")
      {
        #expect(look.cells(of: String(row)) <= 80, "\(chart): \(row)")
      }
    }
    #expect(try !stage.must("cst chart goals").contains("█"))
  }

  /// Without its last column a drawing is the table that programs get.
  @Test func theFiguresAreThoseOfTheTable() throws {
    let stage = try Stage.demo()
    var compared = 0
    for goal in ["new-car", "emergency-fund", "wedding-gift"] {
      let records = try stage.must("cst chart saved \(goal) --format tsv")
        .split(separator: "\n").dropFirst().map {
          $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
      let drawn = try stage.must("cst chart saved \(goal)")
      for row in drawn.split(separator: "\n") {
        let words = row.split(separator: " ")
        guard let date = words.first.flatMap({ CalendarDate(String($0)) }),
          let record = records.first(where: { $0[0] == "\(date)" })
        else { continue }
        let saved = record[2].isEmpty ? record[4] : record[2]
        let figures = words.map { $0.filter { $0 != "," } }
        #expect(figures.contains(String(saved)), "\(row)")
        compared += 1
      }
    }
    #expect(compared > 20)
  }

  @Test func aMissingRateIsNamedOnceWithItsFirstDay() throws {
    let stage = try Stage.demo()
    let outcome = stage.run("cst chart saved new-car")
    #expect(outcome.err.contains("cst rate set BTC/EUR RATE --date 2025-12-31"))
    #expect(outcome.err.split(separator: "\n").count == 2)
    #expect(outcome.out.contains("at least 1,350.00"))
    let strict = stage.run("cst chart saved new-car --strict")
    #expect(strict.status.rawValue == 6)
  }

  /// A goal with more than it takes does not fill the others.
  @Test func allGoalsAreReachedWhereEachIs() throws {
    let stage = try Stage(today: "2026-06-01")
    try stage.must("cst asset add Giro --currency EUR --balance 1000")
    try stage.must("cst goal add A --target 100EUR --deadline 2026-12-31")
    try stage.must("cst goal add B --target 900EUR --deadline 2026-12-31")
    try stage.must("cst alloc set 100% --asset giro --goal a")
    let words = "saved, and 10% of what they need, because none counts over"
    #expect(try stage.must("cst chart saved").contains(words))
    #expect(try stage.must("cst report -o -").contains(words))
    try stage.must("cst alloc set 100 --asset giro --goal a")
    #expect(try stage.must("cst chart saved").contains("saved, 10%.\n"))
  }

  /// What is saved without a target is no part of one.
  @Test func whatHasNoTargetDoesNotCount() throws {
    let stage = try Stage(today: "2026-06-01")
    try stage.must("cst asset add Giro --currency EUR")
    try stage.must("cst goal add A --target 1000EUR --deadline 2026-12-31")
    try stage.must("cst goal add B --monthly 100EUR")
    try stage.must("cst save 500 --goal a")
    #expect(try stage.must("cst chart saved").contains("saved, 50%.\n"))
    try stage.must("cst save 480 --goal b")
    let without = "what has no target does not count.\n"
    #expect(
      try stage.must("cst chart saved").contains(
        "980.00 of 1,000.00 EUR saved, and 50% of what they need, because "
          + without))
    try stage.must("cst goal edit a --target 500EUR")
    try stage.must("cst save 100 --goal a")
    #expect(
      try stage.must("cst chart saved").contains(
        "because none counts over its target and \(without)"))
  }

  @Test(arguments: ["asset list", "asset show dollars", "chart shares"])
  func oldRatesAreTold(_ question: String) throws {
    let stage = try Stage(today: "2026-06-01")
    try stage.must("cst settings set currency EUR")
    try stage.must("cst rate set USD/EUR 0.9 --date 2026-01-01")
    try stage.must("cst asset add Dollars --currency USD --balance 100")
    let outcome = stage.run("cst \(question) --strict")
    #expect(outcome.err.contains("an old rate is used: USD/EUR (151 days"))
    #expect(outcome.status == .warned)
  }
}
