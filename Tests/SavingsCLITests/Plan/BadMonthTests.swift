import SavingsCLI
import Support
import Testing

/// What a flex or a budget that cannot be is answered, and that it changes
/// nothing.
@Suite struct BadMonthTests {
  /// Lines with their exit codes, and words that say why.
  private static let lines: [(line: String, status: ExitCode, why: String)] =
    [
      ("flex --adjust 3", .usage, "it goes from 0 to 2"),
      ("flex --adjust 2.01", .usage, "write --adjust 2"),
      ("flex --adjust 201%", .usage, "it goes from 0 to 2"),
      ("flex --adjust 50", .usage, "write --adjust 0.5 or --adjust 50%"),
      ("flex --adjust abc", .usage, "\"abc\""),
      ("flex --adjust -1", .usage, "it goes from 0 to 2"),
      ("flex --adjust ''", .usage, "\"\""),
      ("flex", .usage, "--adjust"),
      ("flex --adjust 0.5 --to 100EUR", .usage, "--adjust and --to"),
      ("flex --to -5EUR", .usage, "-5"),
      ("flex --to 5USD", .usage, "not in USD"),
      (
        "flex --adjust 1 --protect laptop --skip laptop", .usage,
        "protected and skipped at once"
      ),
      ("flex --adjust 1 --protect boat", .notFound, "\"boat\""),
      ("flex --adjust 1 --skip boat", .notFound, "\"boat\""),
      ("flex --to 5", .refused, "212.50 EUR is the least"),
      ("flex --to 5000 --compare", .refused, "3,786.73 EUR the most"),
      ("budget abc", .usage, "\"abc\""),
      ("budget -5EUR", .usage, "-5"),
      ("budget 5CHF", .refused, "CHF/EUR"),
      ("budget --check", .usage, "--check needs an amount"),
      ("plan set boat 5", .notFound, "\"boat\""),
      ("plan set laptop 5EUR", .usage, "not in EUR"),
      ("plan set laptop -5", .usage, "-5"),
    ]

  @Test(arguments: lines)
  func isRefused(_ line: String, _ status: ExitCode, _ why: String) throws {
    try refuses("cst \(line)", status, why)
  }

  @Test(
    arguments: lines.filter { entry in
      !["plan", "--compare", "--check"].contains { entry.line.contains($0) }
    })
  func isNotApplied(_ line: String, _ status: ExitCode, _ why: String) throws {
    try refuses("cst \(line) --apply", status, why)
  }

  private func refuses(
    _ line: String, _ status: ExitCode, _ why: String
  ) throws {
    let stage = try Stage.demo()
    let before = stage.stored
    let outcome = stage.run(line)
    #expect(outcome.status == status, "\(outcome.err)")
    #expect(outcome.out.isEmpty && outcome.err.contains(why), "\(outcome)")
    #expect(stage.stored == before)
  }

