import SavingsCLI
import SavingsCore
import Support
import Testing

/// Questions about a saver of years, who may not have missed a month.
@Suite struct LongHistoryTests {
  /// A hundred a month for three years, but for some months.
  private func stage(
    missing: [Int], on today: String = "2026-06-10"
  ) throws -> Stage {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Rent", nil, by: nil, from: "2023-06-01", monthly: "100")
    try story.goal("Car", "9000", by: "2027-06-10", from: "2023-06-01")
    try story.asset("Bank", on: "2023-06-01")
    try story.share("0", of: "Bank", for: "Rent", since: "2023-06-01")
    try story.share("0", of: "Bank", for: "Car", since: "2023-06-01")
    for number in 0..<36 where !missing.contains(number) {
      let month = try #require(Month("2023-06")?.adding(number))
      let payday = try day("\(month)-25")
      for goal in ["Rent", "Car"] {
        let left = try story.figures(goal, "\(payday)").left
        if left.isPositive {
          try story.save("\(left)", for: goal, in: "Bank", on: "\(payday)")
        }
      }
    }
    let stage = try Stage(today: today)
    try stage.install(StoreWriter.bytes(of: Snapshot(revision: 1, story.book)))
    return stage
  }

  private static let gaps: [[Int]] = [
    [], [0], [23], [24], [25], [30], [35], [5, 20],
  ]

  /// However few months are listed, the streak is that of all.
  @Test(arguments: gaps)
  func theStreakIsThatOfAllMonths(_ missing: [Int]) throws {
    let stage = try stage(missing: missing)
    let whole = JSONValue(try stage.must("cst month list --json"))
    let streak = 35 - (missing.max() ?? -1)
    #expect(whole?["data"]?["streak"] == .number("\(streak)"))
    let words = streak < 2 ? "." : " \(streak) months in a row."
    let options =
      [1, 2, 11, 12, 13, 36, 99].map { "--limit \($0)" }
      + ["--year 2023", "--year 2025", "--year 2026", "--goal rent", ""]
    for option in options {
      let told = try stage.must("cst month list \(option)")
      let headline = told.split(separator: "\n")[0]
      #expect(headline.hasSuffix(words), "\(option): \(headline)")
      let tried = try stage.must(
        "cst try 'settings set payday 25' --ask 'month list \(option)'")
      #expect(tried.contains(headline), "\(option)")
    }
  }

  /// The month that runs is part of a streak once it is met, and not one of
  /// those that are over and were.
  @Test func theRunningMonthIsNamedInTheStreak() throws {
    let stage = try stage(missing: [], on: "2026-05-26")
    #expect(
      try stage.must("cst month list --limit 2").contains(
        "met in full in 1 of 1. 36 months in a row with this one.\n"))
  }

  /// What looks back on a year has what it looks at, and nobody asks for more.
  @Test(arguments: gaps)
  func everyQuestionIsAnswered(_ missing: [Int]) throws {
    let stage = try stage(missing: missing)
    let questions = [
      "report -o -", "report -o - --goal rent", "chart goals", "chart saved",
      "chart saved rent", "chart days", "forecast", "forecast car",
      "month show", "month show 2023-06", "plan", "budget", "remind",
      "calendar",
    ]
    for question in questions {
      let outcome = stage.run("cst \(question)")
      #expect(outcome.status == .success, "\(question): \(outcome.err)")
      let asked = question.hasPrefix("report") ? "report" : question
      let json = stage.run("cst \(asked) --json")
      #expect(json.status == .success, "\(asked): \(json.err)")
    }
  }
}
