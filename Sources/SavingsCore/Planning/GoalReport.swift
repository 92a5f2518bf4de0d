/// Goals with their month.
public final class GoalReport: Sendable {
  public let rows: [Row]

  /// The plan of the month.
  public let plan: Plan

  /// A goal with its month; one that has ended has none.
  public final class Row: Sendable {
    /// The goal, as records of the day tell of it.
    public let goal: Goal

    /// What the month asks, if it has one.
    public let requirement: Requirement?

    /// The deadline that it shows, or had.
    public let deadline: CalendarDate?

    /// How many days are left until the deadline, while it is a goal.
    public let daysLeft: Int?

    fileprivate init(
      _ goal: Goal, _ requirement: Requirement?, on today: CalendarDate
    ) {
      var goal = goal
      // What ends later is not known to end.
      if !goal.isActive, goal.isActive(on: today) { goal.lifecycle = .active }
      while let last = goal.roundsFinished.last, last > today {
        goal.roundsFinished.removeLast()
      }
      self.goal = goal
      self.requirement = requirement
      deadline = requirement.map(\.deadline) ?? goal.deadline
      daysLeft = requirement?.deadline.map { today.days(until: $0) }
    }
  }

  /// What comes first in a list.
  public enum Order: String, CaseIterable, Sendable {
    /// The earliest.
    case deadline
    /// By the alphabet.
    case name
    /// The least.
    case progress
    /// The most.
    case required
  }

  /// The goals that are wanted, in the order of the household.
  public init(
    _ accounts: Accounts, among isWanted: (Goal) -> Bool = { _ in true }
  ) throws(MoneyProblem) {
    let plan = try Plan(accounts, among: isWanted)
    let requirements = plan.goals.keyed(by: \.goal.id)
    self.plan = plan
    rows = accounts.household.goals.filter(isWanted).map { goal in
      Row(goal, requirements[goal.id], on: plan.today)
    }
  }

  private init(_ rows: [Row], _ plan: Plan) {
    self.rows = rows
    self.plan = plan
  }

  /// Some of the goals, in an order.
  public func only(_ isWanted: (Row) -> Bool, by order: Order) -> GoalReport {
    GoalReport(rows.filter(isWanted).ordered(by: order.comesFirst), plan)
  }
}

extension GoalReport.Order {
  /// Whether one goal stands before another; unknown figures stand last.
  fileprivate func comesFirst(
    _ a: GoalReport.Row, _ b: GoalReport.Row
  ) -> Bool {
    let byDeadline =
      (a.deadline.orLast, Wording.folded(a.goal.name))
      < (b.deadline.orLast, Wording.folded(b.goal.name))
    func compare(
      _ figure: (Requirement) -> Amount?, _ precedes: (Amount, Amount) -> Bool
    ) -> Bool {
      let first = a.requirement.flatMap(figure)
      let second = b.requirement.flatMap(figure)
      guard first != second else { return byDeadline }
      guard let first, let second else { return second == nil }
      return precedes(first, second)
    }
    return switch self {
    case .deadline: byDeadline
    case .name: Wording.folded(a.goal.name) < Wording.folded(b.goal.name)
    case .progress: compare(\.progress, <)
    case .required: compare(\.display.required, >)
    }
  }
}
