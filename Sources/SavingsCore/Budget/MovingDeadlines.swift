extension Obligations {
  /// The deadlines that make a budget fit, moved goal by goal.
  ///
  /// Each goal, by deadline, gets the least time with which it and all goals
  /// before it fit. `nil` where no time is enough: a standing goal has none to
  /// give.
  func movingDeadlines(
    toFit budget: Amount
  ) throws(MoneyProblem) -> [WayOut.MovedDeadline]? {
    guard budget.isPositive else { return nil }
    var fitted: [BudgetGoal] = []
    var moved: [WayOut.MovedDeadline] = []
    var sum = Amount.zero
    for goal in goals {
      let others = fitted
      for need in goal.needs { sum = try sum + need.value }
      if try isEnough(budget, for: goal, after: others) {
        fitted.add(goal)
        continue
      }
      guard goal.goal.kind == .dated, let need = goal.needs.first else {
        return nil
      }
      func fits(by payday: Int128) throws(MoneyProblem) -> Bool {
        guard let later = try goal.due(by: Int(payday)) else { return false }
        return try isEnough(budget, for: later, after: others)
      }
      let end = Int128(frame.line.count - 1)
      guard try fits(by: end) else { return nil }
      // About when the budget has brought so much.
      let guess = frame.line.payday(bringing: sum, of: budget, from: 0)
      let payday = Int(
        try boundary(
          from: end, to: Int128(need.last),
          near: guess.map { Int128($0) } ?? end,
          NumberTest(passes: fits)))
      guard let later = try goal.due(by: payday),
        let deadline = later.goal.deadline
      else { return nil }
      fitted.add(later)
      moved.add((goal.goal, deadline, payday - need.last))
    }
    return moved
  }
}
