import SavingsCLI
import Support
import Testing

/// What is said of a month is so.
@Suite struct MonthWordsTests {
  /// 100 were missing when the month began, and 50 of them came in since.
  @Test func whatWasMissingIsToldFromWhenTheMonthBegan() throws {
    let stage = try boat()
    stage.run("cst save 900EUR --goal boat --date 2026-10-02")
    stage.run("cst save 50EUR --goal boat")
    let set = stage.run("cst plan set boat 500")
    #expect(
      set.out.hasPrefix(
        "\"Boat\" gets 100.00 EUR this month, all that it can take."),
      "\(set)")
    let plan = stage.run("cst plan")
    #expect(
      plan.out.contains(
        "Boat: 100.00 EUR this month, all that it can take, of the 500.00 EUR "
          + "set by you."), "\(plan.out)")
    let explained = stage.run("cst explain boat")
    #expect(
      explained.out.contains(
        "Planned: 100.00 EUR, all that it can take, of the 500.00 EUR set by "
          + "you for this month"), "\(explained.out)")
  }

  /// On the first of a month, too.
  @Test func aGoalThatBeginsLaterHasNoWindowYet() throws {
    let stage = try Stage(today: "2026-11-01")
    try stage.must(
      "cst goal add Trip --target 100EUR --start 2026-12-05 --deadline 2027-06-01"
    )
    #expect(
      try stage.must("cst explain trip").contains(
        "window opened, on 2026-11-01 (the goal begins later):"))
  }

  /// A share that is set late counts as saved, and that is said.
  @Test func aShareSetLateIsSaid() throws {
    let stage = try Stage.demo()
    let line = "\"Savings account\" was set on 2026-03-10: what that brings"
    #expect(!(try stage.must("cst explain new-car").contains(line)))
    try stage.must("cst save 20EUR --goal laptop --asset savings")
    #expect(!(try stage.must("cst explain laptop").contains(line)))
    try stage.must("cst alloc set 20% --asset savings --goal new-car --yes")
    #expect(try stage.must("cst explain new-car").contains(line))
  }

  /// Following the tip keeps a goal as it stands from month to month.
  @Test(arguments: [
    ("", "plan flexible"), (" --flex protected", "plan protect"),
  ])
  func aSkippedGoalComesBackAsItStands(option: String, tip: String) throws {
    let stage = try boat(option)
    stage.run("cst plan skip boat")
    let outcome = stage.run("cst plan set boat 15")
    #expect(outcome.out.contains(" with cst \(tip) boat."), "\(outcome)")
    stage.run("cst \(tip) boat")
    let flex = option.isEmpty ? "flexible" : "protected"
    let plan = stage.run("cst plan --json").out
    #expect(plan.contains("\"flex\": \"\(flex)\""), "\(plan)")
  }

  /// A deadline that has passed does not hide those that will be missed.
  @Test func everyDeadlineThatIsMissedIsTold() throws {
    let stage = try boat()
    for (goal, day) in [("Late", "01"), ("Soon", "28"), ("Next", "29")] {
      stage.run(
        "cst goal add \(goal) --target 500EUR --start 2026-06-01 "
          + "--deadline 2026-11-\(day)")
    }
    func applied(_ amount: String) -> String {
      stage.run("cst budget \(amount) --apply --dry-run").out
    }
    let late =
      "though at 10.00 EUR a month \"Late\" is not paid at once, and its "
      + "deadline 2026-11-01 has passed"
    #expect(
      applied("10EUR").contains(
        "\(late), and 3 goals will miss their deadlines, \"Soon\" the first "
          + "of them (2026-11-28)."), "\(applied("10EUR"))")
    for goal in ["soon", "next"] { stage.run("cst goal delete \(goal)") }
    #expect(
      applied("10EUR").contains(
        "\(late), and \"Boat\" will miss its deadline 2027-06-01."))
    stage.run("cst goal delete boat")
    #expect(applied("10EUR").contains("\(late)."))
    stage.run(
      "cst goal add Old --target 5EUR --start 2026-06-01 "
        + "--deadline 2026-11-02")
    #expect(
      applied("10EUR").contains(
        "2 goals are not paid at once, and their deadlines have passed, "
          + "\"Late\" the first of them (2026-11-01)."), "\(applied("10EUR"))")
  }

  /// A month in which no goal stood hides none before it that is open.
  @Test func aMonthBehindAnEmptyOneIsToBeClosed() throws {
    var stage = try Stage(today: "2026-01-05")
    try stage.must("cst goal add Boat --target 100EUR --deadline 2026-02-20")
    try stage.must("cst asset add Jar --currency EUR --balance 100EUR")
    stage.today = try day("2026-02-01")
    try stage.must("cst month close 2026-01")
    stage.today = try day("2026-02-25")
    try stage.must("cst goal finish boat")
    stage.today = try day("2026-04-03")
    try stage.must("cst goal add Car --target 90EUR --deadline 2026-12-01")
    #expect(try stage.must("cst").contains("  cst month close "))
    #expect(try stage.must("cst month close").contains("Closed 2026-02: "))
    #expect(!(try stage.must("cst").contains("cst month close")))
  }

  /// What cannot be taken over for want of a rate is not offered.
  @Test func aClosedMonthWithoutARateAsksForIt() throws {
    let stage = try Stage.demo()
    for rate in ["BTC/EUR 80000", "JPY/EUR 0.0061", "USD/EUR 0.93"] {
      try stage.must("cst rate set \(rate) --date 2025-12-31")
    }
    try stage.must("cst month close 2026-01")
    let delete = "cst rate delete BTC/EUR --date 2025-12-31"
    let way = "cst rate set BTC/EUR RATE --date 2026-01-31\n"
    let warned = stage.run(delete).err
    #expect(warned.contains(way) && !warned.contains("cst month close"))
    #expect(
      try stage.must("cst month show 2026-01").contains(
        "The records now say ?: New car 37.50 EUR -> ?."))
  }

  @Test func aGoalThatStandsInNoMonthSaysWhenItsFirstPaydayIs() throws {
    let stage = try boat()
    try stage.must(
      """
      cst goal add Later --target 9EUR --start 2027-01-26 \
      --deadline 2027-06-01
      """)
    #expect(
      try stage.must("cst month list --goal later").hasPrefix(
        "Later stands in no month yet; its first payday is 2027-02-25."))
    #expect(
      try stage.must("cst month list --year 2030").hasPrefix(
        "2030 has not begun."))
  }

  private func boat(_ option: String = "") throws -> Stage {
    let stage = try Stage()
    stage.run("cst asset add Jar --currency EUR")
    stage.run("cst settings set payday 25")
    stage.run(
      "cst goal add Boat --target 1000EUR --start 2026-10-01 "
        + "--deadline 2027-06-01\(option)")
    return stage
  }

  /// Whoever puts himself on a day before a month was closed changes it all
  /// the same.
  @Test func aClosedMonthIsHeldAlsoOnADayBefore() throws {
    var stage = try Stage(today: "2026-01-02")
    try stage.must("cst asset add Giro --currency EUR --balance 100")
    try stage.must("cst goal add Bike --target 1200EUR --deadline 2027-01-10")
    stage.today = try day("2026-03-10")
    try stage.must("cst month close 2026-02")
    let line = "cst save 90EUR --goal bike --today 2026-02-27"
    let refused = stage.run("\(line) --strict")
    #expect(refused.status == .warned)
    #expect(refused.err.contains("2026-02"), "\(refused.err)")
    #expect(stage.run(line).err.contains("closed"))
    #expect(try stage.must("cst month show 2026-02").contains("changed since"))
    let other = stage.run("cst save 9EUR --goal bike --strict")
    #expect(other.status == .success, "\(other.err)")
  }

  /// What is chosen for a month that is closed does nothing, which is said.
  @Test func aChoiceForAClosedMonthIsIdle() throws {
    var stage = try Stage(today: "2026-01-02")
    try stage.must("cst asset add Giro --currency EUR --balance 100")
    try stage.must("cst goal add Bike --target 1200EUR --deadline 2027-01-10")
    try stage.must("cst goal add Hat --target 12EUR --deadline 2027-01-10")
    try stage.must("cst plan skip hat")
    stage.today = try day("2026-03-10")
    try stage.must("cst month close 2026-02")
    let line = "cst plan skip bike --today 2026-02-28"
    #expect(stage.run("\(line) --strict").status == .warned)
    let said = stage.run(line).err
    #expect(said.contains("2026-02 is closed, and keeps what was planned"))
    #expect(said.contains(": cst month reopen 2026-02\n"), "\(said)")
    for line in [
      "cst plan skip bike", "cst undo", "cst tx deposit 5 --asset giro",
      "cst goal delete hat --yes",
    ] {
      #expect(!stage.run(line).err.contains("is closed"), "\(line)")
    }
  }
}
