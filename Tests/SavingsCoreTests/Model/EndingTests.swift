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
    #expect(throws: BookProblem.goalNotEnded("Car", slug: "car")) {
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
        .sample(.percent("30"), of: wallet, for: house, since: "2026-01-01")
      ])
    #expect(
      try again.lost == [
        .sample(.percent("60"), of: savings, for: house, since: "2026-01-01")
      ])
    #expect(again.book.household.goal(house.id)?.lifecycle == .active)
    let wallets = again.book.household.rows(of: wallet.id, for: house.id)
    #expect(try wallets.share(on: day("2026-03-31")) == .percent("30"))
    let savingsRows = again.book.household.rows(of: savings.id, for: house.id)
    #expect(try savingsRows.share(on: day("2026-03-31")) == Share.none)
  }

  @Test func reopeningPutsBackNothingThatWasGivenUpBefore() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("60"), for: story.house, since: "2026-01-01")
    try story.share(.none, for: story.house, since: "2026-02-01")
    try end(&story, on: "2026-03-10")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored == [] && again.lost == [])
  }

  /// An earmark comes back with all that was moved for it since.
  @Test func anEarmarkComesBackWithItsMovement() throws {
    var story = try Story.withTwoGoals()
    let house = try story.house
    try story.share(.sum(100), for: house, since: "2026-01-01")
    try story.move(900, for: nil, on: "2026-01-01")
    try story.move(50, for: house, on: "2026-02-01")
    try story.move(20, for: house, on: "2026-03-10")
    try end(&story, on: "2026-03-10")
    try story.move(-30, for: house, on: "2026-03-15")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored.map(\.share) == [.sum(140)])
    let figures = try again.book.plan(on: try day("2026-04-01")).goals
      .first { $0.goal.id == house.id }?.figures
    #expect(figures?.saved == Amount(140))
  }

  /// A share that somebody else was promised by now stays given up, and is
  /// told with what was moved for it.
  @Test func anEarmarkThatOthersHaveByNowStaysGivenUp() throws {
    var story = try Story.withTwoGoals()
    try story.move(900, for: nil, on: "2026-01-01")
    try story.share(.sum(500), for: story.house, since: "2026-01-01")
    try story.move(100, for: story.house, on: "2026-02-01")
    try end(&story, on: "2026-03-10")
    try story.share(.sum(900), for: story.car, since: "2026-03-20")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored == [])
    #expect(again.lost.map(\.share) == [.sum(600)])
  }

  /// Of a percentage that others have by now its own money comes back.
  @Test func ownMoneyComesBackWithoutItsPercentage() throws {
    var story = try Story.withTwoGoals()
    let (savings, house) = try (story.savings, story.house)
    try story.move(900, for: nil, on: "2026-01-01")
    try story.share(.percent("50"), for: house, since: "2026-01-01")
    try story.move(100, for: house, on: "2026-02-01")
    try end(&story, on: "2026-03-10")
    try story.share(.percent("60"), for: story.car, since: "2026-03-20")
    try story.move(20, for: house, on: "2026-03-25")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored.map(\.share) == [.sum(120)])
    #expect(again.lost.map(\.share) == [try .percent("50")])
    let rows = again.book.household.rows(of: savings.id, for: house.id)
    #expect(try rows.share(on: day("2026-03-10")) == .sum(100))
  }

  /// What was spent after the end leaves nothing of that, and no debt.
  @Test func ownMoneyThatWasSpentIsNotADebt() throws {
    var story = try Story.withTwoGoals()
    let house = try story.house
    try story.move(900, for: nil, on: "2026-01-01")
    try story.share(.percent("50"), for: house, since: "2026-01-01")
    try story.move(100, for: house, on: "2026-02-01")
    try end(&story, on: "2026-03-10")
    try story.share(.percent("60"), for: story.car, since: "2026-03-20")
    try story.move(-550, for: house, on: "2026-03-25")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored == [])
    #expect(again.lost.map(\.share) == [try .percent("50")])
  }

  /// What was put in for it after its end is its own, also where it never had
  /// a share of the account.
  @Test func whatWasPutInAfterTheEndIsItsOwn() throws {
    var story = try Story.withTwoGoals()
    try end(&story, on: "2026-03-10")
    try story.move(100, for: story.house, on: "2026-03-15")
    try story.move(-30, for: story.house, on: "2026-03-20")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored.map(\.share) == [.sum(70)])
    let figures = try again.book.plan(on: try day("2026-04-01")).goals
      .first { $0.goal.name == "House" }?.figures
    #expect(figures?.saved == Amount(70))
  }

  /// What is to come for it is its own as well, though it has nothing yet.
  @Test func whatIsToComeForItComesBack() throws {
    var story = try Story.withTwoGoals()
    try end(&story, on: "2026-03-10")
    try story.move(100, for: story.house, on: "2026-04-15")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored.map(\.share) == [.sum(0)])
    for (date, saved) in [("2026-04-01", 0), ("2026-04-15", 100)] {
      let figures = try again.book.plan(on: try day(date)).goals
        .first { $0.goal.name == "House" }?.figures
      #expect(figures?.saved == Amount(saved))
    }
  }

  @Test func whatCameLaterStays() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("60"), for: story.house, since: "2026-01-01")
    try end(&story, on: "2026-03-10")
    try story.share(Share.none, for: story.house, since: "2026-03-12")
    let again = try reopen(story, on: "2026-04-01")
    #expect(again.restored == [])
    #expect(again.lost.map(\.share) == [try .percent("60")])
  }

  /// What was put aside on the day of the end is the goal's own again, though
  /// the share of that day is not known any more.
  @Test func whatWasSavedOnTheDayOfTheEndIsItsOwnAgain() throws {
    var story = try Story.withTwoGoals()
    story.book = try story.book.saving(
      .sample(9, 500, in: story.savings, on: "2026-03-10", for: story.house))
    let before = story.book
    try end(&story, on: "2026-03-10")
    let again = try reopen(story, on: "2026-03-10")
    #expect(again.book == before)
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
