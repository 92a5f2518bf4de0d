/// The deadlines that make a budget fit, moved goal by goal.
///
/// Each goal, by deadline, gets the least time with which it and all goals
/// before it fit. `nil` where no time is enough.
func moveDeadlines(
  of goals: [BudgetGoal], toFit budget: Amount, from month: Month,
  payday: Payday
) throws(MoneyProblem) -> [WayOut.MovedDeadline]? {
  guard budget.isPositive else { return nil }
  var fitted = Fitted(budget: budget)
  var moved: [WayOut.MovedDeadline] = []
  for goal in goals {
    let months = try fitted.add(goal.value, dueIn: goal.months)
    guard months > goal.months else { continue }
    guard let last = month.adding(months - 1).map(payday.date),
      let deadline = last.adding(days: 1)
    else { return nil }
    moved.append(
      WayOut.MovedDeadline(
        goal: goal.goal, deadline: deadline, payments: months - goal.months))
  }
  return moved
}

/// Goals that fit into a budget together.
///
/// They do if, for every month in which one is due, the budgets until then
/// cover all that are due by then.
private struct Fitted {
  private let budget: Amount

  /// By month, what is due by then.
  private var due: [(month: Int, sum: Amount)] = []

  init(budget: Amount) { self.budget = budget }

  /// Adds a goal in the first month, from `wish` on, in which it fits.
  mutating func add(
    _ value: Amount, dueIn wish: Int
  ) throws(MoneyProblem) -> Int {
    var month = wish
    // Whatever is due later must still fit with this goal before it.
    for entry in due.reversed() where entry.month >= wish {
      if try (entry.sum + value).timesRoundedUp(budget) > entry.month {
        month = entry.month + 1
        break
      }
    }
    let before = due.last { $0.month <= month }?.sum ?? .zero
    month = max(month, try (before + value).timesRoundedUp(budget))
    try insert(value, in: month)
    return month
  }

  private mutating func insert(
    _ value: Amount, in month: Int
  ) throws(MoneyProblem) {
    var place = due.count
    while place > 0, due[place - 1].month > month {
      due[place - 1].sum = try due[place - 1].sum + value
      place -= 1
    }
    if place > 0, due[place - 1].month == month {
      due[place - 1].sum = try due[place - 1].sum + value
    } else {
      let before = place > 0 ? due[place - 1].sum : .zero
      due.insert((month, try before + value), at: place)
    }
  }
}
