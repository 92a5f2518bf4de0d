import SavingsCore
import Support
import Testing

@Suite struct EarlierDayTests {
  @Test func whatCameLaterDoesNotCount() throws {
    var story = try early()
    let before = try story.plan("2026-11-10")
    try story.move("100", .deposit, in: "Savings", on: "2026-11-11")
    try story.move("900", .opening, in: "Savings", on: "2026-12-01")
    try story.save("50", for: "House", in: "Savings", on: "2026-12-02")
    try story.rate(("BTC", "EUR"), "99000", on: "2026-11-11")
    try story.rate(("EUR", "BTC"), "0.00002", on: "2026-11-12")
    try story.share("10%", of: "Savings", for: "House", since: "2026-11-11")
    try story.share("50%", of: "Wallet", for: "Boat", since: "2026-11-11")
    try story.choose(.skipped, for: "House", in: "2026-12")
    try story.end("Boat", Goal.Lifecycle.cancelled, on: "2026-11-15")
    let after = try story.plan("2026-11-10")
    #expect(contents(of: after.totals) == contents(of: before.totals))
    #expect(after.goals.map(\.figures) == before.goals.map(\.figures))
    #expect(after.goals.map(\.status) == before.goals.map(\.status))
    #expect(after.goals.map(\.priceChange) == before.goals.map(\.priceChange))
    #expect(after.rates == before.rates)
    let accounts = try story.book.accounts(on: try day("2026-11-10"))
    #expect(try accounts.balance(of: 0).description == "1000")
    #expect(try accounts.scheduled(in: 0).description == "1050")
  }

  @Test func aShareToComeIsNotWhatAGoalBeganWith() throws {
    var story = try Story(payday: 25)
    try story.goal("House", "1200", by: "2027-11-20", from: "2026-11-01")
    try story.asset("Savings", holding: "600", on: "2026-11-01")
    try story.share("100%", of: "Savings", for: "House", since: "2026-11-10")
    let before = try story.figures("House", "2026-11-09")
    #expect(before.base.isZero)
    #expect(before.savedThisMonth.isZero)
    #expect(before.required.description == "100")
    let after = try story.figures("House", "2026-11-10")
    #expect(after.base.description == "600")
    #expect(after.savedThisMonth.isZero)
    // 600 / 12
    #expect(after.required.description == "50")
  }

  @Test func anOpeningToComeDoesNotMakeAnAccountNew() throws {
    var story = try Story(payday: 25)
    try story.goal("House", "1200", by: "2027-06-20", from: "2026-01-01")
    try story.asset("Savings")
    try story.move("600", .deposit, in: "Savings", on: "2026-03-01")
    try story.share("100%", of: "Savings", for: "House", since: "2026-11-10")
    let before = try story.figures("House", "2026-11-10")
    #expect(before.savedThisMonth.description == "600")
    try story.move("5", .opening, in: "Savings", on: "2026-12-01")
    #expect(try story.figures("House", "2026-11-10") == before)
  }

  /// What ended a goal, or a round of it, is not told before its day.
  @Test(arguments: [
    ("2026-11-09", false, 0), ("2026-11-15", true, 1),
  ])
  func goalsAreToldWithoutTheirEndsToCome(
    _ date: String, _ hasEnded: Bool, _ finished: Int
  ) throws {
    var story = try early()
    try story.goal("Tax", "120", by: "2026-12-01", from: "2026-05-20", every: 6)
    let tax = try #require(
      story.book.household.goals.first { $0.name == "Tax" })
    story.book = try story.book.finishingRound(of: tax, on: day("2026-11-15"))
    try story.end("Boat", Goal.Lifecycle.cancelled, on: "2026-11-15")
    let report = try GoalReport(story.book.accounts(on: day(date)))
    let goals = report.rows.map(\.goal)
    let boat = try #require(goals.first { $0.name == "Boat" })
    #expect(boat.isActive == !hasEnded)
    let told = try #require(goals.first { $0.name == "Tax" })
    #expect(told.roundsFinished.count == finished)
  }

  /// A house on an account, and a boat on bitcoins.
  private func early() throws -> Story {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("House", "12000", by: "2027-11-20", from: "2026-05-20")
    try story.goal("Boat", "9000", by: "2027-11-20", from: "2026-05-20")
    try story.asset("Savings", holding: "1000", on: "2026-05-20")
    try story.asset("Wallet", "BTC", holding: "0.02", on: "2026-05-20")
    try story.share("80%", of: "Savings", for: "House", since: "2026-05-20")
    try story.share("100%", of: "Wallet", for: "Boat", since: "2026-05-20")
    try story.rate(("BTC", "EUR"), "80000", on: "2026-10-31")
    try story.rate(("BTC", "EUR"), "82000", on: "2026-11-09")
    try story.choose(nil, custom: "77", for: "House", in: "2026-11")
    return story
  }
}