  /// A budget of nothing is an answer, and so is one that no goal needs.
  @Test func aBudgetOfNothingIsTooLittle() throws {
    let stage = try Stage.demo()
    let outcome = stage.run("cst budget 0EUR")
    #expect(outcome.status == .success)
    #expect(
      outcome.out.hasPrefix("No: 0.00 EUR a month is too little for 4 of"))
    #expect(!outcome.out.contains("--deadline"))
    #expect(stage.run("cst budget 0EUR --check").status == .no)
    let applied = stage.run("cst budget 0EUR --apply")
    #expect(applied.status == .success)
    #expect(
      applied.out.contains(
        "Applied to 2026-03, though at 0.00 EUR a month 4 goals will miss their"
      ))
    // What is due this month is asked for, whatever there is.
    #expect(
      stage.run("cst plan --brief").out
        == "180.00 EUR left, payday in 15 d\n")
  }

  /// A month of a monthly goal lacks a sum, and not so much each month.
  @Test func whatAMonthLacksIsToldOfThatMonth() throws {
    let stage = try Stage(today: "2026-05-04")
    try stage.must("cst settings set payday 28")
    try stage.must("cst goal add F --target 200EUR --deadline 2026-07-10")
    try stage.must("cst goal add L --target 700EUR --deadline 2026-09-15")
    try stage.must("cst goal add P --monthly 100EUR")
    let told = try stage.must("cst budget 300EUR")
    #expect(
      told.contains("P is 100.00 EUR short of its monthly amount in 2026-08\n"),
      "\(told)")
    #expect(told.contains("the least that works is 325.00 EUR"))
  }

  /// Without goals nothing is asked, and nobody is sent away.
  @Test func withoutGoalsNothingIsAsked() throws {
    for end in ["", " --apply", " --dry-run --apply"] {
      let stage = try Stage()
      for (line, words) in [
        ("flex --adjust 0.5", "nothing can give way."),
        ("flex --to 100EUR", "the month cannot come to 100.00 EUR."),
        ("flex --to 100", "the month cannot come to 100."),
        ("flex --to 0EUR", "the month comes to 0.00 EUR as it is."),
        ("budget", "any budget is enough"),
        ("budget 0EUR", "any budget is enough"),
        ("budget 100EUR", "any budget is enough"),
      ] {
        let outcome = stage.run("cst \(line)\(end)")
        #expect(outcome.status == .success, "\(outcome.err)")
        #expect(outcome.out.contains(words), "\(outcome.out)")
        #expect(try stage.home.contents().isEmpty)
      }
    }
  }

  @Test func nothingFlexibleIsSaid() throws {
    let stage = try Stage.demo()
    for goal in ["wedding-gift", "日本旅行", "emergency-fund", "new-car"] {
      stage.run("cst plan protect \(goal)")
    }
    let before = try stage.home.contents()
    for (line, words) in [
      ("flex --adjust 0.5", "so nothing gives way. Nothing was changed."),
      (
        "flex --to 100",
        "the month cannot come to 100.00 EUR: it stays at 1,983.37 EUR"
      ),
      ("flex --to 100 --compare", "the month cannot come to 100.00 EUR"),
      ("flex --to 1983.37", "the month comes to 1,983.37 EUR as it is"),
    ] {
      let outcome = stage.run("cst \(line)")
      #expect(outcome.status == .success && outcome.err.isEmpty)
      #expect(outcome.out.contains(words), "\(outcome.out)")
      #expect(try stage.home.contents() == before)
    }
  }

  /// Whether a total is met is not known where an amount is not.
  @Test func nothingFlexibleIsSaidOfWhatIsKnown() throws {
    let stage = try Stage.demo()
    for goal in ["wedding-gift", "emergency-fund", "new-car"] {
      stage.run("cst plan protect \(goal)")
    }
    stage.run("cst rate delete JPY/EUR")
    for line in ["flex --to 1753.19", "flex --to 1753.19 --compare"] {
      let outcome = stage.run("cst \(line)")
      #expect(outcome.status == .success)
      #expect(
        outcome.out.contains(
          "every goal that is known is protected or skipped, so nothing gives "
            + "way, and whether the month comes to 1,753.19 EUR is not known"),
        "\(outcome.out)")
    }
  }

  /// Nothing is invented for what cannot be converted, nor applied.
  @Test func aMissingRateAppliesNothing() throws {
    let stage = try Stage.demo()
    stage.run("cst rate delete JPY/EUR")
    let before = try stage.home.contents()
    for line in ["flex --adjust 0.5", "flex --to 900EUR", "budget 2000EUR"] {
      let shown = stage.run("cst \(line)")
      #expect(shown.status == .success, "\(shown.err)")
      #expect(
        shown.out.contains("Left out, because a rate is missing: 日本旅行."),
        "\(shown.out)")
      #expect(stage.run("cst \(line) --strict").status == .warned)
      let applied = stage.run("cst \(line) --apply")
      #expect(applied.status == .refused && applied.out.isEmpty)
      #expect(applied.err.contains("日本旅行"))
      #expect(try stage.home.contents() == before)
    }
  }
}
