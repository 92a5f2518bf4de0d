import SavingsCore
import Support
import Testing

/// Money that is put aside for several goals in one change.
@Suite struct SavingSeveralTests {
  /// Whatever the shares: it is as if it was put aside once after the other,
  /// and refused for the same reasons.
  @Test func isAsIfItWasSavedOneAfterTheOther() throws {
    var dice = SplitMix64(seed: 9)
    var (saved, begun, moved, turned) = (0, 0, 0, 0)
    for seed in 1...1_000 {
      var made = try MadeHousehold(seed: seed)
      if dice.once(in: 4) {
        made.book = try made.book.ending(
          dice.one(of: made.book.household.goals), .finished(made.today))
      }
      let deposits = try deposits(in: made, &dice)
      var book = made.book
      var refused: [BookProblem] = []
      for deposit in deposits {
        do throws(BookProblem) {
          _ = try book.saving(deposit)
          let recording = try book.recording(deposit)
          book = recording.book
          saved += 1
          if recording.row != nil { begun += 1 }
          if recording.replaced != nil { moved += 1 }
        } catch {
          refused.append(error)
        }
      }
      turned += refused.count
      let several = made.book.saving(deposits)
      try #require(several.refused == refused, "\(seed)")
      try #require(several.book == book, "\(seed)")
      try several.book.verify()
    }
    #expect(saved > 1_000 && begun > 300 && moved > 10 && turned > 100)
  }

  /// One for each goal, into any account and on any of the last days.
  private func deposits(
    in made: MadeHousehold, _ dice: inout SplitMix64
  ) throws -> [Transaction] {
    var deposits: [Transaction] = []
    for goal in made.book.household.goals {
      deposits.append(
        Transaction(
          id: Story.id(0x0d, deposits.count),
          asset: dice.one(of: made.book.household.assets).id,
          date: try #require(made.today.adding(days: -dice.number(0...30))),
          amount: dice.amount(-10...300, digits: 0), kind: .deposit,
          goal: goal.id))
    }
    return deposits
  }

  /// What reached whom is told of all, in the order in which it was put in.
  @Test func whatReachedWhomIsToldOfEach() throws {
    var dice = SplitMix64(seed: 90)
    var told = 0
    for seed in 1...300 {
      let made = try MadeHousehold(seed: seed)
      let all = try deposits(in: made, &dice)
      let deposits = all.filter { (try? made.book.saving($0)) != nil }
      let before = Occasion(made.book, on: made.today)
      let after = Occasion(made.book.saving(deposits).book, after: before)
      let effect = try SavingEffect(
        of: deposits, from: before, to: after, in: after.plan())
      let counting = deposits.filter { $0.date <= made.today }
      try #require(
        effect.reached.map(\.goal.id) == counting.compactMap(\.goal), "\(seed)")
      try #require(effect.reached.map(\.asset.id) == counting.map(\.asset))
      try #require(effect.reached.map(\.put.amount) == counting.map(\.amount))
      told += counting.count
    }
    #expect(told > 300)
  }
}
