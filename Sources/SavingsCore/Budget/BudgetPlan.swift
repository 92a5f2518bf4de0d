/// What a level budget comes to: whether it is enough, and where it goes.
public final class BudgetPlan: Sendable {
  /// The plan it is for.
  public let plan: Plan

  /// The goals that take something, in the order of their last paydays.
  public let goals: [BudgetGoal]

  /// Goals whose amounts are unknown because a rate is missing.
  public let unknown: [Requirement]

  /// The least that, paid every month, meets every deadline.
  public let leastLevel: Amount

  /// What every goal alone would take a month, each rounded up.
  public let sumOfRequirements: Amount

  /// What can be paid every month, `nil` where no amount was given.
  public let budget: Amount?

  /// The goals that miss their deadlines, and by how much a month.
  public let broken: [BrokenGoal]

  /// The goal that decides: the first that breaks, else the one that makes
  /// the least level what it is.
  public let constrainedBy: Goal?

  /// What to do about a budget that is too small.
  public let waysOut: [WayOut]

  /// What the budget, or else the least level, makes of this month.
  let level: LevelMonth

  /// A goal that misses its deadline.
  public struct BrokenGoal: Sendable {
    /// The goal.
    public let goal: Goal
    /// How much more a month it would take.
    public let shortfall: Amount
  }

  /// What a budget comes to in a plan, in the plan's currency.
  ///
  /// It is cut to the currency's decimals: less than a unit cannot be paid.
  public init(
    _ plan: Plan, paying amount: Amount? = nil
  ) throws(MoneyProblem) {
    let digits = plan.currency.map(plan.settings.digits) ?? 0
    let unit = Int128.tenToThe(Amount.decimals - digits)
    let budget = try amount.map { amount throws(MoneyProblem) in
      try amount.rounded(to: digits, .down)
    }
    var goals: [BudgetGoal] = []
    var unknown: [Requirement] = []
    var most = Amount.zero
    var sum = Amount.zero
    for requirement in plan.goals {
      if let goal = try BudgetGoal(requirement, in: plan.setting) {
        guard goal.value.isPositive else { continue }
        goals.append(goal)
        most = try most + goal.value
        sum = try sum + goal.alone(to: digits)
      } else {
        unknown.append(requirement)
      }
    }
    goals = goals.inOrderOfPayment()
    let all = goals
    let least = try SavingsCore.least(upTo: most, unit: unit) {
      budget throws(MoneyProblem) in try all.isEnough(budget)
    }
    let binding = try all.broken(
      by: max(try least - Amount(attos: unit), .zero), to: digits)
    let broken: [BrokenGoal] =
      if let budget, try !all.isEnough(budget) {
        try all.broken(by: budget, to: digits)
      } else {
        []
      }
    self.plan = plan
    self.goals = goals
    self.budget = budget
    self.unknown = unknown
    self.broken = broken
    leastLevel = least
    sumOfRequirements = sum
    level = try LevelMonth(goals, paying: budget ?? least, unit: unit)
    constrainedBy = (broken.first ?? binding.first)?.goal
    waysOut =
      if let budget, !broken.isEmpty {
        try goals.waysOut(of: budget, least: least)
      } else {
        []
      }
  }

  /// The goals that are counted, and of which the plan asks nothing yet.
  public var later: [BudgetGoal] {
    goals.filter { $0.first > 0 && $0.rest.isPositive }
  }

  /// Whether the budget meets every deadline; `nil` where no amount was
  /// given, or where a missing rate leaves it open.
  public var isFeasible: Bool? {
    guard budget != nil else { return nil }
    guard broken.isEmpty else { return false }
    return unknown.isEmpty ? true : nil
  }

  /// By how much a month the budget is too small.
  public func shortfall() throws(MoneyProblem) -> Amount? {
    guard let budget, !broken.isEmpty else { return nil }
    return try leastLevel - budget
  }

  /// How much of what the goals ask separately this month is left to later
  /// months by paying level.
  public func postponed() throws(MoneyProblem) -> Amount {
    let digits = plan.currency.map(plan.settings.digits) ?? 0
    var sum = Amount.zero
    for goal in goals where goal.first <= 0 {
      sum = try sum + goal.alone(to: digits)
    }
    return max(try sum - (budget ?? leastLevel), .zero)
  }
}

extension [BudgetGoal] {
  /// The goals that lack something when their last payday has passed, and how
  /// much that is a payday.
  fileprivate func broken(
    by budget: Amount, to digits: Int
  ) throws(MoneyProblem) -> [BudgetPlan.BrokenGoal] {
    var broken: [BudgetPlan.BrokenGoal] = []
    for (goal, lacking) in zip(self, try lacking(budget))
    where lacking.isPositive {
      broken.append(
        BudgetPlan.BrokenGoal(
          goal: goal.goal,
          shortfall: try lacking.divided(
            by: goal.last - goal.first + 1, .up, to: digits)))
    }
    return broken
  }

  fileprivate func waysOut(
    of budget: Amount, least: Amount
  ) throws(MoneyProblem) -> [WayOut] {
    var ways: [WayOut] = [.raiseBudget(to: least)]
    if let moved = try movingDeadlines(toFit: budget) {
      ways.append(.moveDeadlines(moved))
    }
    if let lowered = try loweringTargets(toFit: budget) {
      ways.append(.lowerTargets(lowered))
    }
    return ways
  }
}
