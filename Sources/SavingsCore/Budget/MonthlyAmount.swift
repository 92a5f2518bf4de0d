/// What one goal gets of this month's budget.
public struct MonthlyAmount: Sendable {
  /// The goal and its month.
  public let requirement: Requirement

  /// How much, in the goal's currency.
  public let amount: Amount

  /// What it would have got.
  public let planned: Amount

  /// What came to it before this month, and what the plan counts for it.
  public let countedFromBefore: Amount

  /// The amount as the plan counts it, with that.
  public let counted: Amount

  /// What came to it this month already.
  public let saved: Amount

  /// What is still to be paid of the amount.
  public let left: Amount

  /// What came to it beyond the amount.
  let beyondSchedule: Amount

  /// Whether a goal that was to be paid in full gets less.
  public var isCutThoughProtected: Bool {
    requirement.flex == .protected && counted < planned
  }

  init(_ goal: BudgetGoal, getting amount: Amount) throws(MoneyProblem) {
    let figures = goal.figures
    requirement = goal.requirement
    self.amount = amount
    countedFromBefore = goal.countedFromBefore
    counted = min(max(try amount + countedFromBefore, .zero), figures.missing)
    planned = figures.planned
    saved = goal.saved
    left = try Figures.left(
      of: amount, having: saved, upTo: figures.remaining)
    beyondSchedule = max(try saved - amount, .zero)
  }
}

extension BudgetPlan {
  /// What each goal gets of this month's budget, by deadline.
  ///
  /// An amount in another currency is rounded up, so the month may cost a unit
  /// more than the budget.
  public func thisMonth() throws(MoneyProblem) -> [MonthlyAmount] {
    var amounts: [MonthlyAmount] = []
    var rest = budget ?? leastLevel
    for goal in goals {
      let value = min(goal.value, rest)
      rest = try rest - value
      amounts.append(
        try MonthlyAmount(goal, getting: try goal.inGoalCurrency(value)))
    }
    return amounts
  }

  /// The least level from next month on, if this month is paid like this;
  /// `nil` where a goal is unknown.
  ///
  /// What came in beyond the schedule is there then.
  public func leastLevelNext() throws(MoneyProblem) -> Amount? {
    guard unknown.isEmpty else { return nil }
    var later: [BudgetGoal] = []
    for (goal, entry) in zip(goals, try thisMonth()) {
      let came = max(entry.amount, entry.saved)
      guard let next = try goal.nextMonth(after: came) else { return nil }
      later.append(next)
    }
    let digits = plan.currency.map(plan.settings.digits) ?? 0
    return try SavingsCore.leastLevel(of: later, to: digits).amount
  }

  /// How far this month's budget is met, in the display currency; `nil`
  /// where a goal is unknown.
  public func soFar() throws(MoneyProblem) -> SoFar? {
    guard unknown.isEmpty else { return nil }
    let amounts = try thisMonth()
    return SoFar(
      saved: try shown(amounts, \.saved),
      beyondSchedule: try shown(amounts, \.beyondSchedule),
      left: try shown(amounts, \.left))
  }

  /// How far a month's budget is met.
  public struct SoFar: Equatable, Sendable {
    /// What came in this month for the goals of the budget.
    public let saved: Amount

    /// The part of it that is beyond what the schedule gives this month.
    public let beyondSchedule: Amount

    /// What is still to be saved this month.
    public let left: Amount
  }

  /// The sum of what is shown for each goal.
  private func shown(
    _ amounts: [MonthlyAmount], _ part: (MonthlyAmount) -> Amount
  ) throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    for amount in amounts {
      let shown = try plan.setting.rounded(
        part(amount), of: amount.requirement.goal)
      sum = try sum + (shown ?? .zero)
    }
    return sum
  }
}
