import SavingsCore
import Support
import Testing

@Suite struct OpeningTests {
  /// With the opening moved as is said, no balance from its day on is another
  /// than before anything older was entered.
  @Test func movedItChangesNoLaterBalance() throws {
    var dice = SplitMix64(seed: 3)
    var moved = 0
    for _ in 1...300 {
      let (story, savings, opening) = try opened("2026-02-01", &dice)
      let first = opening.date
      var book = try story.book.adding(opening)
      let days = (0...40).compactMap { first.adding(days: $0) }
      let before = try days.map { try book.balance(of: savings.id, on: $0) }
      for id in 2...UInt128(dice.number(2...5)) {
        let date = first.adding(days: -dice.number(1...40)) ?? first
        let transaction = try Transaction.sample(
          id, dice.number(1...90) * 2, in: savings, on: date.description)
        book = try book.adding(transaction)
        let earlier = try #require(try book.opening(after: transaction))
        try #require(earlier.date <= transaction.date)
        guard dice.once(in: 2) else { continue }
        var mended = opening
        mended.date = earlier.date
        mended.amount = earlier.amount
        let next = try book.replacing(mended)
        let after = try days.map { try next.balance(of: savings.id, on: $0) }
        try #require(after == before)
        try #require(try next.opening(after: transaction) == nil)
        moved += 1
      }
    }
    #expect(moved > 100)
  }

  /// One that an import moved back holds still what its own day was told of.
  @Test func movedBackItHoldsWhatItWasToldOf() throws {
    var dice = SplitMix64(seed: 4)
    var moved = 0
    for _ in 1...300 {
      var (story, savings, opening) = try opened("2026-01-10", &dice)
      let told = try day("2026-02-01")
      opening.externalID = "told of 2026-02-01"
      let book = try story.book.adding(opening)
      let before = try book.balance(of: savings.id, on: told)
      let date = try #require(told.adding(days: -dice.number(0...40)))
      let typed = try Transaction.sample(
        2, dice.number(1...90) * 2, in: savings, on: date.description)
      let next = try book.adding(typed)
      guard let earlier = try next.opening(after: typed) else {
        try #require(date == told)
        continue
      }
      var mended = opening
      mended.date = earlier.date
      mended.amount = earlier.amount
      mended.externalID = earlier.externalID
      try #require(mended.date == min(date, opening.date))
      try #require(mended.toldOn == told && earlier.told == told)
      let after = try next.replacing(mended).balance(of: savings.id, on: told)
      try #require(after == before)
      moved += 1
    }
    #expect(moved > 250)
  }

  /// An account with an odd sum in it, so that no even ones make it nothing.
  private func opened(
    _ date: String, _ dice: inout SplitMix64
  ) throws -> (Story, Asset, Transaction) {
    let story = try Story.withTwoGoals()
    let savings = try story.savings
    let opening = try Transaction.sample(
      1, dice.number(-50...900) * 2 + 1, in: savings, on: date, kind: .opening)
    return (story, savings, opening)
  }

  @Test func isEarlierThanWhatComesAfterIt() throws {
    let story = try Story.withTwoGoals()
    let savings = try story.savings
    let opening = try Transaction.sample(
      1, 50, in: savings, on: "2026-02-01", kind: .opening)
    let book = try story.book.adding(opening)
    let same = try Transaction.sample(2, 5, in: savings, on: "2026-02-01")
    #expect(try book.adding(same).opening(after: same) == nil)
    #expect(try book.opening(after: opening) == nil)
    let other = try Transaction.sample(3, 5, in: story.wallet, on: "2026-01-01")
    #expect(try book.adding(other).opening(after: other) == nil)
  }
}
