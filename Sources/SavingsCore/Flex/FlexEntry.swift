/// A goal that takes part in a flex.
struct FlexEntry {
  /// The goal and its month.
  let requirement: Requirement

  /// How far it gives way.
  let role: Flex

  /// What it is planned to get, as if neither `flex` nor `budget` had set
  /// anything, in its own currency.
  let planned: Amount

  /// The same, exactly, in the currency of totals.
  let value: Amount

  /// What came to it this month already, of that value.
  let saved: Amount

  /// What it was missing when the month opened, in the currency of totals.
  let missing: Amount

  let order: Stake.Order

  /// `nil` for a goal that asks nothing of this month, or whose amounts are
  /// unknown.
  init?(
    _ requirement: Requirement, _ request: FlexRequest,
    _ setting: PlanSetting
  ) throws(MoneyProblem) {
    guard let figures = requirement.figures, let display = setting.currency,
      requirement.status != .completed, requirement.status != .scheduled
    else { return nil }
    let goal = requirement.goal
    func inDisplay(_ amount: Amount) throws(MoneyProblem) -> Amount? {
      try setting.exchange.convert(amount, from: goal.currency, to: display)
    }
    let planned = min(requirement.own ?? figures.required, figures.missing)
    guard planned.isPositive,
      let value = try inDisplay(planned), value.isPositive,
      let saved = try inDisplay(figures.savedThisMonth),
      let missing = try inDisplay(figures.missing)
    else { return nil }
    self.requirement = requirement
    self.planned = planned
    self.value = value
    self.saved = min(max(saved, .zero), value)
    self.missing = missing
    role = request.role(of: requirement)
    order = Stake.Order(
      deadline: goal.deadline, progress: requirement.progress ?? .zero,
      name: Wording.folded(goal.name))
  }
}

extension Requirement {
  /// Whether its amounts are known in the currency of totals.
  var isKnownInTotals: Bool { figures != nil && display.required != nil }
}
