extension [BudgetGoal] {
  /// The deadlines that make a budget fit, moved goal by goal.
  ///
  /// Each goal, by deadline, gets the least time with which it and all goals
  /// before it fit. `nil` where no time is enough.
  func movingDeadlines(
    toFit budget: Amount
  ) throws(MoneyProblem) -> [WayOut.MovedDeadline]? {
    guard budget.isPositive else { return nil }
    var fitted: [BudgetGoal] = []
    var moved: [WayOut.MovedDeadline] = []
    var sum = Amount.zero
    for goal in self {
      sum = try sum + goal.value
      func fits(by payday: Int128) throws(MoneyProblem) -> Bool {
        try fitted.isEnough(budget, with: goal.due(by: Int(payday)))
      }
      let last = Int128(goal.last)
      guard try !fits(by: last) else {
        fitted.insert(goal)
        continue
      }
      let end = Int128(
        goal.setting.today.month.months(until: CalendarDate.last.month))
      guard try fits(by: end) else { return nil }
      let payday = Int(
        try boundary(
          from: end, to: last,
          near: Int128(sum.timesRoundedUp(budget)) - 1, fits))
      guard let deadline = goal.date(of: payday)?.adding(days: 1) else {
        return nil
      }
      fitted.insert(goal.due(by: payday))
      moved.append(
        WayOut.MovedDeadline(
          goal: goal.goal, deadline: deadline, payments: payday - goal.last))
    }
    return moved
  }
}
