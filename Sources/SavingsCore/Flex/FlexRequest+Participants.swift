extension FlexRequest {
  /// The goals of a plan: those that take part, in the order of the plan, those
  /// that ask nothing of the month, and those whose amounts are unknown because
  /// a rate is missing.
  func participants(
    of plan: Plan
  ) throws(MoneyProblem) -> (
    entries: [FlexEntry], bystanders: [Requirement], unknown: [Requirement]
  ) {
    var entries: [FlexEntry] = []
    var bystanders: [Requirement] = []
    var unknown: [Requirement] = []
    for requirement in plan.goals {
      if let planned = requirement.plannedByPerson, !planned.isPositive {
        bystanders.add(requirement)
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
    return (entries, bystanders, unknown)
  }
}
