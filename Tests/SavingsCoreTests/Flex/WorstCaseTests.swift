import SavingsCore
import Support
import Testing

/// Of the goals that give way the one that is named as the worst, and of the
/// strategies the one that is called gentlest.
@Suite struct WorstCaseTests {
  /// Every goal is held against every other, by what it has to bear.
  @Test func nobodyHasMoreToBear() throws {
    var count = (late: 0, several: 0, early: 0)
    for month in try NearMonth.all() {
      for flex in month.comparison.flexes {
        let burdens = try month.burdens(of: flex)
        guard let share = flex.worst else {
          try #require(burdens.isEmpty, "\(month.seed)")
          continue
        }
        let named = try #require(
          burdens.first { $0.goal == share.requirement.goal.id })
        try #require(share.impact.isLate == (named.shortfall != nil))
        for other in burdens {
          try #require(!other.isMore(than: named), "\(month.seed)")
        }
        let late = burdens.count { $0.shortfall != nil }
        if late > 0 { count.late += 1 } else { count.early += 1 }
        if late > 1 { count.several += 1 }
      }
    }
    #expect(count.late > 500 && count.early > 500, "\(count)")
    #expect(count.several > 300, "\(count)")
  }

  @Test func noOtherStrategyIsGentler() throws {
    var chosen: [Strategy: Int] = [:]
    for month in try NearMonth.all() {
      let worst = try month.comparison.flexes.compactMap { flex in
        try month.burdens(of: flex).reduce(nil) { worst, other in
          worst.map { other.isMore(than: $0) ? other : $0 } ?? other
        }
      }
      let gentlest = month.comparison.gentlest
      chosen[gentlest, default: 0] += 1
      guard let place = Strategy.allCases.firstIndex(of: gentlest),
        worst.count == Strategy.allCases.count
      else { continue }
      for other in worst {
        try #require(!worst[place].isMore(than: other), "\(month.seed)")
      }
    }
    #expect(chosen.count > 2, "\(chosen)")
  }

  /// Of two gifts the one is 1 EUR short at its deadline, and the other 100.
  @Test func theLargestShortfallIsNamed() throws {
    var story = try Story(payday: 25)
    try story.goal("Card", "2", by: "2026-03-26", from: "2026-01-01")
    try story.goal("Gift", "200", by: "2026-03-27", from: "2026-01-01")
    let flex = try FlexPlan(
      try story.plan("2026-03-10"), FlexRequest(.adjust(try Amount("0.5"))))
    #expect(flex.worst?.impact.isLate == true)
    #expect(flex.worst?.requirement.goal.name == "Gift")
  }

  /// Of a goal that comes again it is what its rounds lack, and nothing of what
  /// next month asks for the round after them.
  @Test(
    arguments: [
      ("600", 6, "2026-03-10", "300"), ("60", 1, "2026-04-14", "60"),
    ])
  func aRoundMissesWhatItLacks(
    target: String, every: Int, today: String, short: String
  ) throws {
    var story = try Story(payday: 25)
    try story.goal(
      "Rent", target, by: "2026-04-15", from: "2026-03-10", every: every)
    try story.goal("Gift", "340", by: "2026-04-20", from: "2026-03-10")
    let comparison = try FlexComparison(
      try story.plan(today), FlexRequest(.adjust(try Amount("0.5"))))
    let rent = comparison.flexes.first?.shares.first
    #expect(rent?.impact.short == (try Amount(short)))
    #expect(comparison.gentlest == .balanced)
  }
}

/// A made-up month of goals of which many have one payment left.
private struct NearMonth {
  let seed: Int
  let comparison: FlexComparison
  private let worth: Worth

  static func all() throws -> [NearMonth] { try made.get() }

  private static let made = Result { try (1...1_000).map(NearMonth.init) }

  init(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let coins = try Coin.all
    let today = try #require(
      try day("2026-03-01").adding(days: dice.number(0...30)))
    var book = try Coin.book(
      in: dice.one(of: coins), payday: dice.one(of: [1, 10, 25, 31]), &dice)
    for number in 1...dice.number(2...4) {
      let coin = dice.one(of: coins)
      book = try book.adding(
        Goal(
          id: Identifier(random: &dice), name: "Goal \(number)",
          slug: "goal-\(number)", target: coin.grains(dice.number(1...40)),
          currency: coin.currency,
          deadline: today.adding(
            days: dice.number(-5...dice.one(of: [20, 60, 400]))),
          start: try day("2025-06-15")))
    }
    let plan = try book.plan(on: today)
    let part = Amount(attos: Int128(dice.number(0...120)) * Amount.one / 100)
    self.seed = seed
    comparison = try FlexComparison(plan, FlexRequest(.adjust(part)))
    worth = try Worth(plan, book)
  }

  func burdens(of flex: FlexPlan) throws -> [Burden] {
    try flex.flexible.map { try Burden($0, worth) }
  }
}

/// What a flex leaves a goal to bear, from its public figures.
private struct Burden {
  let goal: Goal.ID

  /// By how much it misses its deadline, in the display currency.
  let shortfall: Amount?

  /// What next month has to bring, and this month's amount as often.
  private let rest: Amount
  private let base: Amount

  init(_ share: FlexShare, _ worth: Worth) throws {
    let figures = try #require(share.requirement.figures)
    let payments = share.requirement.payments.count ?? 0
    goal = share.requirement.goal.id
    let came = max(share.adjusted, figures.savedThisMonth)
    rest = max(try figures.lacking - came, .zero)
    base = try share.planned.times(Amount(max(payments - 1, 1)))
    shortfall =
      payments == 1 && share.adjusted < share.planned
      ? try worth(rest, of: share.requirement.goal) : nil
  }

  /// Missing a deadline is more than anything that can be caught up with.
  func isMore(than other: Burden) -> Bool {
    if let shortfall { return other.shortfall.map { $0 < shortfall } ?? true }
    if other.shortfall != nil { return false }
    return LongNumber(other.rest.attos) * LongNumber(base.attos)
      < LongNumber(rest.attos) * LongNumber(other.base.attos)
  }
}
