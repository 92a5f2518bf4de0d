import SavingsCLI
import SavingsCore
import Support
import Testing

/// What is due.
@Suite struct RemindTests {
  /// What is told on a day, a line for each kind, goal and day since.
  private func due(
    _ stage: Stage, on date: CalendarDate, _ options: String = ""
  ) throws -> [String] {
    let out = try stage.must("cst remind --json --today \(date) \(options)")
    let document = try #require(JSONValue(out))
    return (document["data"]?["due"]?.values ?? []).map { reminder in
      let keys = ["kind", "goal", "since"]
      return keys.map { reminder[$0]?.text ?? "-" }.joined(separator: " ")
    }
  }

  /// What is said over some days, each thing once and on its day; what is due
  /// on a later day was said before.
  private func said(
    _ stage: Stage, from start: String, days: Int, _ options: String = ""
  ) throws -> Set<String> {
    var said: Set<String> = []
    var date = try day(start)
    let known = try due(stage, on: date, options)
    for _ in 0..<days {
      let eve = try #require(date.adding(days: -1))
      let now = try due(stage, on: date, "\(options) --after \(eve)")
      for line in now {
        #expect(!said.contains(line), "\(line) again on \(date)")
        #expect(line.hasSuffix("\(date)"), "\(line) on \(date)")
        said.insert(line)
      }
      for line in try due(stage, on: date, options) {
        #expect(
          said.contains(line) || known.contains(line),
          "\(line) is due on \(date), and was not said")
      }
      date = try #require(date.adding(days: 1))
    }
    return said
  }

  /// A round that was missed is said since the month that first shows it, in
  /// every month that does.
  @Test(arguments: ["2026-05-20", "2026-06-02", "2026-06-30"])
  func aMissedRoundIsSaidSinceItIsShown(_ date: String) throws {
    let stage = try Stage(today: "2026-01-10")
    try stage.must("cst settings set payday 5")
    try stage.must(
      "cst goal add Tax --target 100EUR --deadline 2026-02-11 --every 2m")
    let told = try due(stage, on: try day(date), "--after 2026-04-30")
    #expect(told.contains("deadline_passed tax 2026-05-01"), "\(told)")
  }

  /// Rounds, paid and not; and paydays that are near while another one is.
  @Test(arguments: [
    ("1m", 30, "2", ""), ("1m", 110, "2", ""), ("1y", 30, "2", ""),
    ("1m", 30, "25", ""), ("3m", 110, "15,31", "--days 20"),
  ])
  func whatIsShownLaterIsSaidThen(
    _ every: String, _ day: Int, _ paydays: String, _ options: String
  ) throws {
    let stage = try Stage()
    for line in [
      "settings set payday \(paydays)",
      "goal add Rent --target 300EUR --deadline 2026-09-20 --every \(every)",
      "goal add Far --target 99EUR --deadline 2026-08-20",
      "asset add A --currency EUR --balance 300EUR",
      "alloc set 100% --asset a --goal rent",
      "tx withdraw 300EUR --goal rent --asset a --date +\(day)d",
    ] { try stage.must("cst \(line) --today 2026-08-01") }
    let said = try said(stage, from: "2026-08-03", days: 130, options)
    #expect(said.contains { $0.hasPrefix("payday - 2026-1") }, "\(said)")
  }

  @Test func eachThingIsSaidOnceOnItsDay() throws {
    let said = try said(try Stage.demo(), from: "2026-03-01", days: 80)
    #expect(said.count > 8)
    // After a payday that was missed a goal is overdue until its month ends.
    let behind = said.filter { $0.hasPrefix("behind ") }
    #expect(
      Set(behind.map { $0.suffix(10) })
        == ["2026-03-01", "2026-04-01", "2026-05-01"],
      "\(behind)")
  }

  @Test func whereNothingIsDueNothingIsSaid() throws {
    let stage = try Stage.demo()
    let outcome = stage.run("cst remind --check --strict")
    #expect(outcome.out + outcome.err == "" && outcome.status == .success)
    let fresh = try Stage().run("cst remind --check")
    #expect(fresh.out + fresh.err == "" && fresh.status == .success)
    let due = stage.run("cst remind --check --today 2026-03-23")
    #expect(due.status == .no)
    var terminal = stage
    terminal.screen = Screen(isTerminal: true, width: 80)
    #expect(
      terminal.run("cst remind").out
        == "Nothing is due before 2026-03-21.\n")
  }

  @Test(arguments: [
    ("2026-04-20", "Wedding gift is needed today, 2026-04-20: 180.00 EUR is"),
    ("2026-03-26", "Payday was 2026-03-25: 1,770.87 EUR is still left"),
    ("2026-03-25", "Payday is today, 2026-03-25: 1,770.87 EUR is left"),
    ("2026-03-24", "Payday is 2026-03-25, in 1 day: 1,770.87 EUR is left"),
    (
      "2026-03-23", "is needed on 2026-04-20, in 28 days: 180.00 EUR is missing"
    ),
    ("2026-04-01", "2026-04-20, in 19 days"),
  ])
  func says(_ date: String, _ words: String) throws {
    let out = try Stage.demo().must("cst remind --today \(date)")
    #expect(out.contains(words), "\(out)")
  }

  @Test func whoSkipsTheMonthIsNotToldToBeBehind() throws {
    let stage = try Stage.demo()
    let behind = "is 148,500 JPY behind an even pace"
    let today = "--today 2026-04-02"
    #expect(try stage.must("cst remind \(today)").contains(behind))
    try stage.must("cst plan skip 日本旅行 \(today)")
    #expect(try !stage.must("cst remind \(today)").contains("日本旅行"))
  }

  @Test func whatIsUnknownIsNoZero() throws {
    let stage = try Stage()
    let today = "--today 2026-03-24"
    func told() throws -> [String] {
      let told = try stage.must("cst remind --json \(today)")
      let due = try #require(JSONValue(told)?["data"]?["due"]?.values)
      return due.map { "\($0["amount"]?["amount"]?.text ?? "null")" }
    }
    for line in [
      "settings set currency EUR", "settings set payday 25",
      "goal add Trip --target 1200USD --deadline 2027-03-01",
    ] {
      try stage.must("cst \(line) \(today)")
    }
    #expect(try told() == ["null"])
    let remind = try stage.must("cst remind \(today)")
    #expect(remind.contains("in 1 day: ? is left to save"))
    let calendar = try stage.must("cst calendar \(today)")
    #expect(calendar.contains("payday") && !calendar.contains("at least"))
    try stage.must(
      "cst goal add Bike --target 1200EUR --deadline 2027-03-01 \(today)")
    #expect(try told() == ["100.00"])
    #expect(try stage.must("cst remind \(today)").contains("at least 100"))
  }

  @Test func aGoalThatIsSavedForReminds() throws {
    let stage = try Stage.demo()
    try stage.must("cst save 180EUR --goal wedding-gift --asset savings")
    let out = try stage.must("cst remind --today 2026-04-19")
    #expect(!out.contains("Wedding gift"))
  }

  @Test(arguments: [
    ("--days 28", 2), ("--days -1", 2), ("--days x", 2), ("--after x", 2),
    ("--format csv", 2),
  ])
  func refuses(_ options: String, _ status: Int32) throws {
    let outcome = try Stage.demo().run("cst remind \(options)")
    #expect(outcome.status.rawValue == status, "\(outcome.err)")
  }
}
