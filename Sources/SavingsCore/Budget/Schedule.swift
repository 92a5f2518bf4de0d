/// When a level budget pays for a goal.
public struct ScheduledGoal: Sendable {
  /// The goal.
  public let goal: BudgetGoal

  /// What it gets in all, in the display currency.
  public let total: Amount

  /// The day of its first payment, `nil` past the end of the calendar.
  public let from: CalendarDate?

  /// The day of the payment that completes it, `nil` past the end of the
  /// calendar.
  public let to: CalendarDate?

  /// How many paydays pay for it.
  public let payments: Int
}

/// One payment of a schedule.
public struct ScheduledPayment: Sendable {
  /// The payday, or before it the day on which it is due.
  public let date: CalendarDate

  /// The goal it is for.
  public let goal: Goal

  /// How much, in the display currency.
  public let amount: Amount
}

extension BudgetPlan {
  /// What is still to be paid for each goal: what this month asks, and the
  /// budget from the next one on.
  public func schedule() throws(MoneyProblem) -> [ScheduledGoal] {
    var runs: [[PaidRun]] = goals.map { _ in [] }
    for run in try paidRuns() { runs[run.need].append(run) }
    var scheduled: [ScheduledGoal] = []
    for (goal, runs) in zip(goals, runs) {
      guard let first = runs.first, let last = runs.last else { continue }
      scheduled.append(
        ScheduledGoal(
          goal: goal, total: try runs.map(\.total).sum(),
          from: goal.date(of: first.first), to: goal.date(of: last.last),
          payments: runs.map(\.count).reduce(0, +)))
    }
    return scheduled
  }

  /// Every payment of the schedule, payday by payday, as far as the calendar
  /// goes.
  public func payments() throws(MoneyProblem) -> [ScheduledPayment] {
    var payments: [ScheduledPayment] = []
    for run in try paidRuns() {
      var paid = Amount.zero
      for payday in run.first...run.last {
        guard let date = goals[run.need].date(of: payday) else { break }
        let sum = try run.paid(by: payday, of: level.budget)
        payments.append(
          ScheduledPayment(
            date: date, goal: goals[run.need].goal, amount: try sum - paid))
        paid = sum
      }
    }
    return payments
  }

  /// What the month asks, and then the schedule from the next payday on.
  private func paidRuns() throws(MoneyProblem) -> [PaidRun] {
    let now = level.asked.enumerated().filter { $0.element.isPositive }
      .map { goal, amount in
        PaidRun(need: goal, first: 0, count: 1, opening: amount, total: amount)
      }
    return try now
      + LevelSchedule(level.after(), paying: level.budget, from: 1).runs
  }
}
