import SavingsCLI
import Support
import Testing

/// How days are typed.
@Suite struct DateOptionTests {
  @Test(
    arguments: [
      ("2026-08-31", "+6m", "2027-02-28 (6 months from 2026-08-31)"),
      ("2027-08-31", "+6m", "2028-02-29 (6 months from 2027-08-31)"),
      ("2028-02-29", "+1y", "2029-02-28 (1 year from 2028-02-29)"),
      ("2026-11-20", "+90d", "2027-02-18 (90 days from 2026-11-20)"),
      ("2026-11-20", "+2w", "2026-12-04 (2 weeks from 2026-11-20)"),
      ("2026-11-20", "+1d", "2026-11-21 (1 day from 2026-11-20)"),
      ("2026-11-20", "2027-06-01", "2027-06-01"),
      ("2026-03-29", "+1d", "2026-03-30 (1 day from 2026-03-29)"),
      ("2026-10-25", "+1d", "2026-10-26 (1 day from 2026-10-25)"),
    ])
  func isReadAndRepeated(
    _ today: String, _ typed: String, _ shown: String
  ) throws {
    let outcome = try add(typed, on: today)
    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(outcome.out.contains(" by \(shown).\n"), "\(outcome.out)")
  }

  @Test(
    arguments: [
      "01/02/2027", "1.2.2027", "2027/02/01", "2027-2-1", "27-02-01",
      "2027-02-30", "2027-13-01", "2027-00-10", "20270201", "tomorrow",
      "Today", "TODAY", "+6", "6m", "+m", "+-6m", "+6M", "+6 m", "-6M", "--6m",
      "-6", "Yesterday",
      "-99999999999999999999d", "-9000y", "-",
      "+99999999999999999999d", "+9000y", "10000-01-01", "0000-01-01", "",
      " 2027-06-01", "2027-06-01 ", "２０２７-06-01", "2027-06", "next month",
      "2027-06-01T00:00", "1e3", "+0x5d", "+٣d",
    ])
  func isRefused(_ typed: String) throws {
    let outcome = try add(typed, on: "2026-11-20")
    #expect(outcome.status == .usage, "\(typed): \(outcome)")
    #expect(outcome.out == "")
    #expect(outcome.err.contains("\n  tip: "))
  }

