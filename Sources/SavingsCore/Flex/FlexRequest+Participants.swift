extension FlexRequest {
  /// The goals of a plan: those that take part, in the order of the plan, those
  /// that ask nothing of the month, and those whose amounts are unknown because
  /// a rate is missing; and what the month planned of what is all there.
  func participants(
    of plan: Plan
  ) throws(MoneyProblem) -> (
    entries: [FlexEntry], bystanders: [Requirement], unknown: [Requirement],
    settled: [FlexReach]
  ) {
    var entries: [FlexEntry] = []
    var bystanders: [Requirement] = []
    var unknown: [Requirement] = []
    var settled: [FlexReach] = []
    for requirement in plan.goals {
      if let planned = requirement.plannedByPerson, !planned.isPositive {
        let there = try self.settled(requirement, in: plan)
        if there == nil, measure.part == nil {
          unknown.add(requirement)
          continue
        }
        bystanders.add(requirement)
        if let there, there.amount.isPositive {
          settled.add(
            FlexReach(
              requirement.goal, isProtected: false, isSettled: true,
              least: there, most: there))
        }
        continue
      }
      guard let entry = try FlexEntry(requirement, self, plan.setting) else {
        unknown.add(requirement)
        continue
      }
      if entry.value.isPositive {
        entries.add(entry)
      } else {
        bystanders.add(requirement)
      }
    }
    return (entries, bystanders, unknown, settled)
  }

  /// What the month plans of a goal that has all it takes, as totals count it,
  /// and as if neither `flex` nor `budget` had set anything; `nil` where a rate
  /// is missing.
  private func settled(
    _ requirement: Requirement, in plan: Plan
  ) throws(MoneyProblem) -> Money? {
    let isThere =
      requirement.figures?.remaining == .zero && requirement.flex != .skipped
    let planned =
      isThere
      ? Figures.planned(requirement.setByPerson, of: requirement.demand) : .zero
    return plan.total(
      try plan.setting.rounded(planned, in: requirement.goal.currency))
  }
}
