import SavingsCore
import Support
import Testing

/// Who has less after a change.
@Suite struct LossTests {
  private func story() throws -> Story {
    var story = try Story(payday: 25)
    try story.goal("House", "9000", by: "2027-11-20", from: "2026-01-01")
    try story.goal("Trip", "500", by: "2027-06-20", from: "2026-01-01")
    try story.goal("Bus", "500", by: "2027-12-20", from: "2026-01-01")
    try story.asset("Account", holding: "1000")
    try story.share("60%", of: "Account", for: "House", since: "2026-01-01")
    try story.share("400", of: "Account", for: "Trip", since: "2026-01-01")
    return story
  }

  private func losses(_ story: Story, _ next: Story) throws -> [String] {
    try story.plan("2026-11-20").losses(to: try next.plan("2026-11-20"))
      .map { "\($0.goal.name) \($0.before.amount) \($0.after.amount)" }
  }

  @Test func nameEveryGoalThatHasLess() throws {
    let story = try story()
    var next = story
    try next.move("-250", .withdrawal, in: "Account", on: "2026-11-20")
    // 750 for asks of 450 and 400: own money comes first
    #expect(try losses(story, next) == ["House 600 350"])
    #expect(try losses(next, story) == [])
  }

  @Test func aDepositForOneTakesFromNobody() throws {
    let story = try story()
    var next = story
    try next.save("200", for: "Bus", in: "Account", on: "2026-11-20")
    #expect(try losses(story, next) == [])
  }

  @Test func aGoalOfAnotherCurrencyHasNotLost() throws {
    let story = try story()
    var next = story
    try next.rate(("EUR", "KWD"), "0.3", on: "2026-11-01")
    var house = try next.book.household.goal(named: "House")
    house.currency = try Currency("KWD")
    next.book = try next.book.replacing(house)
    #expect(try losses(story, next) == [])
  }

  @Test func whatIsOverThePlanOfOneGoalIsStillLeftForAnother() throws {
    var story = try story()
    try story.save("600", for: "Bus", in: "Account", on: "2026-11-20")
    let plan = try story.plan("2026-11-20")
    let totals = plan.totals
    let beyond = try #require(plan.beyond)
    #expect(!beyond.plan.isZero && beyond.rounds.isZero)
    let planned = try #require(totals.planned)
    let saved = try #require(totals.savedThisMonth)
    #expect(try planned - saved + beyond.plan == totals.left)
  }

  /// What a round got beyond its plan is told too, apart where it was paid:
  /// then nothing of what was planned for it is asked any more.
  @Test(arguments: [false, true])
  func whatIsOverThePlanOfARoundIsTold(_ isPaid: Bool) throws {
    var story = try Story(payday: 31, currency: "EUR")
    try story.asset("Account")
    try story.goal("Tax", "600", by: "2026-06-15", from: "2026-03-10", every: 6)
    try story.save("300", for: "Tax", in: "Account", on: "2026-03-10")
    if isPaid {
      try story.move(
        "-50", .withdrawal, in: "Account", for: "Tax", on: "2026-03-11")
    }
    let plan = try story.plan("2026-03-11")
    let beyond = try #require(plan.beyond)
    #expect(beyond.plan == (isPaid ? .zero : Amount(100)))
    #expect(beyond.rounds.isPositive == isPaid)
    let planned = try #require(plan.totals.planned)
    let saved = try #require(plan.totals.savedThisMonth)
    #expect(
      try planned - saved + beyond.plan + beyond.rounds == plan.totals.left)
  }

  @Test func withoutGoalsThereIsNoProgress() throws {
    #expect(try Book().plan(on: day("2026-11-20")).totals.progress == nil)
    var story = try Story(payday: 25)
    try story.goal("Nothing", "0", by: "2027-11-20", from: "2026-11-01")
    #expect(try story.plan("2026-11-20").totals.progress == Amount(1))
  }
}
