/// What one goal gets of this month's budget, in its own currency.
public final class MonthlyAmount: Sendable {
  /// The goal and its month.
  public let requirement: Requirement

  /// What came to it this month already.
  public let saved: Amount

  /// What the month still asks for it.
  public let left: Amount

  /// Both together.
  public let amount: Amount

  /// The amount as the plan counts it, with what it counts from before the
  /// month.
  public let counted: Amount

  /// What it would have got.
  public let planned: Amount

  /// What came to it before this month, and the plan counts for it.
  public let countedFromBefore: Amount

  /// Whether a goal that was to be paid in full gets less.
  public var isCutThoughProtected: Bool {
    requirement.flex == .protected && counted < planned
  }

  init(_ goal: BudgetGoal, asking left: Amount) throws(MoneyProblem) {
    requirement = goal.requirement
    planned = goal.figures.planned
    saved = goal.came
    self.left = left
    amount = try saved + left
    counted = try goal.figures.savedThisMonth + left
    countedFromBefore = max(try counted - amount, .zero)
  }
}

extension BudgetPlan {
  /// What each goal gets of this month's budget.
  ///
  /// An amount in another currency is rounded up, so the month may cost a unit
  /// more than the budget.
  public func thisMonth() throws(MoneyProblem) -> [MonthlyAmount] {
    var amounts: [MonthlyAmount] = []
    for (goal, parts) in zip(goals, try parts()) {
      let left = try goal.beside + parts.sum()
      amounts.add(
        try MonthlyAmount(
          goal, asking: min(left, goal.figures.remaining ?? left)))
    }
    return amounts
  }

  /// What the month pays for each need of each goal, in the goal's currency.
  private func parts() throws(MoneyProblem) -> [[Amount]] {
    var parts = goals.map { goal in goal.needs.map { _ in Amount.zero } }
    for (place, asked) in level.asked.enumerated() where asked.isPositive {
      let owned = level.all.needs[place]
      let goal = goals[owned.goal]
      parts[owned.goal][owned.place] = try owned.need.inGoalCurrency(
        asked, to: goal.digits)
    }
    return parts
  }

  /// The least level from next month on, if this month is paid like this;
  /// `nil` where a goal is unknown.
  public func leastLevelNext() throws(MoneyProblem) -> Amount? {
    guard unknown.isEmpty else { return nil }
    var rests: [[Amount]] = []
    for (goal, parts) in zip(goals, try parts()) {
      guard let rest = try goal.rests(paying: parts) else { return nil }
      rests.append(rest)
    }
    return try level.all.leastLater(lacking: rests)
  }

  /// By how much this month is over the budget: because what is due is more, or
  /// because what came in went to goals that could wait.
  public func over() throws(MoneyProblem) -> Amount {
    let line = frame.line
    let brings = try level.budget.times(line.carried(from: 0, before: line.now))
    return max(try level.all.counted + level.asked.sum() - brings, .zero)
  }

  /// Whether that is because something came in for goals that could wait, and
  /// not because more is due.
  public func isOverForLater() throws(MoneyProblem) -> Bool {
    let all = level.all
    var later = Amount.zero
    for goal in goals { later = try later + goal.behind }
    for owned in all.needs[all.dueCount...] {
      later = try later + owned.need.value - owned.need.rest
    }
    return later.isPositive ? try over() <= later : false
  }

  /// How far this month's budget is met, in the display currency; `nil`
  /// where a goal is unknown.
  public func soFar() throws(MoneyProblem) -> SoFar? {
    guard unknown.isEmpty else { return nil }
    let digits = plan.setting.digits
    var left = Amount.zero
    for (asked, owned) in zip(level.asked, level.all.needs)
    where asked.isPositive {
      // What is not converted is told as it is stored.
      left =
        try left
        + (goals[owned.goal].goal.currency == plan.currency
          ? owned.need.inGoalCurrency(asked, to: digits) : asked)
    }
    let saved = try level.all.counted.rounded(to: digits)
    let roundings = Amount(attos: frame.unit * Int128(plan.goals.count))
    let more = try (plan.totals.savedThisMonth ?? saved) - saved
    return SoFar(
      saved: saved, left: try left.rounded(to: digits),
      isPart: more > roundings)
  }

  /// How far a month's budget is met.
  public struct SoFar: Sendable {
    /// What came in this month for the goals of the budget.
    public let saved: Amount

    /// What is still to be saved this month.
    public let left: Amount

    /// Whether more came in than the budget pays for, and than roundings make.
    public let isPart: Bool
  }
}
