/// The goals of a plan, by the part they take in a flex.
struct FlexParts {
  /// Those that take part, in the order of the plan.
  private(set) var entries: [FlexEntry] = []

  /// Those that ask nothing of the month.
  private(set) var bystanders: [Requirement] = []

  /// Those whose amounts are unknown because a rate is missing.
  private(set) var unknown: [Requirement] = []

  init(of plan: Plan, _ request: FlexRequest) throws(MoneyProblem) {
    for requirement in plan.goals {
      guard let figures = requirement.figures else {
        unknown.append(requirement)
        continue
      }
      let planned = requirement.ownPlanned(figures)
      guard planned.isPositive else {
        bystanders.append(requirement)
        continue
      }
      guard
        let entry = try FlexEntry(
          requirement, figures, planned: planned, request, plan.setting)
      else {
        unknown.append(requirement)
        continue
      }
      if entry.value.isPositive {
        entries.append(entry)
      } else {
        bystanders.append(requirement)
      }
    }
  }
}

extension Requirement {
  /// What the month would get if neither `flex` nor `budget` had set anything,
  /// and nobody had skipped it.
  fileprivate func ownPlanned(_ figures: Figures) -> Amount {
    switch status {
    case .completed, .scheduled: .zero
    case .unknown, .critical, .attention, .onTrack:
      min(own ?? figures.required, figures.missing)
    }
  }
}
