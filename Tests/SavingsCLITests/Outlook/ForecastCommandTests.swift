import SavingsCLI
import Support
import Testing

/// `cst forecast`, and what all that looks ahead leaves alone.
@Suite struct ForecastCommandTests {
  @Test(arguments: [
    ("nope", 3, "nope"), ("--monthly 500EUR", 2, "cst budget 500EUR"),
    ("new-car --monthly 0EUR", 2, "--monthly"),
    ("new-car --monthly -5EUR", 2, "--monthly"),
    ("new-car --monthly 5USD", 2, "--monthly 5USD is not in EUR"),
    ("gone", 4, "cst goal reopen gone"),
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

  /// With weights no month asks what all of them ask on average.
  @Test func theMeanOfUnevenPaymentsIsCalledOne() throws {
    let stage = try Stage(today: "2026-09-01")
    try stage.must("cst settings set weight.12 50%")
    try stage.must("cst goal add Trip --target 620EUR --deadline 2027-01-01")
    let told = try stage.must("cst forecast trip")
    #expect(
      told.contains(
        "4 payments, the next one of 177.14 EUR, 155.00 EUR a month on "
          + "average.\n"), "\(told)")
    #expect(
      try stage.must("cst forecast trip --accessible").contains(
        "If the plan is followed, 155.00 EUR a month on average: reached"))
  }

  /// What is paid today for two paydays that have passed is no month's worth.
  @Test func aMonthOfWhichPaydaysHavePassedIsToldByTheNextPayment() throws {
    let stage = try Stage(today: "2026-03-15")
    try stage.must("cst settings set payday 5,10,20")
    try stage.must(
      "cst goal add Car --target 300EUR --deadline 2026-04-07 "
        + "--start 2026-03-01")
    let told = try stage.must("cst forecast car")
    #expect(told.contains("plan is followed    75.00 EUR"), "\(told)")
  }

  /// A household with two paydays, and a bike that got 150 a month.
  private func bike() throws -> Stage {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add Bank --currency EUR --today 2025-09-01")
    try stage.must("cst settings set payday 15,31")
    try stage.must(
      """
      cst goal add Bike --target 2400EUR --deadline 2026-09-10 \
      --today 2025-09-01
      """)
    for month in [
      "2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "2026-02",
    ] {
      try stage.must(
        "cst save 150EUR --goal bike --asset bank --today \(month)-20")
    }
    return stage
  }

  /// What stands under A-MONTH is that of a month, however many paydays it has.
  @Test func severalPaydaysAreToldByTheMonth() throws {
    let stage = try bike()
    let out = try stage.must("cst forecast bike")
    for words in [
      "12 payments of 125.00 EUR, 250.00 EUR a month on average.",
      "plan is followed       250.00 EUR",
      "0 of 6 brought 250.00 EUR or more.", "924 ways to fill 6 months from",
    ] {
      #expect(out.contains(words), "\(words): \(out)")
    }
    #expect(try stage.must("cst forecast").contains("  250.00      150.00 EUR"))
    let csv = try stage.must("cst forecast --format csv")
    #expect(csv.contains("Bike,2026-09-10,125.00,EUR,150.00,EUR,"))
  }

  /// What came for a payday that has passed is not asked again by those that
  /// are left.
  @Test(arguments: [
    (240, "with this month's 240.00 by 2026-10-31, 4 payments of 240.00"),
    (400, "with this month's 400.00 by 2026-10-31, 4 payments of 240.00"),
    (100, "with this month's 100.00 by 2026-10-31, 4 payments of 275.00"),
    (0, "by 2026-10-31, 4 payments of 300.00"),
  ])
  func aPaydayThatHasPassedIsPaidByWhatCame(
    _ saved: Int, _ words: String
  ) throws {
    let stage = try Stage(today: "2026-08-02")
    try stage.must("cst settings set payday 15,31")
    try stage.must("cst asset add Acc --currency EUR")
    try stage.must("cst goal add Ins --target 1200EUR --deadline 2026-10-31")
    if saved > 0 {
      try stage.must("cst save \(saved)EUR --goal ins --today 2026-08-15")
    }
    let out = try stage.must("cst forecast ins --today 2026-08-20")
    #expect(out.contains("1,200.00 EUR is to come \(words) EUR"), "\(out)")
  }

  /// What this month brought for the round before is nothing that the next one
  /// needs.
  @Test func whatCompletedARoundIsNotToComeForTheNext() throws {
    let stage = try Stage(today: "2026-05-01")
    try stage.must("cst settings set payday 25")
    try stage.must("cst asset add Acc --currency EUR")
    try stage.must(
      "cst goal add Ins --target 1200EUR --deadline 2026-08-20 --every 2m")
    try stage.must("cst save 1100EUR --goal ins --today 2026-07-15")
    try stage.must("cst save 100EUR --goal ins --today 2026-08-05")
    for today in ["2026-08-10", "2026-08-21"] {
      let out = try stage.must("cst forecast ins --today \(today)")
      #expect(
        out.hasPrefix(
          "Ins: 0.00 of 1,200.00 EUR is saved; 1,200.00 EUR is to come by "
            + "2026-10-20, 2 payments of 600.00 EUR."), "\(out)")
    }
  }

  @Test func aNarrowScreenShowsNoEmptyHead() throws {
    let out = try bike().must("cst forecast bike --width 50")
    #expect(!out.contains("  : "), "\(out)")
    #expect(out.contains("\n  in time\n"), "\(out)")
  }

  @Test func saysWhereThereIsNothingToForecast() throws {
    let stage = try Stage.withAGoal()
    try stage.must("cst save 5000EUR --goal boat --asset jar")
    #expect(try stage.must("cst forecast").hasPrefix("All goals are reached."))
    try stage.must("cst goal finish boat --yes")
    #expect(
      try stage.must("cst forecast")
        == "No goal is active, so there is nothing to forecast.\n")
  }

  /// Only what the goals that are told need is missing.
  @Test func othersRatesAreNoReasonToStop() throws {
    let stage = try Stage.demo()
    try stage.must("cst rate delete BTC/EUR")
    try stage.must("cst forecast emergency-fund --strict")
    #expect(stage.run("cst forecast new-car --strict").status == .warned)
    #expect(stage.run("cst forecast --strict").status == .warned)
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
