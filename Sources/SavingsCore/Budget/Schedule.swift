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

  /// What is paid for a goal by these runs; `nil` where nothing is left to be.
  fileprivate init?(
    _ goal: BudgetGoal, _ runs: [PaidRun], isPaid: Bool, in budget: BudgetPlan,
    on line: PaydayLine
  ) throws(MoneyProblem) {
    // They follow each other, but may share a payday.
    guard let first = runs.first, let last = runs.max(by: { $0.last < $1.last })
    else { return nil }
    var payments = 0
    var next = first.first
    for run in runs where next <= run.last {
      for payday in max(run.first, next)...run.last
      where try line.carried(from: payday, before: payday + 1).isPositive {
        payments += 1
      }
      next = run.last + 1
    }
    self.goal = goal
    total = try runs.map(\.total).sum()
    money = try budget.plan.rounded(total)
    from = budget.date(of: first.first, in: first, line)
    to = isPaid ? budget.date(of: last.last, in: last, line) : nil
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
    return try counting(as: BudgetProblem.amounts) { () throws(MoneyProblem) in
      var paid = goals.map { goal in
        var runs: [PaidRun] = []
        runs.reserveCapacity(goal.needs.count)
        return runs
      }
      for run in runs { paid[level.all.needs[run.need].goal].add(run) }
      var scheduled: [ScheduledGoal] = []
      for (place, goal) in goals.enumerated() {
        let told = try ScheduledGoal(
          goal, paid[place], isPaid: !unpaid[place], in: self, on: line)
        if let told { scheduled.add(told) }
      }
      return scheduled
    }
  }

  /// Every payment of the schedule, payday by payday, as far as the calendar
  /// goes; what is told of those of a goal makes up all of it.
  public func payments() throws(BudgetProblem) -> [ScheduledPayment] {
    let (runs, line, _) = try paidRuns()
    return try counting(as: BudgetProblem.amounts) { () throws(MoneyProblem) in
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
  fileprivate func date(
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
