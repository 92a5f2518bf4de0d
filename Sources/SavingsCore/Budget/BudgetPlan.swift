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

  /// The goal that decides, and by when: the first that breaks, else the one
  /// that makes the least level what it is.
  public let constrainedBy: Deciding?

  /// A goal, and the deadline that it may miss, which a month of a monthly goal
  /// has not.
  public typealias Deciding = (goal: Goal, deadline: CalendarDate?)

  /// What to do about a budget that is too small.
  public let waysOut: [WayOut]

  /// What the budget, or else the least level, makes of this month.
  let level: LevelMonth

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
    public let goal: Goal
    /// The deadline that is missed, which a month of a monthly goal has not.
    public let deadline: CalendarDate?
    /// How much more a payday it would take.
    public let shortfall: Amount
    /// What is missing then, in the display currency.
    public let lacking: Amount
    /// The month of the last payday that would have been in time.
    public let month: Month

    fileprivate init(
      _ goal: Goal, _ need: BudgetNeed, lacking: Amount, in frame: BudgetFrame
    ) throws(MoneyProblem) {
      let brought = try frame.brought(by: need.first...need.last)
      self.goal = goal
      deadline = need.deadline
      shortfall = try lacking.times(
        Amount(1), over: brought, .up, to: frame.digits)
      self.lacking = try lacking.rounded(to: frame.setting.digits, .up)
      month = frame.line.dates[need.last].month
    }
  }

  /// What a budget comes to in a plan, in the plan's currency or in percents of
  /// what comes in.
  ///
  /// It is cut to the decimals that it has: less than a unit cannot be paid.
  public init(
    _ plan: Plan, paying amount: Amount? = nil, in measure: Measure = .money
  ) throws(BudgetProblem) {
    let basis = try counting(BudgetBasis(of: plan), as: BudgetProblem.amounts)
    let digits = measure == .percent ? 2 : plan.setting.digits
    let horizon = basis.horizon
    let line = try PaydayLine(
      from: plan.month, to: max(horizon.end, basis.end), plan.settings, measure)
    let frame = BudgetFrame(
      setting: plan.setting, horizon: horizon, line: line, digits: digits)
    self.plan = plan
    self.frame = frame
    let all: Obligations
    do throws(MoneyProblem) {
      budget = try amount?.rounded(to: digits, .down)
      let paid: [BudgetGoal]
      (paid, unknown) = try basis.goals(in: frame)
      var (sum, sumNow) = (Amount.zero, Amount.zero)
      let carriesNow = try line.carried(from: 0, before: line.now).isPositive
      for goal in paid {
        guard let first = goal.needs.first?.first else { continue }
        let alone = try goal.alone()
        sum = try sum + alone
        if carriesNow, first < line.now { sumNow = try sumNow + alone }
      }
      sumOfRequirements = sum
      self.sumNow = sumNow
      // By the last payday of their first needs.
      let inOrder = paid.inOrder { goal in
        (
          goal.needs.first?.last ?? 0, goal.requirement.deadline.orLast,
          goal.requirement.goal.name
        )
      }
      all = try Obligations(inOrder, in: frame)
      goals = all.goals
      leastLevel = try all.least()
      isEnough = if let budget { try all.isEnough(budget) } else { true }
      broken =
        if let budget, !isEnough { try all.broken(by: budget) } else { [] }
      level = try LevelMonth(all, paying: budget ?? leastLevel)
      // Where nothing breaks in sight, the goals that never end decide.
      let binding =
        if let broken = broken.first {
          Deciding(broken.goal, broken.deadline) as Deciding?
        } else {
          try all.binding(leastLevel)
        }
      constrainedBy =
        binding
        ?? (leastLevel.isZero ? nil : paid.first { $0.goal.isStanding }).map {
          ($0.goal, $0.requirement.deadline)
        }
    } catch {
      throw .amounts(error)
    }
    waysOut =
      if let budget, !isEnough {
        try all.waysOut(of: budget, least: leastLevel)
      } else {
        []
      }
  }

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

  /// Whether all that the goals ask separately is asked from now on.
  public var asksAllNow: Bool { sumNow == sumOfRequirements }

  /// How much of what the goals ask separately a payday is left to later ones
  /// by paying level.
  public func postponed() throws(MoneyProblem) -> Amount {
    max(try sumNow - (budget ?? leastLevel), .zero)
  }
}

extension Obligations {
  /// The goal that would lack something at a unit less than the least budget.
  func binding(_ least: Amount) throws(MoneyProblem) -> BudgetPlan.Deciding? {
    let less = max(try least - Amount(attos: frame.unit), .zero)
    return try firstLacking(less).map {
      (goals[$0.goal].goal, $0.need.deadline)
    }
  }

  /// The goals that lack something when a last payday has passed, and how much
  /// that is a payday.
  func broken(
    by budget: Amount
  ) throws(MoneyProblem) -> [BudgetPlan.BrokenGoal] {
    var broken: [BudgetPlan.BrokenGoal] = []
    var isTold = goals.map { _ in false }
    for (owned, lacking) in zip(needs, try lacking(budget))
    where lacking.isPositive && !isTold[owned.goal] {
      isTold[owned.goal] = true
      broken.add(
        try BudgetPlan.BrokenGoal(
          goals[owned.goal].goal, owned.need, lacking: lacking, in: frame))
    }
    return broken
  }
}
