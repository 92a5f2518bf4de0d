import SavingsCLI
import Support
import Testing

/// `cst forecast`, and what all that looks ahead leaves alone.
@Suite struct ForecastCommandTests {
  @Test(arguments: [
    ("nope", 3, "nope"), ("--monthly 500EUR", 2, "cst budget 500EUR"),
    ("new-car --monthly 0EUR", 2, "--monthly"),
    ("new-car --monthly -5EUR", 2, "--monthly"),
    ("new-car --monthly 5USD", 2, "EUR"), ("gone", 4, "cst goal reopen gone"),
  ])
  func refuses(_ options: String, _ status: Int32, naming words: String) throws
  {
    let stage = try Stage.demo()
    try stage.must("cst goal add Gone --target 9EUR --deadline +1y")
    try stage.must("cst goal cancel gone --yes")
    let outcome = stage.run("cst forecast \(options)")
    #expect(outcome.status.rawValue == status, "\(outcome.err)")
    #expect(outcome.err.contains(words), "\(outcome.err)")
  }

  @Test func nothingIsWritten() throws {
    let stage = try Stage.demo()
    let stored = stage.stored
    for line in [
      "forecast", "forecast new-car --monthly 9EUR --json", "calendar",
      "remind --today 2026-03-25", "try 'settings set payday 3'",
      "try 'settings set payday 3' --ask forecast",
      "try 'settings set payday 3' --ask calendar",
      "try 'settings set payday 3' --ask 'remind --today 2026-05-01'",
    ] {
      try stage.must("cst \(line)")
    }
    #expect(stage.stored == stored)
  }

  @Test func withoutGoalsItSaysSo() throws {
    #expect(
      try Stage().must("cst forecast")
        == "No goals yet, so there is nothing to forecast.\n")
  }

  @Test func withoutARateTheGoalIsUnknown() throws {
    let stage = try Stage.demo()
    try stage.must("cst rate delete BTC/EUR")
    let outcome = stage.run("cst forecast new-car --json")
    let document = try #require(JSONValue(outcome.out))
    let goal = try #require(document["data"]?["goals"]?[0])
    #expect(goal["chanceReason"]?.text == "missing_rate")
    for key in ["saved", "payments", "needed", "perPayment", "plan", "enough"] {
      #expect(goal[key] == .null, "\(key)")
    }
    #expect(goal["months"]?.values == [])
  }
}
