/// When a level budget pays for a goal.
public final class ScheduledGoal: Sendable {
  public let goal: BudgetGoal

  /// What it gets in all, in the display currency.
  public let total: Amount

  /// The same as it is told.
  public let money: Money?

  /// The day of its first payment, `nil` past the end of the calendar.
  public let from: CalendarDate?

  /// The day of the payment that completes it, `nil` past the end of the
  /// calendar.
  public let to: CalendarDate?

  /// How many paydays pay for it.
  public let payments: Int

  init(
    goal: BudgetGoal, total: Amount, money: Money?, from: CalendarDate?,
    to: CalendarDate?, payments: Int
  ) {
    self.goal = goal
    self.total = total
    self.money = money
    self.from = from
    self.to = to
    self.payments = payments
  }
}

/// One payment of a schedule.
public final class ScheduledPayment: Sendable {
  /// The payday, or before it the day on which it is due.
  public let date: CalendarDate

  /// The goal it is for.
  public let goal: Goal

  /// How much, in the display currency.
  public let amount: Amount

  /// The same as it is told.
  public let money: Money?

  init(date: CalendarDate, goal: Goal, amount: Amount, money: Money?) {
    self.date = date
    self.goal = goal
    self.amount = amount
    self.money = money
  }
}

extension BudgetPlan {
  /// What is still to be paid for each goal: what this month asks, and the
  /// budget from the next one on.
  public func schedule() throws(BudgetProblem) -> [ScheduledGoal] {
    let (runs, line, unpaid) = try paidRuns()
    return try counting(as: BudgetProblem.amounts) {
      () throws(MoneyProblem) in
      var paid = goals.map { goal in
        var runs: [PaidRun] = []
        runs.reserveCapacity(goal.needs.count)
        return runs
      }
      for run in runs { paid[level.all.needs[run.need].goal].add(run) }
      var scheduled: [ScheduledGoal] = []
      // The last goal that each payday was counted for.
      var counted = Array(repeating: -1, count: line.count)
      for (place, (goal, runs)) in zip(goals, paid).enumerated() {
        guard var first = runs.first, var last = runs.first else { continue }
        var payments = 0
        var total = Amount.zero
        for run in runs {
          if run.first < first.first { first = run }
          if run.last > last.last { last = run }
          total = try total + run.total
          for payday in run.first...run.last where counted[payday] != place {
            let brought = try line.carried(from: payday, before: payday + 1)
            guard brought.isPositive else { continue }
            counted[payday] = place
            payments += 1
          }
        }
        scheduled.add(
          ScheduledGoal(
            goal: goal, total: total, money: try plan.rounded(total),
            from: date(of: first.first, in: first, line),
            to: unpaid[place]
              ? nil : date(of: last.last, in: last, line),
            payments: payments))
      }
      return scheduled
    }
  }

  /// Every payment of the schedule, payday by payday, as far as the calendar
  /// goes; what is told of those of a goal makes up all of it.
  public func payments() throws(BudgetProblem) -> [ScheduledPayment] {
    let (runs, line, _) = try paidRuns()
    return try counting(as: BudgetProblem.amounts) {
      () throws(MoneyProblem) in
      var payments: [ScheduledPayment] = []
      var exact = goals.map { _ in Amount.zero }
      var told = exact
      for run in runs {
        let place = level.all.needs[run.need].goal
        var paid = Amount.zero
        for payday in run.first...run.last {
          guard let date = date(of: payday, in: run, line) else { break }
          let sum = try run.paid(by: payday, of: level.budget, on: line)
          guard sum > paid else { continue }
          let amount = try sum - paid
          exact[place] = try exact[place] + amount
          let all = try plan.rounded(exact[place])
          let money = try all.map { all throws(MoneyProblem) in
            Money(try all.amount - told[place], all.currency)
          }
          told[place] = all?.amount ?? .zero
          payments.add(
            ScheduledPayment(
              date: date, goal: goals[place].goal, amount: amount,
              money: money))
          paid = sum
        }
      }
      return payments
    }
  }

  /// The day on which a payday pays a run.
  private func date(
    of payday: Int, in run: PaidRun, _ line: PaydayLine
  ) -> CalendarDate? {
    let owned = level.all.needs[run.need]
    return goals[owned.goal].date(of: payday, for: owned.need, on: line)
  }

  /// What the month asks, and then the schedule from the next month on; it goes
  /// on behind the horizon where a budget is too small, and some goals are not
  /// paid when the calendar ends.
  private func paidRuns() throws(BudgetProblem) -> (
    runs: [PaidRun], line: PaydayLine, unpaid: [Bool]
  ) {
    let now = try counting(
      level.runs(since: frame.line.place(of: plan.today)),
      as: BudgetProblem.amounts)
    var line = frame.line
    // Where nobody knows what comes in later, it is told as far as they do.
    if !isEnough, let longer = try? level.all.frame(enoughFor: level.budget) {
      line = longer.line
    }
    let later = try counting(
      LevelSchedule(
        level.after(), paying: level.budget, on: line, from: line.now),
      as: BudgetProblem.amounts)
    var unpaid = goals.map { _ in false }
    for place in later.rest.indices where !later.rest[place].isZero {
      unpaid[level.all.needs[place].goal] = true
    }
    return (now + later.runs, line, unpaid)
  }
}
