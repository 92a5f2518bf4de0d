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
      let payday = Int(
        try boundary(
          from: end, to: Int128(need.last), near: frame.guess(of: sum, budget),
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

extension BudgetFrame {
  /// About the payday on which a budget has brought so much.
  fileprivate func guess(of sum: Amount, _ budget: Amount) -> Int128 {
    let payday = try? line.payday(
      bringing: sum.times(Amount(1), over: budget, .up), from: 0)
    return Int128(payday ?? line.count - 1)
  }
}
