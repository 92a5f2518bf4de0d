/// A goal that takes part in a flex.
struct FlexEntry {
  /// The goal and its month.
  let requirement: Requirement

  /// The numbers of its month.
  let figures: Figures

  /// How far it gives way.
  let role: Flex

  /// What it is planned to get, as if neither `flex` nor `budget` had set
  /// anything, in its own currency.
  let planned: Amount

  /// The same in the display currency, cut at the eighteenth decimal.
  let value: Amount

  /// What came to it this month already, of that value.
  let saved: Amount

  /// What it was missing when the month opened, in the display currency.
  let missing: Amount

  let order: FlexibleGoal.Order

  /// `nil` where a rate to the display currency is missing.
  init?(
    _ requirement: Requirement, _ figures: Figures, planned: Amount,
    _ request: FlexRequest, _ setting: PlanSetting
  ) throws(MoneyProblem) {
    let goal = requirement.goal
    guard let value = try setting.cut(planned, of: goal),
      let saved = try setting.cut(figures.savedThisMonth, of: goal),
      let missing = try setting.cut(figures.missing, of: goal)
    else { return nil }
    self.requirement = requirement
    self.figures = figures
    self.planned = planned
    self.value = value
    self.saved = min(saved, value)
    self.missing = missing
    role = request.role(of: requirement)
    order = FlexibleGoal.Order(
      deadline: goal.deadline, progress: requirement.progress ?? .zero,
      name: Wording.folded(goal.name), slug: goal.slug)
  }
}
