/// A goal that takes part in a flex.
final class FlexEntry: Sendable {
  let requirement: Requirement
  let figures: Figures
  let role: Flex

  /// What it is planned to get, as if neither `flex` nor `budget` had set
  /// anything, in its own currency.
  let planned: Amount

  /// The same in the display currency, cut at the eighteenth decimal; of a goal
  /// that the month's plan skips what it required.
  let value: Amount

  /// What came to it this month already, of that value.
  let saved: Amount

  /// What it was missing when the month opened, in the display currency; `nil`
  /// where it goes on for ever.
  let missing: Amount?

  /// What its paydays carry, this month's and later; `nil` where there is no
  /// deadline that could be missed.
  let burden: FlexibleGoal.Burden?

  let order: FlexibleGoal.Order

  /// `nil` where a rate is missing.
  init?(
    _ requirement: Requirement, _ request: FlexRequest, _ setting: PlanSetting
  ) throws(MoneyProblem) {
    guard let figures = requirement.figures,
      let planned = requirement.plannedByPerson
    else { return nil }
    let goal = requirement.goal
    let role = request.role(of: requirement)
    // What the month's plan skips leaves what was required to the others.
    let isLeft = role == .skipped && requirement.flex == .skipped
    guard
      let value = try setting.cut(
        isLeft ? figures.required : planned, of: goal),
      let saved = try setting.cut(figures.savedThisMonth, of: goal)
    else { return nil }
    self.requirement = requirement
    self.figures = figures
    self.planned = planned
    self.value = value
    self.saved = min(saved, value)
    missing = try setting.cut(figures.missing, of: goal)
    self.role = role
    burden = try requirement.burden()
    order = FlexibleGoal.Order(
      deadline: requirement.deadline.orLast,
      progress: requirement.progress ?? Amount(attos: .max),
      name: Wording.folded(goal.name), slug: goal.slug)
  }
}

extension Requirement {
  fileprivate func burden() throws(MoneyProblem) -> FlexibleGoal.Burden? {
    if goal.monthly != nil { return nil }
    var (now, later) = (Amount.zero, Amount.zero)
    // A round that is over carries nothing on its days.
    for part in demand.parts where !part.need.amount.isZero {
      now = try now + part.load.month
      later = try later + (part.load.all - part.load.month)
    }
    return FlexibleGoal.Burden(now: now.isZero ? Amount(1) : now, later: later)
  }
}
