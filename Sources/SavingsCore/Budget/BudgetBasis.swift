/// What there was of each goal when the month began.
struct BudgetBasis {
  var known: [(requirement: Requirement, base: Amount, came: Amount)] = []
  var unknown: [Requirement] = []
  let horizon: Horizon

  /// The last month in which a goal has its deadline, or starts, no earlier
  /// than that of the plan.
  let end: Month

  init(of plan: Plan) throws(MoneyProblem) {
    let setting = plan.setting
    var days = KnownDays()
    var end = plan.month
    for requirement in plan.goals {
      end = max(end, requirement.deadline?.month ?? end)
      end = max(end, requirement.goal.start.month)
      let since = max(requirement.window, plan.month.firstDay)
      let base = try setting.valuation(of: requirement.accounts)
        .base(since: since, &days)
      if let base, let saved = requirement.figures?.saved {
        known.add((requirement, base.amount, try saved - base.amount))
      } else {
        unknown.add(requirement)
      }
    }
    horizon = try Horizon(
      of: known.map { ($0.requirement.goal, $0.requirement.rounds, $0.base) },
      on: plan.today,
      plan.settings)
    self.end = end
  }

  /// The goals of which a budget pays something, in the order of the plan, and
  /// those of which nobody knows what they take.
  func goals(
    in frame: BudgetFrame
  ) throws(MoneyProblem) -> (paid: [BudgetGoal], unknown: [Requirement]) {
    var paid: [BudgetGoal] = []
    var unknown = unknown
    for (requirement, base, came) in known {
      let goal = try BudgetGoal(
        requirement, beyond: base, having: came, in: frame)
      guard let goal else {
        unknown.add(requirement)
        continue
      }
      if !goal.needs.isEmpty || goal.isBeside { paid.add(goal) }
    }
    return (paid, unknown)
  }
}
