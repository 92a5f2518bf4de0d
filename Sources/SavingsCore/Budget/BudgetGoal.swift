/// A goal as a budget sees it: what is missing, and how many months are left.
public struct BudgetGoal: Sendable {
  /// The goal and its month.
  public let requirement: Requirement

  /// The numbers of that, in its own currency.
  let figures: Figures

  /// What came to it since the month began, in its own currency.
  let saved: Amount

  /// What the plan counts besides as this month's, because its window opened
  /// before.
  let countedFromBefore: Amount

  /// What it was missing when the month began.
  let missing: Amount

  /// The same in the display currency, cut at the eighteenth decimal.
  public let value: Amount

  /// How many months have their payday before the deadline, from this one on;
  /// at least one.
  public let months: Int

  /// The goal.
  public var goal: Goal { requirement.goal }

  /// What all goals of the plan have in common.
  let setting: PlanSetting

  /// `nil` for a goal without figures in the display currency.
  ///
  /// What it had when the month began is taken for what it had when its window
  /// opened where nothing else is known.
  init?(
    _ requirement: Requirement, having held: Amount?, in setting: PlanSetting
  ) throws(MoneyProblem) {
    guard let figures = requirement.figures else { return nil }
    let base = held ?? figures.base
    let missing = max(try requirement.goal.target - base, .zero)
    guard let value = try setting.cut(missing, of: requirement.goal) else {
      return nil
    }
    self.requirement = requirement
    self.figures = figures
    self.setting = setting
    self.missing = missing
    self.value = value
    saved = try figures.saved - base
    countedFromBefore = try base - figures.base
    // Money can be put aside all month, so the month's own payday counts even
    // where it has passed, or the goal was added after it.
    let payday = setting.household.settings.payday
    months = payday.payments(
      from: setting.today.month.firstDay, before: requirement.goal.deadline)
  }

  /// The same goal with something else to save, or other months to do so.
  init(
    _ other: BudgetGoal, missing: Amount, value: Amount, months: Int
  ) {
    requirement = other.requirement
    figures = other.figures
    setting = other.setting
    saved = other.saved
    countedFromBefore = other.countedFromBefore
    self.missing = missing
    self.value = value
    self.months = months
  }

  /// The goal a month later, when so much came to it; `nil` where a rate is
  /// missing.
  func nextMonth(after came: Amount) throws(MoneyProblem) -> BudgetGoal? {
    let rest = max(try missing - came, .zero)
    guard let value = try setting.cut(rest, of: goal) else { return nil }
    return BudgetGoal(
      self, missing: rest, value: value, months: max(months - 1, 1))
  }

  /// The decimals of its own currency.
  var digits: Int {
    setting.household.settings.digits(of: goal.currency)
  }

  /// The day on which a month pays for it: the payday.
  ///
  /// This month it may be due before: by its deadline, or at once where that
  /// has passed.
  func payment(in month: Month) -> CalendarDate {
    let payday = setting.household.settings.payday.date(in: month)
    guard month == setting.today.month else { return payday }
    return min(payday, max(goal.deadline, setting.today))
  }

  /// What the goal would ask alone every month, rounded up.
  func alone(to digits: Int) throws(MoneyProblem) -> Amount {
    try value.divided(by: months, .up, to: digits)
  }

  /// What a part of its value comes to in its own currency.
  ///
  /// It is rounded up, but never past what is missing: rounded to the nearest
  /// or down, following a plan month by month would break it in the end.
  func inGoalCurrency(_ part: Amount) throws(MoneyProblem) -> Amount {
    guard part < value else { return missing }
    return min(
      try missing.samePart(as: part, of: value, to: digits, .up)
        .rounded(to: digits, .up), missing)
  }
}

extension Requirement {
  /// Whether a budget of its month has to reckon with it.
  func counts(forBudgetOf month: Month) -> Bool {
    status != .completed && goal.start <= month.lastDay
  }
}
