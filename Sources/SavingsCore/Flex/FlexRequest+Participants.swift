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
      guard let figures = requirement.figures,
        let planned = requirement.plannedByPerson
      else {
        unknown.add(requirement)
        continue
      }
      guard planned.isPositive else {
        bystanders.add(requirement)
        continue
      }
      let entry = try FlexEntry(
        requirement, figures, planned: planned, self, plan.setting)
      if let entry, entry.value.isPositive {
        entries.add(entry)
      } else if entry == nil {
        unknown.add(requirement)
      } else {
        bystanders.add(requirement)
      }
    }
    return (entries, bystanders, unknown)
  }
}
