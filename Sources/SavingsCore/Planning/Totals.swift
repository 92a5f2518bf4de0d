/// The sums of a plan in one currency.
///
/// Each is the sum of the goals' figures as they are shown, so a column adds
/// up to its total.
public struct Totals: Sendable {
  /// What all targets come to.
  public let target: Amount?
  /// What is saved.
  public let saved: Amount?
  /// What the month asks.
  public let required: Amount?
  /// What is to be paid this month.
  public let planned: Amount?
  /// What came in this month.
  public let savedThisMonth: Amount?
  /// How much less there is than when the month began.
  public let takenOut: Amount?
  /// What is still to be paid this month.
  public let left: Amount?
  /// What of that is to be paid by the next payday of all goals.
  public let leftByNext: Amount?
  /// What of it was to be paid by a payday that has passed.
  public let overdue: Amount?
  /// How much of the targets is saved; no goal counts over its own, and
  /// without goals there is nothing to measure.
  public let progress: Amount?

  /// The sums of all goals; unknown as soon as one of the parts is.
  init(of goals: [Requirement]) throws(MoneyProblem) {
    try self.init(goals, unknown: nil)
  }

  /// The sums of what is known.
  init(knownOf goals: [Requirement]) throws(MoneyProblem) {
    try self.init(goals, unknown: .zero)
  }

  private init(
    _ goals: [Requirement], unknown: Amount?
  ) throws(MoneyProblem) {
    @inline(never)
    func sum(
      _ figure: (DisplayFigures) -> Amount?
    ) throws(MoneyProblem) -> Amount? {
      var sum = Amount.zero
      for goal in goals {
        guard let part = figure(goal.display) ?? unknown else { return nil }
        sum = try sum + part
      }
      return sum
    }
    target = try sum { $0.target }
    saved = try sum { $0.saved }
    required = try sum { $0.required }
    planned = try sum { $0.planned }
    savedThisMonth = try sum { $0.savedThisMonth }
    takenOut = try sum { $0.takenOut }
    left = try sum { $0.left }
    leftByNext = try sum { $0.leftByNext }
    overdue = try sum { $0.overdue }
    let counted = try sum { figures in
      guard let saved = figures.counted, let target = figures.target else {
        return nil
      }
      return min(max(saved, .zero), target)
    }
    progress =
      if let counted, let target, !goals.isEmpty {
        target.isZero
          ? Amount(1) : try counted.times(Amount(1), over: target, .down)
      } else {
        nil
      }
  }

  /// Whether every figure is known.
  package var isComplete: Bool {
    ![target, saved, required, planned, savedThisMonth, takenOut, left]
      .contains(nil)
  }
}

extension [Requirement] {
  /// How much of what came in this month is over what was planned for its
  /// goal, in the display currency; unknown where a rate is missing.
  func beyondPlan() throws(MoneyProblem) -> Amount? {
    var sum = Amount.zero
    for requirement in self {
      guard let figures = requirement.figures,
        let planned = requirement.display.planned,
        let saved = requirement.display.savedThisMonth
      else { return nil }
      // A round that was paid asks nothing any more of what was planned for it.
      guard figures.savedThisMonth > figures.planned,
        requirement.goal.every == nil
      else { continue }
      sum = try sum + Swift.max(try saved - planned, .zero)
    }
    return sum
  }
}
