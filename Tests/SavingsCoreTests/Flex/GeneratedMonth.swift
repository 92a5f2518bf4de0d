import SavingsCore
import Support
import Testing

/// A household made up by dice, and its plan on one day.
///
/// It has goals of several currencies and states: partly paid this month,
/// protected, skipped, with amounts of their own, begun, done and not begun.
struct GeneratedMonth: Sendable {
  let seed: Int
  let book: Book
  let today: CalendarDate
  let plan: Plan

  /// Enough of them for a promise.
  static func all() throws -> [GeneratedMonth] { try made.get() }

  private static let made = Result {
    try (1...1_000).map { seed in try GeneratedMonth(seed) }
  }

  init(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let month = try #require(Month(year: 2026, month: dice.number(1...12)))
    today = try #require(
      month.firstDay.adding(days: dice.number(0...month.length - 1)))
    let coins = try Coin.all
    let display = dice.one(of: coins)
    let isMixed = seed % 2 == 0
    var book = try Coin.book(
      in: display, payday: dice.one(of: [1, 5, 15, 25, 28, 30, 31]), &dice)
    for number in 1...dice.one(of: [1, 2, 2, 3, 3, 4]) {
      let coin = isMixed ? dice.one(of: coins) : display
      book = try MadeGoal(number: number, coin: coin, today: today)
        .added(to: book, with: &dice)
    }
    self.seed = seed
    self.book = book
    plan = try book.plan(on: today)
  }

  /// What dice may ask of a flex of this month.
  func request(
    _ strategy: Strategy, _ measure: FlexRequest.Measure? = nil
  ) -> FlexRequest {
    var dice = SplitMix64(seed: -seed)
    let part = Amount(
      attos: Int128(
        dice.one(of: [
          0, 50_000, 100_000, 250_000, 333_333, 500_000, 750_000, 999_000,
          1_000_000, 1_200_000, 1_500_000, 1_770_000, 2_000_000,
        ])) * 1_000_000_000_000)
    var protected: [Goal.ID] = []
    var skipped: [Goal.ID] = []
    for goal in book.household.goals {
      if dice.once(in: 10) {
        protected.append(goal.id)
      } else if dice.once(in: 10) {
        skipped.append(goal.id)
      }
    }
    return FlexRequest(
      measure ?? .adjust(part), strategy: strategy,
      protected: protected, skipped: skipped,
      reallocatesSkipped: dice.once(in: 3))
  }
}
