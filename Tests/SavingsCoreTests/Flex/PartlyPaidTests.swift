import SavingsCore
import Support
import Testing

/// A flex of a month in which something came in already.
@Suite struct PartlyPaidTests {
  /// Paying in a part of what a flex leaves does not change the flex.
  @Test func payingAPartOfItChangesNothing() throws {
    var paid = 0
    for made in try FlexedMonth.all() where made.canBePaidInParts {
      let (flex, book, plan) = made.applied
      var dice = SplitMix64(seed: made.month.seed)
      var next = book
      for share in flex.shares where plan.left(of: share).isPositive {
        let coin = try Coin.of(share.requirement.goal.currency)
        let part = try plan.left(of: share).times(
          Amount(dice.number(0...3)), over: Amount(4), .down, to: coin.digits)
        guard part.isPositive else { continue }
        next = try next.paying(part, for: share, on: made.month.today, &dice)
        paid += 1
      }
      let again = try FlexPlan(
        try next.plan(on: made.month.today), flex.request)
      try made.requireAlike(again, flex)
    }
    #expect(paid > 500, "\(paid)")
  }

  /// What is said of the next month is what it asks, once this one is paid.
  @Test func theNextMonthAsksWhatWasSaid() throws {
    var count: [Flex: Int] = [:]
    for made in try FlexedMonth.all() {
      let (flex, book, applied) = made.applied
      var dice = SplitMix64(seed: made.month.seed)
      var next = book
      for share in flex.shares where applied.left(of: share).isPositive {
        next = try next.paying(
          applied.left(of: share), for: share, on: made.month.today, &dice)
      }
      let month = try #require(made.month.plan.month.adding(1))
      let plan = try next.plan(on: month.firstDay)
      for share in flex.shares {
        let after = try #require(
          plan.goals.first { $0.goal.id == share.requirement.goal.id })
        try #require(
          after.figures?.left == share.impact.nextRequired,
          "\(made.month.seed) \(share.requirement.goal.name)")
        count[share.role, default: 0] += 1
      }
    }
    #expect(count.count == 3 && count.allSatisfy { $0.value > 100 })
  }

  /// Handing on what a skipped goal leaves is having so much more to begin
  /// with.
  @Test func whatIsHandedOnIsMoreToShare() throws {
    var count = 0
    for made in try FlexedMonth.all() {
      guard let skipped = made.expected.flexible.first else { continue }
      let plan = made.month.plan
      let request = made.request(.balanced, skipping: skipped.id, true)
      let expected = try ExpectedFlex(plan, made.month.book, request)
      let rest = try expected.flexible.map(\.value).sum()
      guard rest.isPositive else { continue }
      let part = try expected.pool.times(Amount(1), over: rest)
      guard part <= FlexRequest.mostAdjust else { continue }
      if part.isPositive { count += 1 }
      for strategy in Strategy.allCases {
        let handedOn = made.request(strategy, skipping: skipped.id, true)
        let more = made.request(
          strategy, .adjust(part), skipping: skipped.id, false)
        try made.requireAlike(
          try FlexPlan(plan, handedOn), try FlexPlan(plan, more))
      }
    }
    #expect(count > 100, "\(count)")
  }
}

extension Plan {
  /// What is still to be paid in for the goal of a share.
  fileprivate func left(of share: FlexShare) -> Amount {
    let goal = share.requirement.goal.id
    return goals.first { $0.goal.id == goal }?.figures?.left ?? .zero
  }
}

extension Book {
  fileprivate func paying(
    _ amount: Amount, for share: FlexShare, on date: CalendarDate,
    _ dice: inout SplitMix64
  ) throws -> Book {
    let goal = share.requirement.goal.id
    let row = try #require(household.allocations.first { $0.goal == goal })
    return try adding(
      Transaction(
        id: Identifier(random: &dice), asset: row.asset, date: date,
        amount: amount, kind: .deposit, goal: goal))
  }
}

extension FlexedMonth {
  /// What is asked of the month, with one more goal skipped.
  fileprivate func request(
    _ strategy: Strategy, _ measure: FlexRequest.Measure? = nil,
    skipping goal: Goal.ID, _ isHandedOn: Bool
  ) -> FlexRequest {
    let request = month.request(strategy, measure)
    return FlexRequest(
      request.measure, strategy: strategy, protected: request.protected,
      skipped: request.skipped + [goal], reallocatesSkipped: isHandedOn)
  }

  /// Progress decides between equal deadlines, and paying changes it.
  fileprivate var canBePaidInParts: Bool {
    let deadlines = applied.flex.flexible.map(\.requirement.goal.deadline)
    return Set(deadlines).count == deadlines.count
      || [.balanced, .largest].contains(applied.flex.request.strategy)
  }

  /// Passes two flexes that give the same, but for what rounding to units
  /// moves between their goals.
  fileprivate func requireAlike(_ one: FlexPlan, _ other: FlexPlan) throws {
    let slack =
      try one.flexible.map {
        try worth(
          Coin.of($0.requirement.goal.currency).unit, of: $0.requirement.goal)
      }.sum() + worth.dust
    try #require(one.shares.count == other.shares.count)
    for (one, other) in zip(one.shares, other.shares) {
      let goal = one.requirement.goal
      let (first, second) = (
        try worth(one.adjusted, of: goal), try worth(other.adjusted, of: goal)
      )
      try #require(
        goal.id == other.requirement.goal.id
          && isNear(first, second, within: slack), "\(month.seed) \(goal.name)")
    }
  }
}
