extension FlexRequest {
  /// The goals of a plan: those that take part, in the order of the plan, those
  /// that ask nothing of the month, and those whose amounts are unknown because
  /// a rate is missing; and what the month planned of what is all there.
  func participants(
    of plan: Plan
  ) throws(MoneyProblem) -> (
    entries: [FlexEntry], bystanders: [Requirement], unknown: [Requirement],
    settled: Amount
  ) {
    var entries: [FlexEntry] = []
    var bystanders: [Requirement] = []
    var unknown: [Requirement] = []
    var settled = Amount.zero
    for requirement in plan.goals {
      if let planned = requirement.plannedByPerson, !planned.isPositive {
        bystanders.add(requirement)
        settled = try settled + (requirement.settled ?? .zero)
      } else if let entry = try FlexEntry(requirement, self, plan.setting) {
        if entry.value.isPositive {
          entries.add(entry)
        } else {
          bystanders.add(requirement)
        }
      } else {
        unknown.add(requirement)
      }
    }
    return (entries, bystanders, unknown, settled)
  }
}

extension Requirement {
  /// What the month planned of it that is all there, as totals count it.
  public var settled: Amount? {
    guard !asksOfTheMonth, let planned = display.planned, planned.isPositive
    else { return nil }
    return planned
  }
}
