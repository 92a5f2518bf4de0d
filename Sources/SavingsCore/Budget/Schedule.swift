/// When a level budget pays for a goal: one run of paydays.
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

  /// How many months pay for it.
  public let payments: Int

  /// How many months from now the first one lies.
  let firstMonth: Int

  /// What the goals before it took in all.
  let before: Amount
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

/// Pays every month's budget to the earliest deadline that is not yet
/// reached, and the rest to the next; the last payment of a goal is exact.
///
/// The goals come by deadline.
func schedule(
  _ goals: [BudgetGoal], paying budget: Amount, from month: Month
) throws(MoneyProblem) -> [ScheduledGoal] {
  guard budget.isPositive else { return [] }
  var scheduled: [ScheduledGoal] = []
  var before = Amount.zero
  for goal in goals where goal.value.isPositive {
    let after = try before + goal.value
    let first = before.wholeTimes(budget)
    let last = max(first, after.timesRoundedUp(budget) - 1)
    scheduled.append(
      ScheduledGoal(
        goal: goal, total: goal.value,
        from: month.adding(first).map(goal.payment),
        to: month.adding(last).map(goal.payment),
        payments: last - first + 1, firstMonth: first, before: before))
    before = after
  }
  return scheduled
}

extension [ScheduledGoal] {
  /// Every payment, month by month, as far as the calendar goes.
  func payments(
    of budget: Amount, from month: Month
  ) throws(MoneyProblem) -> [ScheduledPayment] {
    var payments: [ScheduledPayment] = []
    for scheduled in self {
      var rest = scheduled.total
      // What the budget of its first month has left after the goals before.
      var room =
        try budget
        - (scheduled.before - budget.times(Amount(scheduled.firstMonth)))
      for number in 0..<scheduled.payments {
        guard let later = month.adding(scheduled.firstMonth + number) else {
          break
        }
        let amount = Swift.min(rest, room)
        payments.append(
          ScheduledPayment(
            date: scheduled.goal.payment(in: later),
            goal: scheduled.goal.goal, amount: amount))
        rest = try rest - amount
        room = budget
      }
    }
    return payments
  }
}