  @Test func aDayToComeHasItsForm() throws {
    #expect(
      try add("tomorrow", on: "2026-11-20").err.hasSuffix("tip: write +1d\n"))
  }

  /// `--today` counts from the day that there would be without it.
  @Test func theDayIsCountedFromTheOneThatIsSet() throws {
    var stage = try Stage.demo()
    stage.environment["CST_TODAY"] = "2026-01-31"
    #expect(
      try stage.must("cst plan --today +1m").hasSuffix(
        "\nToday is set to 2026-02-28 by --today.\n"))
    #expect(
      try stage.must("cst plan --today 2026-03-01").hasSuffix(
        "\nToday is set to 2026-03-01 by --today.\n"))
    stage.environment["CST_TODAY"] = "+1d"
    #expect(try stage.must("cst plan --today +1d").contains("2026-03-12"))
    stage.environment["CST_TODAY"] = "some day"
    #expect(stage.run("cst plan --today +1d").err.contains("CST_TODAY"))
    #expect(stage.run("cst plan --today 2026-03-01").status == .success)
  }

  @Test func aSpanThatEndsBeforeItBeginsIsRefused() throws {
    let outcome = try Stage.demo().run(
      "cst tx list --since 2026-03 --until 2026-02")
    #expect(outcome.status == .usage)
    #expect(
      outcome.err.contains("--until 2026-02-28 lies before --since 2026-03-01"))
  }

  @Test(
    arguments: [
      ("2026-03-10", "yesterday", "2026-03-09 (yesterday)"),
      ("2026-03-10", "today", "2026-03-10 (today)"),
      ("2026-03-10", "-3d", "2026-03-07 (3 days before 2026-03-10)"),
      ("2026-03-10", "-1d", "2026-03-09 (1 day before 2026-03-10)"),
      ("2026-03-10", "-2w", "2026-02-24 (2 weeks before 2026-03-10)"),
      ("2026-08-31", "-6m", "2026-02-28 (6 months before 2026-08-31)"),
      ("2028-02-29", "-1y", "2027-02-28 (1 year before 2028-02-29)"),
      ("2026-01-01", "yesterday", "2025-12-31 (yesterday)"),
      ("2026-11-20", "+0d", "2026-11-20 (0 days from 2026-11-20)"),
    ])
  func aPastDayIsReadAndRepeated(
    _ today: String, _ typed: String, _ shown: String
  ) throws {
    let stage = try Stage(today: today)
    try stage.must(
      "cst asset add Jar --currency EUR --balance 9EUR --today 2020-01-01")
    try stage.must("cst goal add Boat --target 9EUR --deadline 2030-01-01")
    // Apart from its option, it is a value all the same.
    for date in [["--date", typed], ["--date=\(typed)"]] {
      for (line, words) in [
        ("tx deposit 5EUR --asset jar", "Deposited 5.00 EUR, dated \(shown): "),
        ("tx withdraw 5EUR --asset jar", "Withdrew 5.00 EUR, dated \(shown): "),
        ("tx interest 5EUR --asset jar", ", dated \(shown): "),
        ("asset reconcile jar --balance 3EUR", "on \(shown): "),
        ("rate set BTC/EUR 9", "since \(shown)."),
      ] {
        let outcome = stage.run(
          line.split(separator: " ").map(String.init) + date + ["-n"])
        #expect(outcome.status == .success, "\(line): \(outcome.err)")
        #expect(outcome.out.contains(words), "\(line): \(outcome.out)")
      }
    }
    let start = stage.run(["goal", "edit", "boat", "--start", typed, "-n"])
    #expect(
      start.out.contains("-> \(shown)") || start.out.contains("already"),
      "\(start)")
    let share = stage.run(
      ["alloc", "set", "5%", "--asset=jar", "--goal=boat", "--since", typed]
        + ["-n"])
    #expect(share.out.contains("since \(shown)"), "\(share)")
  }

  @Test func aMonthIsItsFirstDayOrItsLast() throws {
    let stage = try Stage.demo()
    func rows(_ line: String) -> [Substring] {
      stage.run("cst tx list --format tsv \(line)").out.split(separator: "\n")
    }
    #expect(
      rows("--since 2026-02 --until 2026-02")
        == rows("--since 2026-02-01 --until 2026-02-28"))
    #expect(rows("--since 2026-02").count > rows("--since 2026-03").count)
    #expect(
      stage.run("cst tx list --since 2026-02 --until -1w").out.hasPrefix(
        """
        What moved from 2026-02-01 (the first day of 2026-02) up to 2026-03-03 \
        (1 week before 2026-03-10):

        """))
    #expect(stage.run("cst tx list --since 2026-02-01").out.hasPrefix("ID "))
    let share = stage.run(
      "cst alloc set 1% --asset savings --goal new-car --since 2026-03 -n")
    #expect(share.out.contains("since 2026-03-01 (the first day of 2026-03)"))
  }

  @Test func whatIsNoDayOfAMonthIsSaid() throws {
    #expect(
      try add("2027-02-29", on: "2026-11-20").err == """
        error: there is no 29 February 2027
          tip: its last day is 2027-02-28

        """)
    #expect(
      try add("2027-04-31", on: "2026-11-20").err == """
        error: there is no 31 April 2027
          tip: its last day is 2027-04-30

        """)
    #expect(
      try add("2027-04", on: "2026-11-20").err == """
        error: 2027-04 is a month, and a day is needed
          tip: write one of its days, such as 2027-04-01

        """)
    #expect(
      try add("-9000y", on: "2026-11-20").err == """
        error: "-9000y" leads out of the years 1 to 9999
          tip: choose a day that is nearer

        """)
  }

  @Test func theDayOfTheAnswerMayBePast() throws {
    let stage = try Stage.demo()
    #expect(
      stage.run("cst plan --today -1w").out
        == stage.run("cst plan --today 2026-03-03").out)
    #expect(
      stage.run("cst plan --today yesterday").out.hasSuffix(
        "Today is set to 2026-03-09 by --today.\n"))
  }

  @Test func theOtherReadingsAreNamed() throws {
    let outcome = try add("01/02/2027", on: "2026-11-20")
    #expect(
      outcome.err == """
        error: "01/02/2027" is not a clear date
          tip: write 2027-02-01 (1 February) or 2027-01-02 (2 January)

        """)
  }

  @Test func theAnswerSaysWhoSetTheDay() throws {
    var stage = try Stage.demo()
    let last = { (outcome: Outcome) in outcome.out.split(separator: "\n").last }
    #expect(last(stage.run("cst plan"))?.hasPrefix("Today") == false)
    #expect(
      last(stage.run("cst plan --today 2026-03-11"))
        == "Today is set to 2026-03-11 by --today.")
    stage.environment["CST_TODAY"] = "2026-03-12"
    #expect(
      last(stage.run("cst plan")) == "Today is set to 2026-03-12 by CST_TODAY.")
    #expect(
      last(stage.run("cst plan --today +1d"))
        == "Today is set to 2026-03-13 by --today.")
    for form in ["tsv", "csv"] {
      #expect(!stage.run("cst plan --format \(form)").out.contains("Today is"))
    }
  }

  @Test func aDayThatNobodyKnowsIsNotMadeUp() throws {
    var stage = try Stage.demo()
    stage.environment["CST_TODAY"] = "garbage"
    for line in ["cst plan", "cst help --json", "cst version --json"] {
      let outcome = stage.run(line)
      #expect(outcome.status == .usage, "\(line)")
      #expect(outcome.out == "")
    }
    #expect(stage.run("cst help").status == .success)
    #expect(stage.run("cst help --json --today 2026-03-11").status == .success)
    stage.environment["CST_TODAY"] = nil
    #expect(stage.run("cst plan --help --json --today x").status == .success)

    stage.hasClock = false
    let outcome = stage.run("cst plan")
    #expect(outcome.status == .failed)
    #expect(outcome.err.contains("--today 2027-06-01"))
    #expect(stage.run("cst plan --today +1d").status == .failed)
    #expect(stage.run("cst plan --today 2026-03-10").status == .success)
    stage.environment["CST_TODAY"] = "2026-03-10"
    #expect(stage.run("cst plan").status == .success)
  }

  private func add(_ date: String, on today: String) throws -> Outcome {
    try Stage(today: today).run(
      ["goal", "add", "Boat", "--target=5EUR", "--deadline=\(date)", "-n"])
  }
}
