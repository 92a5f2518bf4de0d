/// A goal as a budget sees it: what is missing, and how many months are left.
public struct BudgetGoal: Sendable {
  /// The goal and its month.
  public let requirement: Requirement

  /// What it was missing when the month opened, in its own currency.
  let missing: Amount

  /// The same, exactly, in the currency of totals.
  public let value: Amount

  /// How many months have their payday before the deadline, from this one on;
  /// at least one.
  public let months: Int

  /// The goal.
  public var goal: Goal { requirement.goal }

  /// `nil` for a goal without figures in the currency of totals.
  init?(
    _ requirement: Requirement, in setting: PlanSetting
  ) throws(MoneyProblem) {
    guard let figures = requirement.figures, let display = setting.currency,
      let value = try setting.exchange.convert(
        figures.missing, from: requirement.goal.currency, to: display)
    else { return nil }
    self.requirement = requirement
    self.value = value
    missing = figures.missing
    // Money can be put aside all month, so the month's own payday counts even
    // where it has passed, or the goal was added after it.
    let payday = setting.household.settings.payday
    months = max(
      1,
      payday.count(
        from: setting.today.month.firstDay, before: requirement.goal.deadline))
  }

  private init(_ other: BudgetGoal, missing: Amount, value: Amount) {
    requirement = other.requirement
    months = other.months
    self.missing = missing
    self.value = value
  }

  /// What the goal would ask alone every month, rounded up.
  func alone(to digits: Int) throws(MoneyProblem) -> Amount {
    try value.divided(by: months, .up, to: digits)
  }

  /// The goal with as much less to save as makes it fit into `room`.
  func lowered(into room: Amount, to digits: Int) throws(MoneyProblem)
    -> BudgetGoal
  {
    guard value > room else { return self }
    let part = try missing.times(room, over: value, .down, to: digits)
    return BudgetGoal(
      self, missing: part, value: try value.times(part, over: missing, .up))
  }
}

extension Requirement {
  /// Whether a budget of its month has to reckon with it.
  func counts(forBudgetOf month: Month) -> Bool {
    status != .completed && goal.start <= month.lastDay
  }
}
