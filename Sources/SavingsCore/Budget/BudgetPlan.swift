/// What a level budget comes to: whether it is enough, and where it goes.
public struct BudgetPlan: Sendable {
  /// The plan it is for.
  public let plan: Plan

  /// The goals it has to meet, by deadline.
  public let goals: [BudgetGoal]

  /// Goals that begin in a later month, and are not counted until then.
  public let later: [Goal]

  /// Goals whose amounts are unknown because a rate is missing.
  public let unknown: [Requirement]

  /// The least that, paid every month, meets every deadline.
  public let leastLevel: Amount

  /// What the goals ask separately, each rounded up.
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

  /// When each goal is paid for, by the budget or else by the least level.
  public let schedule: [ScheduledGoal]

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
    let setting = plan.setting
    let digits = plan.currency.map(setting.household.settings.digits) ?? 0
    let budget = try amount.map { amount throws(MoneyProblem) in
      try amount.rounded(to: digits, .down)
    }
    let payday = setting.household.settings.payday
    let asking = plan.goals
      .filter { $0.counts(forBudgetOf: plan.month) }
    let held = try plan.heldAtMonthsBeginning()
    var goals: [BudgetGoal] = []
    var unknown: [Requirement] = []
    for requirement in asking {
      if let goal = try BudgetGoal(
        requirement, having: held[requirement.goal.id], in: setting)
      {
        goals.append(goal)
      } else {
        unknown.append(requirement)
      }
    }
    let (least, binding) = try SavingsCore.leastLevel(of: goals, to: digits)
    var sum = Amount.zero
    for goal in goals { sum = try sum + goal.alone(to: digits) }

    self.plan = plan
    self.goals = goals
    self.budget = budget
    self.unknown = unknown
    later = plan.goals.map(\.goal).filter { $0.start > plan.month.lastDay }
    leastLevel = least
    sumOfRequirements = sum
    broken =
      if let budget {
        try goals.broken(by: budget, to: digits)
      } else {
        []
      }
    constrainedBy = broken.first?.goal ?? binding?.goal
    waysOut =
      if let budget, !broken.isEmpty {
        try goals.waysOut(
          of: budget, least: least, from: plan.month, payday: payday)
      } else {
        []
      }
    schedule = try SavingsCore.schedule(
      goals, paying: budget ?? least, from: plan.month)
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
    max(try sumOfRequirements - (budget ?? leastLevel), .zero)
  }

  /// Every payment of the schedule, month by month.
  public func payments() throws(MoneyProblem) -> [ScheduledPayment] {
    try schedule.payments(of: budget ?? leastLevel, from: plan.month)
  }
}

extension [BudgetGoal] {
  /// The goals whose deadlines come before the budget has brought what all
  /// goals up to them are missing.
  fileprivate func broken(
    by budget: Amount, to digits: Int
  ) throws(MoneyProblem) -> [BudgetPlan.BrokenGoal] {
    var broken: [BudgetPlan.BrokenGoal] = []
    var sum = Amount.zero
    for goal in self {
      sum = try sum + goal.value
      let level = try sum.divided(by: goal.months, .up, to: digits)
      guard level > budget else { continue }
      broken.append(
        BudgetPlan.BrokenGoal(goal: goal.goal, shortfall: try level - budget))
    }
    return broken
  }

  fileprivate func waysOut(
    of budget: Amount, least: Amount, from month: Month, payday: Payday
  ) throws(MoneyProblem) -> [WayOut] {
    var ways: [WayOut] = [.raiseBudget(to: least)]
    if let moved = try moveDeadlines(
      of: self, toFit: budget, from: month, payday: payday)
    {
      ways.append(.moveDeadlines(moved))
    }
    ways.append(
      .lowerTargets(
        try lowerTargets(of: self, toFit: budget)))
    return ways
  }
}

extension Plan {
  /// What those goals whose window opened before the month had when the month
  /// began, where that is known.
  ///
  /// A level budget goes from month to month, so it counts what was put aside
  /// in an earlier one, also where the plan counts that for this month.
  func heldAtMonthsBeginning() throws(MoneyProblem) -> [Goal.ID: Amount] {
    let first = month.firstDay
    var held: [Goal.ID: Amount] = [:]
    for requirement in goals where requirement.window < first {
      held[requirement.goal.id] =
        try setting.valuation(of: requirement.accounts)
        .base(since: first)?.amount
    }
    return held
  }
}
