/// What a level budget comes to: whether it is enough, and where it goes.
public final class BudgetPlan: Sendable {
  /// The plan it is for.
  public let plan: Plan

  /// The goals that take something, in the order in which it pays for them.
  public let goals: [BudgetGoal]

  /// Goals whose amounts are unknown because a rate is missing.
  public let unknown: [Requirement]

  /// The least that, paid every payday, meets every deadline: money, or a
  /// percentage of what comes in.
  public let leastLevel: Amount

  /// What every goal alone would take a payday, each rounded up.
  public let sumOfRequirements: Amount

  /// Of that what the goals take that begin now.
  private let sumNow: Amount

  /// What can be paid every payday, `nil` where no amount was given.
  public let budget: Amount?

  /// Whether the budget, if there is one, is enough for every goal that is
  /// known.
  public let isEnough: Bool

  /// The goals that miss their deadlines, and by how much a payday.
  public let broken: [BrokenGoal]

  /// The goal that decides: the first that breaks, else the one that makes
  /// the least level what it is.
  public let constrainedBy: Goal?

  /// What to do about a budget that is too small.
  public let waysOut: [WayOut]

  /// What the budget, or else the least level, makes of this month.
  let level: LevelMonth

  /// What all goals have in common.
  let frame: BudgetFrame

  /// What a budget is a number of.
  public enum Measure: Hashable, Sendable {
    /// Sums of money a payday.
    case money
    /// Percents of what comes in.
    case percent
  }

  /// A goal that misses its deadline.
  public final class BrokenGoal: Sendable {
    /// The goal.
    public let goal: Goal
    /// The deadline that is missed, which a month of a monthly goal has not.
    public let deadline: CalendarDate?
    /// How much more a payday it would take.
    public let shortfall: Amount

    init(goal: Goal, deadline: CalendarDate?, shortfall: Amount) {
      self.goal = goal
      self.deadline = deadline
      self.shortfall = shortfall
    }
  }

  /// What a budget comes to in a plan, in the plan's currency or in percents of
  /// what comes in.
  ///
  /// It is cut to the decimals that it has: less than a unit cannot be paid.
  public init(
    _ plan: Plan, paying amount: Amount? = nil, in measure: Measure = .money
  ) throws(BudgetProblem) {
    let basis = try counting(as: BudgetProblem.amounts) {
      () throws(MoneyProblem) in try BudgetBasis(of: plan)
    }
    let digits =
      measure == .percent ? 2 : plan.currency.map(plan.settings.digits) ?? 0
    let horizon = basis.horizon
    let line = try PaydayLine(
      from: plan.month, to: max(horizon.end, basis.end), plan.settings, measure)
    let frame = BudgetFrame(
      setting: plan.setting, horizon: horizon, line: line, digits: digits)
    let made = try counting(as: BudgetProblem.amounts) {
      () throws(MoneyProblem) in
      let budget = try amount.map { amount throws(MoneyProblem) in
        try amount.rounded(to: digits, .down)
      }
      return try BudgetResult(basis, frame, paying: budget)
    }
    self.plan = plan
    self.frame = frame
    budget = made.budget
    goals = made.all.goals
    unknown = made.unknown
    leastLevel = made.least
    sumNow = made.sumNow
    sumOfRequirements = made.sum
    isEnough = made.isEnough
    broken = made.broken
    constrainedBy = made.constrainedBy
    level = made.level
    waysOut = made.isEnough ? [] : try made.waysOut(frame)
  }

  /// What a budget is a number of.
  public var measure: Measure { frame.line.measure }

  /// Whether every month has one payday that carries as much as any other, so
  /// that a budget is one of a month.
  public var isMonthly: Bool { plan.settings.paydays.isMonthly }

  /// The goals that are counted, and of which the plan asks nothing yet.
  public var later: [BudgetGoal] { goals.filter(\.isLater) }

  /// The goals that are paid beside the budget, because no payday before their
  /// deadlines carries anything.
  public var beside: [BudgetGoal] { goals.filter(\.isBeside) }

  /// Whether the budget meets every deadline; `nil` where no amount was
  /// given, or where a missing rate leaves it open.
  public var isFeasible: Bool? {
    guard budget != nil else { return nil }
    guard isEnough else { return false }
    return unknown.isEmpty ? true : nil
  }

  /// By how much a payday the budget is too small.
  public func shortfall() throws(MoneyProblem) -> Amount? {
    guard let budget, !isEnough else { return nil }
    return try leastLevel - budget
  }

  /// How much of what the goals ask separately a payday is left to later ones
  /// by paying level.
  public func postponed() throws(MoneyProblem) -> Amount {
    max(try sumNow - (budget ?? leastLevel), .zero)
  }
}
