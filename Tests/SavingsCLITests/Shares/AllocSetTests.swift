import SavingsCLI
import Support
import Testing

/// What an amount says of what was a goal's own before.
@Suite struct AllocSetTests {
  /// A share of a later day that goes with its goal is named.
  @Test func whatAnEndedGoalWasToHaveIsTold() throws {
    let stage = try Stage.withAGoal()
    try stage.must(
      "cst alloc set 50% --asset jar --goal boat --since 2027-01-01")
    let out = try stage.must("cst goal cancel boat --yes")
    #expect(
      out.contains(
        """
        "Boat" gives up what it was to have of "Jar" from 2027-01-01 on: 50%.
        """), "\(out)")
  }

  /// 10 % since January, 500 saved on 2026-03-10, and an amount that is set on
  /// the 12th: from which day on it holds, and what becomes of the 500.
  @Test(
    arguments: [
      (
        "300EUR", "", "since 2026-03-12",
        ", and gives up 200.00 of the 500.00 EUR named for it"
      ),
      ("300EUR", "2026-03-01", "since 2026-03-01", ""),
      (
        "300EUR", "2026-03-10", nil, ""
      ),
      (
        "300EUR", "2026-04-01", "from 2026-04-01",
        ", and gives up 200.00 of the 500.00 EUR named for it"
      ),
      (
        "500EUR", "2026-03-11", "since 2026-03-11",
        ", with the 500.00 EUR named for it"
      ),
      ("700EUR", "2026-03-01", "since 2026-03-01", ""),
      (
        "700EUR", "2026-04-01", "from 2026-04-01",
        ", with the 500.00 EUR named for it"
      ),
    ] as [(String, String, String?, String)])
  func saysWhatBecomesOfOwnMoney(
    share: String, day: String, dated: String?, own: String
  ) throws {
    var stage = try Stage.withAFund(today: "2026-01-01")
    let line = "cst alloc set --asset savings --goal fund"
    try stage.must("\(line) 10%")
    stage.today = try Support.day("2026-03-10")
    try stage.must("cst save 500 --goal fund")
    stage.today = try Support.day("2026-03-12")
    let since = day.isEmpty ? "" : " --since \(day)"
    let outcome = stage.run("\(line) \(share)\(since)")
    // What was put in on the very day cannot be given up.
    guard let dated else {
      #expect(outcome.status == .refused)
      return
    }
    let amount = share.replacing("EUR", with: ".00 EUR")
    #expect(
      outcome.out.hasPrefix(
        "\"Fund\" has \(amount) of \"Savings\" \(dated)\(own).\n"),
      "\(outcome.out)")
  }

  /// A later row stays, and is changed only by what goes: not by less than what
  /// was put aside on its day.
  @Test(arguments: [("60", false), ("600", true)])
  func tellsHowALaterRowIsChanged(amount: String, goes: Bool) throws {
    let stage = try Stage.withAFund(today: "2026-02-17")
    try stage.must("cst save 200 --goal fund")
    let line =
      "cst alloc set \(amount).00EUR --asset savings --goal fund --since"
    let out = try stage.must("\(line) 2026-02-01")
    let way = "; to change that: \(line) 2026-02-17\n"
    #expect(out.contains("has 200.00 EUR, which stays\(goes ? way : ".\n")"))
    #expect((stage.run("\(line) 2026-02-17").status == .success) == goes)
  }
}
