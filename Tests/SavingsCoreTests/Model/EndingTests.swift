import SavingsCore
import Support
import Testing

@Suite struct EndingTests {
  @Test func givesUpItsSharesFromThatDay() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("60"), for: story.house, since: "2026-01-01")
    try story.share(.percent("40"), for: story.car, since: "2026-01-01")
    try end(&story, on: "2026-03-10")
    #expect(
      try story.share(for: story.house, on: "2026-03-09") == .percent("60"))
    #expect(try story.share(for: story.house, on: "2026-03-10") == Share.none)
    #expect(try story.share(for: story.car, on: "2026-03-10") == .percent("40"))
    #expect(story.book.household.allocations.count == 3)
    #expect(
      try story.book.household.goal(story.house.id)?.lifecycle
        == .finished(day("2026-03-10")))
    // They are free for others from that day on, and not before.
    let (savings, car) = try (story.savings, story.car)
    #expect(throws: Never.self) {
      try story.book.setting(
        .sample(.percent("100"), of: savings, for: car, since: "2026-03-10"))
    }
    #expect(throws: BookProblem.self) {
      try story.book.setting(
        .sample(.percent("100"), of: savings, for: car, since: "2026-03-09"))
    }
  }

  @Test func aRowOfALaterDayDoesNotBringTheShareBack() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("60"), for: story.house, since: "2026-01-01")
    try story.share(.percent("70"), for: story.house, since: "2026-05-01")
    try end(&story, on: "2026-03-10")
    #expect(try story.share(for: story.house, on: "9999-12-31") == Share.none)
  }

  @Test func writesNoRowWhereThereIsNothingToGiveUp() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("60"), for: story.house, since: "2026-01-01")
    try story.share(.none, for: story.house, since: "2026-02-01")
    try end(&story, on: "2026-03-10")
    #expect(story.book.household.allocations.count == 2)
  }

  /// An earmark of nothing is a share: deposits count for it.
  @Test func givesUpAnEarmarkOfNothing() throws {
    var story = try Story.withTwoGoals()
    try story.share(.sum(0), for: story.house, since: "2026-01-01")
    try end(&story, on: "2026-03-10")
    #expect(try story.share(for: story.house, on: "2026-03-10") == Share.none)
  }

  @Test func endsOnce() throws {
    var story = try Story.withTwoGoals()
    try end(&story, on: "2026-03-10")
    let ended = try #require(story.book.household.goal(story.house.id))
    let date = try day("2026-03-11")
    #expect(
      throws: BookProblem.goalAlready("House", slug: "house", ended.lifecycle)
    ) {
      try story.book.ending(ended, .cancelled(date))
    }
    #expect(throws: BookProblem.goalNotEnded("Car")) {
      try story.book.reopening(story.car, on: date)
    }
  }

  @Test func reopeningPutsBackWhatStillFits() throws {
    var story = try Story.withTwoGoals()
    let (savings, wallet) = try (story.savings, story.wallet)
    let (house, car) = try (story.house, story.car)
    story.book = try story.book.setting(
      .sample(.percent("30"), of: wallet, for: house, since: "2026-01-01"))
    try story.share(.percent("60"), for: house, since: "2026-01-01")
    try end(&story, on: "2026-03-10")
    try story.share(.percent("50"), for: car, since: "2026-03-20")

    let again = try reopen(story, on: "2026-04-01")
    #expect(
      try again.restored == [
        .sample(.percent("30"), of: wallet, for: house, since: "2026-04-01")
      ])
    #expect(
      try again.lost == [
        .sample(.percent("60"), of: savings, for: house, since: "2026-04-01")
      ])
    #expect(again.book.household.goal(house.id)?.lifecycle == .active)
    let wallets = again.book.household.rows(of: wallet.id, for: house.id)
    #expect(try wallets.share(on: day("2026-03-31")) == Share.none)
    #expect(try wallets.share(on: day("2026-04-01")) == .percent("30"))
  }

  @Test func reopeningPutsBackNothingThatWasGivenUpBefore() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("60"), for: story.house, since: "2026-01-01")
    try story.share(.none, for: story.house, since: "2026-02-01")
    try end(&story, on: "2026-03-10")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored == [] && again.lost == [])
  }

  /// An earmark comes back as it would stand had the goal never ended: what
  /// moved on the day itself still counts on top, and is not in it twice.
  @Test(
    arguments: [
      ("2026-03-10", 150),  // on the day of the end itself
      ("2026-03-11", 150 + 20),
      ("2026-03-15", 150 + 20),
      ("2026-03-16", 150 + 20 - 30),
      ("2026-04-01", 150 + 20 - 30),
    ])
  func anEarmarkComesBackWithItsMovement(date: String, sum: Int) throws {
    var story = try Story.withTwoGoals()
    let house = try story.house
    try story.share(.sum(100), for: house, since: "2026-01-01")
    try story.move(50, for: house, on: "2026-02-01")
    try story.move(7, for: nil, on: "2026-02-01")
    try story.move(20, for: house, on: "2026-03-10")
    try end(&story, on: "2026-03-10")
    try story.move(-30, for: house, on: "2026-03-15")
    let again = try reopen(story, on: date)
    #expect(again.restored.map(\.share) == [.sum(sum)])
    #expect(again.restored.map(\.since) == [try day(date)])
  }

  @Test func anEarmarkComesBackWithNothingLessThanNothing() throws {
    var story = try Story.withTwoGoals()
    try story.share(.sum(100), for: story.house, since: "2026-01-01")
    try story.move(-150, for: story.house, on: "2026-02-01")
    try end(&story, on: "2026-03-10")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored.map(\.share) == [.sum(0)])
  }

  /// Reopened with an earlier today, the share comes back when it ended.
  @Test func noShareComesBackBeforeItsEnd() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("60"), for: story.house, since: "2026-01-01")
    try end(&story, on: "2026-03-10")
    story.book = try reopen(story, on: "2026-02-01").book
    let rows = story.book.household.allocations
    #expect(
      rows.map(\.since) == [try day("2026-01-01"), try day("2026-03-10")])
    #expect(
      try story.share(for: story.house, on: "2026-04-01") == .percent("60"))
  }

  private func end(_ story: inout Story, on date: String) throws {
    story.book = try story.book.ending(story.house, .finished(day(date)))
  }

  private func reopen(
    _ story: Story, on date: String
  ) throws -> Book.Reopening {
    let ended = try #require(story.book.household.goal(story.house.id))
    return try story.book.reopening(ended, on: day(date))
  }
}
