extension BudgetPlan {
  /// What would be enough until a later goal begins, and what it takes from
  /// then on.
  public struct Rise: Sendable {
    /// The month in which the first of the later goals begins.
    public let month: Month

    /// What is enough for the goals that have begun.
    public let now: Amount

    /// What all take from that month on, if only that was paid until then.
    public let then: Amount
  }

  /// How a budget could begin lower, `nil` where all goals have begun, or where
  /// the least level is as much as they take.
  public func rise() throws(BudgetProblem) -> Rise? {
    try counting(as: BudgetProblem.amounts) { () throws(MoneyProblem) in
      guard unknown.isEmpty, !later.isEmpty else { return nil }
      let begun = try Obligations(goals.filter { !$0.isLater }, in: frame)
      let now = try begun.least()
      let first = later.compactMap { $0.firstMissing?.first }.min()
      // Where nothing carries anything before, nothing is lower.
      guard now < leastLevel, let first,
        try frame.line.carried(from: 0, before: first).isPositive
      else { return nil }
      let month = try LevelMonth(begun, paying: now)
      let paid = try LevelSchedule(
        try month.after(), paying: now, on: frame.line, from: frame.line.now)
      var needs = try paid.missing(on: first)
      for goal in later { needs += goal.needs.map { $0.level($0.rest) } }
      let all = try needs.ordered { $0.last < $1.last }.together()
      let then = try least(
        upTo: try all.most(on: frame),
        near: try all.demand(on: frame.line, from: first), unit: frame.unit,
        AmountTest { [self] budget throws(MoneyProblem) in
          try LevelSchedule(all, paying: budget, on: frame.line, from: first)
            .isInTime
        })
      return Rise(
        month: frame.line.dates[first].month, now: now,
        then: max(then, level.all.leastForEver))
    }
  }
}
