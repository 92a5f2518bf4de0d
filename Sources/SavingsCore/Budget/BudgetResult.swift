/// What there was of each goal when the month began.
struct BudgetBasis {
  var known: [(requirement: Requirement, base: Amount, came: Amount)] = []
  var unknown: [Requirement] = []
  let horizon: Horizon

  /// The last month in which a goal has its deadline, or starts.
  let end: Month

  init(of plan: Plan) throws(MoneyProblem) {
    let setting = plan.setting
    var days = KnownDays()
    for requirement in plan.goals {
      let since = max(requirement.window, plan.month.firstDay)
      let base = try setting.valuation(of: requirement.accounts)
        .base(since: since, &days)
      if let base, let saved = requirement.figures?.saved {
        known.add(
          (requirement, base.amount, try saved - base.amount))
      } else {
        unknown.add(requirement)
      }
    }
    horizon = try Horizon(
      of: known.map { ($0.requirement.goal, $0.requirement.rounds, $0.base) },
      on: plan.today,
      plan.settings)
    let ends = plan.goals.map { requirement in
      max(
        requirement.deadline?.month ?? plan.month,
        requirement.goal.start.month)
    }
    end = ends.max() ?? plan.month
  }
}

/// A budget as it is worked out.
final class BudgetResult {
  let budget: Amount?
  let all: Obligations
  let unknown: [Requirement]
  let least: Amount
  let sum: Amount

  /// Of that sum what goals take that begin now.
  let sumNow: Amount
  let isEnough: Bool
  let broken: [BudgetPlan.BrokenGoal]
  let constrainedBy: Goal?
  let level: LevelMonth

  init(
    _ basis: BudgetBasis, _ frame: BudgetFrame, paying budget: Amount?
  ) throws(MoneyProblem) {
    var goals: [BudgetGoal] = []
    var unknown = basis.unknown
    var sum = Amount.zero
    var sumNow = Amount.zero
    for (requirement, base, came) in basis.known {
      let goal = try BudgetGoal(
        requirement, beyond: base, having: came, in: frame)
      guard let goal else {
        unknown.add(requirement)
        continue
      }
      guard !goal.needs.isEmpty || goal.isBeside else { continue }
      goals.add(goal)
      guard let first = goal.needs.first?.first else { continue }
      let alone = try goal.alone()
      sum = try sum + alone
      if first < frame.line.now { sumNow = try sumNow + alone }
    }
    let all = try Obligations(goals.inOrderOfPayment(), in: frame)
    let least = try all.least()
    isEnough =
      if let budget { try all.isEnough(budget) } else { true }
    self.broken =
      if let budget, !isEnough { try all.broken(by: budget) } else { [] }
    self.budget = budget
    self.all = all
    self.unknown = unknown
    self.least = least
    self.sum = sum
    self.sumNow = sumNow
    level = try LevelMonth(all, paying: budget ?? least)
    // Where nothing breaks in sight, the goals that never end decide.
    let binding =
      if let broken = broken.first { broken.goal as Goal? } else {
        try all.binding(least)
      }
    constrainedBy =
      binding
      ?? (least.isZero ? nil : goals.first { $0.goal.isStanding }?.goal)
  }

  func waysOut(_ frame: BudgetFrame) throws(BudgetProblem) -> [WayOut] {
    guard let budget else { return [] }
    var ways: [WayOut] = [.raiseBudget(to: least)]
    let moved = try? movingDeadlines(toFit: budget)
    if let moved = moved ?? nil {
      let goals = moved.map { way in
        var goal = way.goal
        goal.deadline = way.deadline
        return goal
      }
      if try all.isEnough(budget, with: goals) {
        ways.add(.moveDeadlines(moved))
      }
    }
    let lowered = try counting(as: BudgetProblem.amounts) {
      () throws(MoneyProblem) in try all.loweringTargets(toFit: budget)
    }
    if let lowered {
      let goals = lowered.map { $0.goal.asking($0.amount) }
      if try all.isEnough(budget, with: goals) {
        ways.add(.lowerTargets(lowered))
      }
    }
    return ways
  }

  /// The deadlines that fit, looked for until the calendar ends, or until
  /// nobody knows what comes in.
  private func movingDeadlines(
    toFit budget: Amount
  ) throws(BudgetProblem) -> [WayOut.MovedDeadline]? {
    let longer = try all.frame(enoughFor: budget)
    return try counting(as: BudgetProblem.amounts) {
      () throws(MoneyProblem) in
      var goals: [BudgetGoal] = []
      for goal in all.goals {
        guard let goal = try goal.on(longer) else { return nil }
        goals.add(goal)
      }
      return try Obligations(goals, in: longer).movingDeadlines(toFit: budget)
    }
  }
}

extension [BudgetGoal] {
  /// In the order in which a budget pays for them: by the last payday of their
  /// first needs, then by deadline and name.
  fileprivate func inOrderOfPayment() -> [BudgetGoal] {
    let keys = map { goal in
      (goal.needs.first?.last ?? 0, goal.requirement.deadline.orLast, goal.name)
    }
    return placesInOrder(count) { keys[$0] < keys[$1] }.map { self[$0] }
  }
}

extension Obligations {
  /// The goal that would lack something at a unit less than the least budget.
  fileprivate func binding(_ least: Amount) throws(MoneyProblem) -> Goal? {
    let less = max(try least - Amount(attos: frame.unit), .zero)
    return try firstLacking(less).map { goals[$0.goal].goal }
  }

  /// The goals that lack something when a last payday has passed, and how much
  /// that is a payday.
  fileprivate func broken(
    by budget: Amount
  ) throws(MoneyProblem) -> [BudgetPlan.BrokenGoal] {
    var broken: [BudgetPlan.BrokenGoal] = []
    var seen: Set<Int> = []
    for (owned, lacking) in zip(needs, try lacking(budget))
    where lacking.isPositive && seen.insert(owned.goal).inserted {
      let brought = try frame.brought(by: owned.need.first...owned.need.last)
      broken.add(
        BudgetPlan.BrokenGoal(
          goal: goals[owned.goal].goal, deadline: owned.need.deadline,
          shortfall: try lacking.times(
            Amount(1), over: brought, .up, to: frame.digits)))
    }
    return broken
  }
}
