extension [BudgetGoal] {
  /// The targets that make a budget fit, lowered goal by goal.
  ///
  /// Each goal, by deadline, keeps the most with which it and all goals before
  /// it fit. `nil` where nothing is low enough.
  func loweringTargets(
    toFit budget: Amount
  ) throws(MoneyProblem) -> [WayOut.LoweredTarget]? {
    var fitted: [BudgetGoal] = []
    var lowered: [WayOut.LoweredTarget] = []
    var sum = Amount.zero
    for goal in self {
      func asking(_ amount: Amount) throws(MoneyProblem) -> BudgetGoal? {
        guard let next = try goal.asking(amount),
          try fitted.isEnough(budget, with: next)
        else { return nil }
        return next
      }
      if try asking(goal.missing) != nil {
        fitted.insert(goal)
        sum = try sum + goal.value
        continue
      }
      guard try asking(.zero) != nil else { return nil }
      let unit = Int128.tenToThe(Amount.decimals - goal.digits)
      let most = try boundary(
        from: 0, to: goal.missing.attos / unit + 1,
        near: try goal.units(within: budget, after: sum, unit: unit)
      ) { units throws(MoneyProblem) in
        try asking(Amount(attos: units * unit)) != nil
      }
      guard let kept = try asking(Amount(attos: most * unit)) else {
        return nil
      }
      let by = Swift.min(try goal.missing - kept.missing, goal.goal.target)
      fitted.insert(kept)
      sum = try sum + kept.value
      lowered.append(
        WayOut.LoweredTarget(
          goal: goal.goal, target: try goal.goal.target - by, by: by))
    }
    return lowered
  }
}

extension BudgetGoal {
  /// How many units of its currency a budget has left for it by its last
  /// payday, after so much for others: about the most that it can ask.
  fileprivate func units(
    within budget: Amount, after others: Amount, unit: Int128
  ) throws(MoneyProblem) -> Int128 {
    // What many paydays bring may be past counting, and is enough then.
    guard budget.isPositive,
      try (others + value).timesRoundedUp(budget) > last + 1
    else { return missing.attos / unit }
    let room = max(try budget.times(Amount(last + 1)) - others, .zero)
    return try missing.samePart(as: room, of: value, to: digits, .down).attos
      / unit
  }
}
