extension Obligations {
  /// Whether a budget is enough once some goals are others.
  ///
  /// With another deadline or target the budget looks farther or less far, and
  /// what standing goals take in the long run is told of other months.
  func isEnough(
    _ budget: Amount, with others: [Goal]
  ) throws(BudgetProblem) -> Bool {
    let changed = goals.map { goal in
      others.first { $0.id == goal.goal.id } ?? goal.goal
    }
    let today = frame.setting.today
    var frame = frame
    frame.horizon = try counting(as: BudgetProblem.amounts) {
      () throws(MoneyProblem) in
      var all: [(goal: Goal, rounds: Rounds?, base: Amount)] = []
      for (goal, other) in zip(goals, changed) {
        all.add((other, try goal.requirement.rounds?.of(other), goal.base))
      }
      return try Horizon(of: all, on: today, frame.setting.household.settings)
    }
    try frame.line.extend(to: frame.horizon.end)
    let wider = frame
    return try counting(
      with(changed, in: wider)?.isEnough(budget) ?? false,
      as: BudgetProblem.amounts)
  }

  /// Whether a budget is enough for a goal and for others before it.
  func isEnough(
    _ budget: Amount, for goal: BudgetGoal, after others: [BudgetGoal]
  ) throws(MoneyProblem) -> Bool {
    try Obligations(others + [goal], in: frame).isEnough(budget)
  }

  /// The same with other forms of its goals, or on other paydays; `nil` where
  /// a rate is missing.
  func with(
    _ others: [Goal], in frame: BudgetFrame
  ) throws(MoneyProblem) -> Obligations? {
    var all: [BudgetGoal] = []
    for (goal, other) in zip(goals, others) {
      guard let goal = try goal.like(other, in: frame) else { return nil }
      all.add(goal)
    }
    return try Obligations(all, in: frame)
  }
}
