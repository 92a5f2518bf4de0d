import SavingsCore
import Support
import Testing

@Suite struct LeastWorstTests {
  /// Every split of the pool on a grid within the bounds is tried.
  @Test func noOtherSplitHasASmallerWorstCase() throws {
    var tried = 0
    for seed in 1...1_000 {
      let case_ = try SmallCase(seed)
      let worst = try case_.worst()
      for split in try case_.splits() {
        let other = try case_.worst(of: split)
        let most = try other + case_.slack
        try #require(worst <= most, "\(seed) \(split)")
        tried += 1
      }
    }
    #expect(tried > 15_000)
  }
}

/// Three goals, in a currency that is never rounded or in any.
private struct SmallCase {
  let flex: FlexPlan
  private let expected: ExpectedFlex

  /// What each goal gets, in the display currency.
  private let placed: [Amount]

  /// What rounding to units does to the worst case.
  let slack: Amount

  init(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let coins = try Coin.all
    let isMixed = seed % 2 == 0
    let fine = try #require(coins.last)
    let today = try day("2026-03-10")
    var book = try Coin.book(
      in: isMixed ? dice.one(of: coins) : fine,
      payday: dice.one(of: [1, 10, 25, 31]), &dice)
    for number in 1...3 {
      let coin = isMixed ? dice.one(of: coins) : fine
      let goal = Goal(
        id: Identifier(random: &dice), name: "Goal \(number)",
        slug: "goal-\(number)", target: coin.grains(dice.number(1...60)),
        currency: coin.currency,
        deadline: today.adding(months: dice.number(1...24)),
        start: try day("2025-06-15"))
      book = try book.adding(goal)
    }
    let part = Amount(attos: Int128(dice.number(0...200)) * Amount.one / 100)
    let request = FlexRequest(.adjust(part), strategy: .risk)
    let plan = try book.plan(on: today)
    flex = try FlexPlan(plan, request)
    expected = try ExpectedFlex(plan, book, request)
    let worth = try Worth(plan, book)
    slack =
      try expected.flexible.filter { isMixed && $0.payments > 1 }
      .map { goal in
        try worth(Coin.of(goal.goal.currency).unit, of: goal.goal).times(
          Amount(1), over: goal.value.times(Amount(goal.payments - 1)), .up)
      }.max() ?? .zero
    placed = try flex.flexible.map { share in
      // What stays as planned has the value it had, to its last decimal.
      try worth(share.adjusted, of: share.requirement.goal)
    }
  }

  /// The worst case of the flex itself.
  func worst() throws -> Amount { try worst(of: placed) }

  /// What the goal with the most to catch up with has to.
  func worst(of amounts: [Amount]) throws -> Amount {
    var worst = Amount.zero
    for (goal, amount) in zip(expected.flexible, amounts) {
      if goal.payments > 1 {
        worst = max(worst, try goal.catchUp(with: amount))
      } else if amount < goal.value {
        worst = max(worst, Amount(1_000_000))
      }
    }
    // A part that no division can hold decides nothing.
    return Amount(attos: (worst.attos + 50) / 100 * 100)
  }

  /// Splits of what was placed, in tenths of the way between the bounds.
  func splits() throws -> [[Amount]] {
    let goals = expected.flexible
    let pool = try placed.sum()
    func steps(_ goal: ExpectedGoal) -> [Amount] {
      let room = goal.cap.attos - goal.floor.attos
      return (0...10).map { Amount(attos: goal.floor.attos + room * $0 / 10) }
    }
    var splits: [[Amount]] = []
    for first in steps(goals[0]) {
      for second in steps(goals[1]) {
        let third = try pool - first - second
        guard goals[2].floor <= third, third <= goals[2].cap else { continue }
        splits.append([first, second, third])
      }
    }
    return splits
  }
}
