import SavingsCore
import Support
import Testing

/// A household of a thousand goals in five currencies, and its plan.
struct ManyGoals: Sendable {
  let book: Book
  let plan: Plan

  /// The one that all tests share.
  static func one() throws -> ManyGoals { try made.get() }

  private static let made = Result { try ManyGoals() }

  private init() throws {
    var dice = SplitMix64(seed: 1_000)
    let coins = try Coin.all
    var book = try Coin.book(in: coins[0], payday: 25, &dice)
    let start = try day("2025-06-15")
    for number in 1...1_000 {
      let coin = dice.one(of: coins)
      let deadline = try #require(
        try day("2026-03-26").adding(days: dice.number(0...1_500)))
      // Put in unproved, because each proof looks at all the others.
      book.household.goals.append(
        Goal(
          id: Identifier(random: &dice), name: "Goal \(number)",
          slug: "goal-\(number)", target: coin.grains(dice.number(1...40)),
          currency: coin.currency, deadline: deadline, start: start,
          standing: dice.once(in: 8) ? .protected : .flexible))
    }
    self.book = book
    plan = try book.plan(on: try day("2026-03-10"))
  }
}
