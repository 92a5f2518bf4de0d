extension Obligations {
  /// The targets, or amounts a month, that make a budget fit, lowered goal by
  /// goal.
  ///
  /// Each goal, by deadline, keeps the most with which it and all goals before
  /// it fit. `nil` where nothing is low enough.
  func loweringTargets(
    toFit budget: Amount
  ) throws(MoneyProblem) -> [WayOut.LoweredTarget]? {
    var fitted: [BudgetGoal] = []
    var lowered: [WayOut.LoweredTarget] = []
    for goal in goals {
      let others = fitted
      if try isEnough(budget, for: goal, after: others) {
        fitted.add(goal)
        continue
      }
      guard let now = goal.goal.monthly ?? goal.goal.target else { return nil }
      let unit = Int128.tenToThe(Amount.decimals - goal.digits)
      // There is no monthly goal of nothing.
      let least: Int128 = goal.goal.monthly == nil ? 0 : 1
      func fits(units: Int128) throws(MoneyProblem) -> Bool {
        guard let lower = try goal.asking(Amount(attos: units * unit)) else {
          return false
        }
        return try isEnough(budget, for: lower, after: others)
      }
      guard least * unit <= now.attos, try fits(units: least) else {
        return nil
      }
      let most = try boundary(
        from: least, to: now.attos / unit + 1,
        near: try goal.units(within: budget, after: others, unit: unit),
        NumberTest(passes: fits(units:)))
      let amount = Amount(attos: most * unit)
      guard let kept = try goal.asking(amount) else { return nil }
      fitted.add(kept)
      lowered.add((goal.goal, amount, try now - amount))
    }
    return lowered
  }
}

extension BudgetGoal {
  /// About how many units of its currency a budget has left for a goal by its
  /// last payday, after so much for others.
  fileprivate func units(
    within budget: Amount, after others: [BudgetGoal], unit: Int128
  ) throws(MoneyProblem) -> Int128 {
    guard let need = needs.first, need.value.isPositive,
      let target = goal.monthly ?? goal.target
    else { return 0 }
    var taken = Amount.zero
    for other in others {
      for part in other.needs where part.last <= need.last {
        taken = try taken + part.value
      }
    }
    // What many paydays bring may be past counting, and is enough then.
    let brought = try? budget.times(
      try frame.line.carried(from: 0, before: need.last + 1))
    guard let brought else { return target.attos / unit }
    let room = max(try brought - taken, .zero)
    let kept = try need.missing.samePart(
      as: min(room, need.value), of: need.value, to: digits, .down)
    return max(try target - (need.missing - kept), .zero).attos / unit
  }
}

extension Goal {
  /// The same with another target, or another amount a month.
  func asking(_ amount: Amount) -> Goal {
    var other = self
    if monthly == nil { other.target = amount } else { other.monthly = amount }
    return other
  }
}
