/// Everything that a goal's numbers of this month follow from.
public final class Explanation: Sendable {
  /// The goal's month.
  public let requirement: Requirement

  /// The plan that it is of.
  public let plan: Plan

  /// The paydays that are left to it, in order.
  public let paydays: [CalendarDate]

  /// What moved for the goal since the window opened in assets that it has a
  /// share of, by date: what names it, and what names nobody where a percentage
  /// is of that, or there is too little for all.
  public let movements: [Transaction]

  /// The assets of the household, for the names of the above.
  public var assets: [Asset] { plan.accounts.household.assets }

  /// The explanation of a goal by its plan and by all that moved, `nil` for one
  /// that has ended.
  public init?(of goal: Goal, in plan: Plan, _ transactions: Transactions) {
    let household = plan.accounts.household
    let today = plan.today
    guard let requirement = plan.goals.first(where: { $0.goal.id == goal.id })
    else { return nil }
    self.requirement = requirement
    let days = household.settings.paydays
    self.plan = plan
    paydays =
      requirement.deadline.map {
        days.dates(from: requirement.payments.from, before: $0)
      } ?? []
    let holdings = requirement.holdings + requirement.holdingsAtOpening
    let holders = holdings.map(\.ask.row.asset)
    let sharers = holdings.filter(\.movesWithWhatNamesNobody)
      .map(\.ask.row.asset)
    movements = transactions.filter { transaction in
      transaction.kind != .opening
        && requirement.window <= transaction.date && transaction.date <= today
        && holders.contains(transaction.asset)
        && (transaction.goal == goal.id
          || transaction.goal == nil && sharers.contains(transaction.asset))
    }
  }

  /// The paydays of a need, in order.
  public func paydays(of need: Need) -> [CalendarDate] {
    plan.settings.paydays.dates(from: need.from, before: need.deadline)
  }

  /// The asset of a movement.
  public func asset(of movement: Transaction) -> Asset? {
    assets.first { $0.id == movement.asset }
  }
}

extension Holding {
  /// Whether money that names no goal changes it.
  fileprivate var movesWithWhatNamesNobody: Bool {
    if case .percentage = ask.row.share { return true }
    return ask.funded != ask.asked
  }
}
