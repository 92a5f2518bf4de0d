import SavingsCore
import Support
import Testing

/// What holds for every strategy, on made-up months.
@Suite struct FlexLawTests {
  @Test func whatThereIsIsWhatGoalsGet() throws {
    for made in try FlexedMonth.all() {
      let surplus = try made.expected.surplus()
      let excess = try made.expected.excess()
      let there = try made.expected.pool - surplus + excess
      let dust = made.worth.dust
      for flex in made.flexes {
        try #require(isNear(flex.surplus, surplus, within: dust))
        try #require(isNear(flex.excess, excess, within: dust))
        let got = try flex.flexible.map {
          try made.worth($0.adjusted, of: $0.requirement.goal)
        }.sum()
        let slack = try made.worth.slack(of: flex.flexible)
        try #require(isNear(got, there, within: slack), "\(made.month.seed)")
      }
    }
  }

  @Test func nobodyLeavesTheBounds() throws {
    for made in try FlexedMonth.all() {
      let bounds = made.expected.flexible
      let units = try bounds.map { bounds in
        let goal = bounds.requirement.goal
        return try made.worth(Coin.of(goal.currency).unit, of: goal)
          + made.worth.dust
      }
      for flex in made.flexes {
        let shares = flex.flexible
        try #require(shares.map(\.requirement.goal.id) == bounds.map(\.id))
        for place in shares.indices {
          let share = shares[place]
          let value = try made.worth(share.adjusted, of: bounds[place].goal)
          let least = try bounds[place].floor - units[place]
          let most = try bounds[place].cap + units[place]
          try #require(least <= value && value <= most, "\(made.month.seed)")
          let figures = try #require(share.requirement.figures)
          try #require(share.adjusted <= figures.lacking)
          try #require(
            share.adjusted >= min(figures.savedThisMonth, share.planned))
        }
      }
    }
  }

  @Test func protectedGoalsKeepAllAndSkippedOnesNothing() throws {
    var count: [Flex: Int] = [:]
    for flex in try FlexedMonth.all().flatMap(\.flexes) {
      for share in flex.shares {
        let goal = share.requirement.goal.id
        let figures = try #require(share.requirement.figures)
        let own = share.requirement.setByPerson ?? figures.required
        count[share.role, default: 0] += 1
        switch share.role {
        case .flexible:
          try #require(!flex.request.protected.contains(goal))
          try #require(!flex.request.skipped.contains(goal))
        case .protected:
          try #require(share.adjusted == min(own, figures.lacking))
        case .skipped:
          try #require(share.adjusted.isZero)
        }
      }
    }
    #expect(count.count == 3 && count.allSatisfy { $0.value > 500 })
  }

  @Test func theOrderOfTheInputDoesNotMatter() throws {
    for made in try FlexedMonth.all() {
      var dice = SplitMix64(seed: made.month.seed)
      var book = made.month.book
      book.household.goals.shuffle(using: &dice)
      book.household.assets.shuffle(using: &dice)
      let plan = try book.plan(on: made.month.today)
      let flex = dice.one(of: made.flexes)
      let other = try FlexPlan(plan, flex.request)
      try #require(
        flex.adjustedByGoal == other.adjustedByGoal, "\(made.month.seed)")
    }
  }

  @Test(arguments: Strategy.allCases)
  func allOfThePlanChangesNothing(strategy: Strategy) throws {
    for month in try GeneratedMonth.all() {
      let options = month.request(strategy)
      let flex = try FlexPlan(
        month.plan,
        FlexRequest(
          .adjust(Amount(1)), strategy: strategy, protected: options.protected))
      try #require(flex.surplus.isZero && flex.excess.isZero)
      for share in flex.flexible {
        try #require(share.adjusted == share.planned, "\(month.seed)")
        try #require(share.impact.change.isZero)
        try #require(
          share.impact.delayDays == 0
            || share.requirement.goal.due < month.today
            || share.requirement.setByPerson != nil, "\(month.seed)")
      }
    }
  }

  @Test func moreToShareIsLessForNobody() throws {
    for made in try FlexedMonth.all() {
      var dice = SplitMix64(seed: made.month.seed)
      var parts = [made.expected.adjust]
      for _ in 0...1 {
        let thousandths = Int128(dice.number(0...2_000))
        parts.append(Amount(attos: thousandths * 1_000_000_000_000_000))
      }
      var before: [Goal.ID: Amount] = [:]
      for part in parts.sorted() {
        let flex = try FlexPlan(
          made.month.plan, made.month.request(.balanced, .adjust(part)))
        for share in flex.flexible {
          let goal = share.requirement.goal
          let most =
            try share.adjusted + Coin.of(goal.currency).unit
            + made.worth.dust
          try #require(
            before[goal.id] ?? .zero <= most, "\(made.month.seed)")
        }
        before = flex.adjustedByGoal
      }
    }
  }

  @Test func skippingAGoalLeavesTheOthersAlone() throws {
    for month in try GeneratedMonth.all() {
      guard let skipped = month.plan.goals.first?.goal else { continue }
      let plan = try month.book.removing(skipped).plan(on: month.today)
      let strategy = Strategy.allCases[month.seed % 4]
      let measure = month.request(strategy).measure
      let flex = try FlexPlan(
        month.plan,
        FlexRequest(measure, strategy: strategy, skipped: [skipped.id]))
      let without = try FlexPlan(plan, FlexRequest(measure, strategy: strategy))
      var others = flex.adjustedByGoal
      others[skipped.id] = nil
      try #require(others == without.adjustedByGoal, "\(month.seed)")
    }
  }
}
