import SavingsCore
import Support
import Testing

/// What other strategies would do.
@Suite struct FlexComparisonTests {
  /// A month of March in which some goals have their last payment, and one may
  /// be late already.
  private func plan(_ dice: inout SplitMix64) throws -> Plan {
    var story = try Story(payday: 25)
    for number in 1...dice.number(2...5) {
      let deadline = dice.one(of: [
        "2026-03-05", "2026-04-10", "2026-04-20", "2026-07-01", "2027-01-01",
      ])
      try story.goal(
        "Goal \(number)", "\(dice.number(1...90) * 10)", by: deadline,
        from: "2025-06-15")
    }
    return try story.plan("2026-03-10")
  }

  /// A deadline is rescued by the strategy that meets most of those missed.
  @Test func aRescueMeetsWhatWasMissed() throws {
    var rescues = 0
    for seed in 1...300 {
      var dice = SplitMix64(seed: seed)
      let plan = try plan(&dice)
      let part = try Amount("0.\(dice.number(1...9))")
      let comparison = try FlexComparison(plan, FlexRequest(.adjust(part)))
      func missed(by strategy: Strategy) -> Set<Goal.ID> {
        let flex = comparison.flexes.first { $0.request.strategy == strategy }
        let late = (flex?.shares ?? []).filter {
          $0.impact.isLate && $0.requirement.goal.due >= plan.today
        }
        return Set(late.map(\.requirement.goal.id))
      }
      for strategy in Strategy.allCases {
        let most = Strategy.allCases.map { other in
          missed(by: strategy).subtracting(missed(by: other)).count
        }.max()
        guard let rescue = comparison.rescue(from: strategy) else {
          try #require(most == 0, "\(seed)")
          continue
        }
        rescues += 1
        let goals = Set(rescue.goals.map(\.id))
        try #require(goals.count == most, "\(seed)")
        try #require(goals.isSubset(of: missed(by: strategy)))
        try #require(goals.isDisjoint(with: missed(by: rescue.strategy)))
      }
    }
    #expect(rescues > 100)
  }
}
