import SavingsCore
import Support
import Testing

@Suite struct PaceTests {
  @Test(
    arguments: [
      // 1,200 in 12 paydays from 2026-01-25 on
      ("2026-01-24", "500", nil, nil),  // before the first payday
      ("2026-01-25", "500", nil, nil),  // on it
      ("2026-01-26", "100", Pace.State.onPace, "0"),
      ("2026-01-26", nil, .behind, "-100"),
      ("2026-04-26", "424", .onPace, "24"),  // two percent are 24
      ("2026-04-26", "424.01", .ahead, "24.01"),
      ("2026-04-26", "376", .onPace, "-24"),
      ("2026-04-26", "375.99", .behind, "-24.01"),
      ("2026-12-25", "1100", .onPace, "0"),  // eleven before today
      ("2026-12-26", "1100", .behind, "-100"),
      ("2027-06-01", "1100", .behind, "-100"),  // past the deadline
    ] as [(String, String?, Pace.State?, String?)])
  func comparesWithThePaydaysBeforeToday(
    today: String, saved: String?, state: Pace.State?, by: String?
  ) throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "1200", by: "2027-01-01", from: "2026-01-01")
    try story.asset("Account")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-01-01")
    if let saved {
      try story.save(saved, for: "Goal", in: "Account", on: "2026-01-01")
    }
    let pace = try story.requirement("Goal", today).pace
    #expect(pace?.state == state)
    #expect(pace?.by.description == by)
  }

  @Test func expectsWhatTheCurrencyCanSay() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "100", "JPY", by: "2026-03-26", from: "2026-01-01")
    // 100 / 3 = 33.3, 200 / 3 = 66.7
    let first = try story.requirement("Goal", "2026-02-01").pace
    #expect(first?.by.description == "-33")
    let second = try story.requirement("Goal", "2026-03-01").pace
    #expect(second?.by.description == "-67")
  }

  @Test func saysWhatItIsMeasuredBy() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "1200", by: "2027-01-01", from: "2026-01-01")
    let pace = try #require(try story.requirement("Goal", "2026-04-26").pace)
    #expect((pace.passed, pace.load.paydays) == (4, 12))
    #expect(pace.expected.description == "400")
    #expect(pace.tolerance.description == "24")
  }

  @Test func thereIsNoneWithoutAPayday() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "100", by: "2026-01-20", from: "2026-01-02")
    #expect(try story.requirement("Goal", "2026-01-19").pace == nil)
    #expect(try story.requirement("Goal", "2026-02-19").pace == nil)
  }

  /// No payday before the goal's start carries anything, though the round
  /// before was finished earlier.
  @Test func aRoundBeginsNoEarlierThanItsGoal() throws {
    var story = try Story(payday: 31)
    try story.asset("Account")
    try story.goal(
      "Insurance", "600", by: "2026-03-13", from: "2026-03-06", every: 6)
    var goal = try story.book.household.goal(named: "Insurance")
    goal.roundsFinished = [try day("2026-02-17")]
    story.book = try story.book.replacing(goal)
    let told = try story.requirement("Insurance", "2026-04-15")
    #expect((told.pace?.passed, told.pace?.load.paydays) == (1, 6))
    #expect(told.pace?.by == Amount(-100))
    #expect(told.status == .onTrack)
  }

  /// From the second round on it begins with nothing, so a rate for what there
  /// was when the goal began is not missing.
  @Test func aLaterRoundNeedsNoRateOfTheBeginning() throws {
    var story = try Story(payday: 31)
    try story.goal(
      "Insurance", "600", "USD", by: "2025-06-01", from: "2024-06-01",
      every: 12)
    try story.asset("Old", holding: "100", on: "2024-01-01")
    try story.share("50%", of: "Old", for: "Insurance", since: "2024-07-01")
    try story.share("0%", of: "Old", for: "Insurance", since: "2025-01-01")
    let first = try story.requirement("Insurance", "2025-03-10")
    #expect(first.pace == nil)
    var goal = try story.book.household.goal(named: "Insurance")
    goal.roundsFinished = [try day("2025-06-05")]
    story.book = try story.book.replacing(goal)
    let second = try story.requirement("Insurance", "2026-03-10")
    #expect(second.pace?.by == Amount(-450))
    #expect(try story.plan("2026-03-10").missingRates.isEmpty)
  }
}
