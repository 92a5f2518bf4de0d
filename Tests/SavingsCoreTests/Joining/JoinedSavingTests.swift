import SavingsCore
import Support
import Testing

/// What both sides put aside for a goal is all there in what they come to,
/// as if one of them had done it all.
@Suite struct JoinedSavingTests {
  private typealias Step = JoinPair.Step

  private static let days = 1...20

  /// A deposit that names a goal, with the row that comes with it.
  private func save(
    _ amount: Int, _ number: Int, for goal: Int, on date: Int
  ) -> Step {
    { book in
      try book.saving(
        Transaction(
          id: Story.id(12, number), asset: book.household.assets[0].id,
          date: day("2026-03-\(date < 10 ? "0" : "")\(date)"),
          amount: Amount(amount), kind: .deposit,
          goal: book.household.goals[goal].id))
    }
  }

  private func share(
    _ percent: String, for goal: Int, since date: String
  ) -> Step {
    { book in
      try book.setting(
        .sample(
          .percentage(try #require(Percentage(percent))),
          of: book.household.assets[0], for: book.household.goals[goal],
          since: date))
    }
  }

  private func all(_ steps: [Step]) -> Step {
    { book in try steps.reduce(book) { try $1($0) } }
  }

  /// What a goal has at the end of the month.
  private func saved(_ book: Book) throws -> [String: Amount?] {
    let plan = try book.plan(on: day("2026-03-31"))
    return Dictionary(
      uniqueKeysWithValues: plan.goals.map {
        ($0.goal.name, $0.figures?.saved)
      })
  }

  /// A thousand that name nobody, and perhaps a share that holds, or that was
  /// given up.
  private func base(_ dice: inout SplitMix64) -> Step {
    var steps: [Step] = [
      { book in
        try book.adding(
          Transaction(
            id: Story.id(12, 2), asset: book.household.assets[0].id,
            date: day("2026-01-05"), amount: Amount(1000), kind: .opening))
      }
    ]
    for goal in 0...1 where dice.once(in: 3) {
      steps.append(share("20", for: goal, since: "2026-02-01"))
      if dice.once(in: 2) {
        steps.append(share("0", for: goal, since: "2026-02-10"))
      }
    }
    if dice.once(in: 3) {
      steps.append(save(7, 3, for: 0, on: dice.number(Self.days)))
    }
    return all(steps)
  }

  private func savings(_ dice: inout SplitMix64, from number: Int) -> [Step] {
    (0..<dice.number(1...3)).map { step in
      save(
        dice.number(1...90), number + step, for: dice.number(0...1),
        on: dice.number(Self.days))
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func allThatBothSavedIsThere(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var checked = 0
    for _ in 0..<60 {
      let base = base(&dice)
      let here = savings(&dice, from: 10)
      let there = savings(&dice, from: 20)
      // One side may give a goal a part of what names nobody first.
      let first =
        dice.once(in: 2)
        ? [
          share(
            "50", for: dice.number(0...1),
            since: "2026-03-1\(dice.number(0...9))")
        ] : []
      let pair = JoinPair(
        base: base, here: all(first + here), there: all(there))
      let outcome: (names: [String], joined: Joined?)
      let one: Book
      do {
        outcome = try pair.outcome()
        one = try all([base] + first + here + there)(pair.start)
      } catch is BookProblem {
        // What came first on one side says what there was on its day.
        continue
      }
      guard let joined = outcome.joined else {
        // Two rows of one day are asked.
        try #require(outcome.names.allSatisfy { $0.hasPrefix("alloc/") })
        continue
      }
      try #require(
        try saved(joined.snapshot.book) == saved(one), "seed \(seed)")
      checked += 1
    }
    #expect(checked > 40, "\(checked)")
  }
}
