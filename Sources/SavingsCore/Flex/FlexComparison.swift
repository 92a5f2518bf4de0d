/// The same flex by each strategy, side by side.
public struct FlexComparison: Sendable {
  /// One flex for each strategy, in the order in which they are listed.
  public let flexes: [FlexPlan]

  /// The strategy whose worst case is the least bad, the first of equals.
  public let gentlest: Strategy

  /// Whether the strategies give any goal different amounts.
  public let isDifferent: Bool

  /// The flex of a plan by each strategy.
  public init(_ plan: Plan, _ request: FlexRequest) throws(FlexProblem) {
    var flexes: [FlexPlan] = []
    for strategy in Strategy.allCases {
      flexes.append(
        try FlexPlan(
          plan,
          FlexRequest(
            request.measure, strategy: strategy, protected: request.protected,
            skipped: request.skipped,
            reallocatesSkipped: request.reallocatesSkipped)))
    }
    self.flexes = flexes
    isDifferent = Set(flexes.map { $0.shares.map(\.adjusted) }).count > 1
    var best = flexes[0]
    for flex in flexes.dropFirst() where flex.worst.isBetter(than: best.worst) {
      best = flex
    }
    gentlest = best.request.strategy
  }
}

extension FlexPlan {
  /// The flexible goal with the most to catch up with.
  public var worst: WorstCase {
    let flexible = shares.filter { $0.role == .flexible }
    if let late = flexible.first(where: {
      $0.impact.catchUp == nil && $0.impact.change.isNegative
    }) {
      return WorstCase(share: late, ratio: nil)
    }
    let worst = flexible.max { a, b in
      guard let first = a.impact.catchUp, let second = b.impact.catchUp else {
        return false
      }
      return first < second
    }
    return WorstCase(share: worst, ratio: worst?.impact.catchUp)
  }
}

/// The worst that a flex does to any goal.
public struct WorstCase: Sendable {
  /// The goal and what it gets, `nil` where none gives way.
  public let share: FlexShare?

  /// What it has to catch up with, `nil` where nothing can.
  let ratio: Ratio?

  /// Whether it misses its deadline.
  public var isLate: Bool { share != nil && ratio == nil }

  func isBetter(than other: WorstCase) -> Bool {
    guard share != nil, other.share != nil, let ratio else { return false }
    return other.ratio.map { ratio < $0 } ?? true
  }
}
