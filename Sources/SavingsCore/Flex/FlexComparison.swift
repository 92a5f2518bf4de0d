/// The same flex by each strategy, side by side.
public final class FlexComparison: Sendable {
  /// One flex for each strategy, in the order in which they are listed.
  public let flexes: [FlexPlan]

  /// The strategy whose worst case is the least bad, the first of equals.
  public let gentlest: Strategy

  /// Whether the strategies give any goal different amounts.
  public let isDifferent: Bool

  /// The flex of a plan by each strategy.
  public init(_ plan: Plan, _ request: FlexRequest) throws(FlexProblem) {
    let flexes = try Strategy.allCases.map { strategy throws(FlexProblem) in
      try FlexPlan(
        plan,
        FlexRequest(
          request.measure, strategy: strategy, protected: request.protected,
          skipped: request.skipped,
          reallocatesSkipped: request.reallocatesSkipped))
    }
    self.flexes = flexes
    let amounts = flexes.map { $0.shares.map(\.adjusted) }
    isDifferent = amounts.contains { $0 != amounts[0] }
    var best = flexes[0]
    for flex in flexes where flex.isGentler(than: best) { best = flex }
    gentlest = best.request.strategy
  }

  /// The strategy that meets most of the deadlines which another one misses,
  /// the first of equals, and the goals whose they are; `nil` where none does.
  public func rescue(
    from strategy: Strategy
  ) -> (strategy: Strategy, goals: [Goal])? {
    let missed = flexes.first { $0.request.strategy == strategy }?.missed ?? []
    var best: (strategy: Strategy, goals: [Goal])?
    for flex in flexes {
      let still = flex.late.map(\.id)
      let met = missed.filter { !still.contains($0.id) }
      if met.count > best?.goals.count ?? 0 {
        best = (flex.request.strategy, met)
      }
    }
    return best
  }
}

extension FlexPlan {
  /// The goals that miss deadlines because they are cut.
  fileprivate var missed: [Goal] {
    let today = plan.today
    return shares.compactMap {
      $0.impact.isLate && $0.requirement.deadline.orLast >= today
        ? $0.requirement.goal : nil
    }
  }

  /// Those and the goals that get all that was planned, and that is too little.
  fileprivate var late: [Goal] {
    shares.compactMap {
      $0.impact.isLate || $0.impact.delayDays != 0 ? $0.requirement.goal : nil
    }
  }
}
