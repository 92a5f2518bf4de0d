import SavingsCore
import Support
import Testing

@Suite struct DepositEffectTests {
  /// What a deposit of 100 for the house does to a savings account in which
  /// the goals have these shares.
  private func effect(
    house: Share?, car: Share?, on date: String = "2026-03-10",
    moved: Int? = nil
  ) throws -> DepositEffect? {
    var story = try Story.withTwoGoals()
    if let moved {
      try story.move(moved, for: story.house, on: "2026-03-10")
    }
    for (share, goal) in try [(house, story.house), (car, story.car)] {
      if let share { try story.share(share, for: goal, since: "2026-01-01") }
    }
    let deposit = try Transaction.sample(
      99, 100, in: story.savings, on: date, for: story.house)
    let today = try day("2026-03-10")
    let before = Occasion(story.book, on: today)
    let after = Occasion(try story.book.saving(deposit), after: before)
    return try DepositEffect(
      of: deposit, from: try before.accounts(), to: try after.accounts())
  }

  @Test func allOfItReachesAGoalThatHasAPercentage() throws {
    let effect = try #require(
      try effect(house: .percent("60"), car: .percent("40")))
    #expect(effect.parts.map(\.change.amount) == [Amount(100)])
    #expect(effect.free.before.amount == .zero)
    #expect(effect.free.after.amount == .zero)
    #expect(effect.moved == nil)
  }

  @Test func whatOthersLoseIsToldToo() throws {
    // With it 200 and 200 are asked of 100.
    let effect = try #require(
      try effect(house: .earmark(Amount(100)), car: .earmark(Amount(200))))
    #expect(effect.parts.map(\.goal.name) == ["House", "Car"])
    #expect(effect.parts.map(\.change.amount) == [Amount(50), Amount(50)])
  }

  @Test func aNewShareCountsWhatHadMovedThatDay() throws {
    let effect = try #require(
      try effect(house: nil, car: nil, moved: 30))
    #expect(effect.share == .earmark(.zero))
    #expect(effect.moved?.sum.amount == Amount(30))
    #expect(effect.parts.map(\.change.amount) == [Amount(130)])
  }

  @Test func aDepositOfALaterDayHasNone() throws {
    #expect(try effect(house: nil, car: nil, on: "2026-03-11") == nil)
  }
}
