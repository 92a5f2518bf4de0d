import SavingsCore
import Support
import Testing

/// What is ended by mistake is brought back as it was.
@Suite struct ReopeningLawTests {
  @Test func allIsAsItWasWhereTheAccountsFit() throws {
    var dice = SplitMix64(seed: 5)
    var whole = 0
    var partial = 0
    for seed in 1...600 {
      let made = try MadeHousehold(seed: seed)
      let goal = dice.one(of: made.book.household.goals)
      let rows = made.book.household.allocations.filter { $0.goal == goal.id }
      guard !rows.isEmpty, rows.allSatisfy({ $0.since < made.today }) else {
        continue
      }
      let ended = try made.book.ending(goal, .finished(made.today))
      let closed = try #require(ended.household.goal(goal.id))
      let reopening = try ended.reopening(closed, on: made.today)
      let fits = try Self.fits(made.book, on: made.today)
      if fits {
        try #require(reopening.lost == [], "\(seed)")
        try #require(reopening.book == made.book, "\(seed)")
        whole += 1
      } else if !reopening.lost.isEmpty {
        partial += 1
      }
      // Whatever comes back, nobody else has less for it, nor less for the end.
      for (before, after) in [
        (made.book, ended), (ended, reopening.book),
      ] {
        let losses = try before.plan(on: made.today)
          .losses(to: after.plan(on: made.today))
        try #require(losses.allSatisfy { $0.goal.id == goal.id }, "\(seed)")
      }
    }
    #expect(whole > 100 && partial > 0, "\(whole), \(partial)")
  }

  /// Whether no account was promised to more than it holds.
  private static func fits(_ book: Book, on day: CalendarDate) throws -> Bool {
    let accounts = try Occasion(book, on: day).accounts()
    return try book.household.assets.indices.allSatisfy { place in
      let funding = try accounts.funding(of: place)
      return try funding.asked() <= max(funding.balance, .zero)
    }
  }
}
