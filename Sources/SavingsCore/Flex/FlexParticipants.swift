/// The goals of a plan, by the part they take in a flex.
final class FlexParticipants {
  /// Those that take part, in the order of the plan.
  private(set) var entries: [FlexEntry] = []

  /// Those that ask nothing of the month.
  private(set) var bystanders: [Requirement] = []

  /// Those whose amounts are unknown because a rate is missing.
  private(set) var unknown: [Requirement] = []

  init(of plan: Plan, _ request: FlexRequest) throws(MoneyProblem) {
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
      guard
        let entry = try FlexEntry(
          requirement, figures, planned: planned, request, plan.setting)
      else {
        unknown.add(requirement)
        continue
      }
      if entry.value.isPositive {
        entries.add(entry)
      } else {
        bystanders.add(requirement)
      }
    }
  }
}
