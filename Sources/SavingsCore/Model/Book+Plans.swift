extension Book {
  /// The book with a month's exception, or without it if it says nothing.
  public func setting(_ plan: MonthlyPlan) throws(BookProblem) -> Book {
    try setting([plan])
  }

  /// The book with several exceptions, or without those that say nothing.
  ///
  /// All goals and exceptions are gone through once, however many are set.
  public func setting(_ plans: [MonthlyPlan]) throws(BookProblem) -> Book {
    let goals = household.goals.keyed(by: \.id)
    var changed: [RecordIdentity: MonthlyPlan] = [:]
    for plan in plans {
      guard let goal = goals[plan.goal] else {
        throw .dangling(.goal, plan.goal.description)
      }
      guard goal.isActive else { throw .goalEnded(goal.name, slug: goal.slug) }
      for amount in [plan.custom?.amount, plan.own] {
        if let amount, amount.isNegative {
          throw .negativeAmount(amount, goal.currency)
        }
      }
      changed[plan.identity] = plan
    }
    var next = self
    next.household.plans = household.plans.compactMap { old in
      guard let new = changed.removeValue(forKey: old.identity) else {
        return old
      }
      return new.isEmpty ? nil : new
    }
    next.household.plans += plans.compactMap { plan in
      changed.removeValue(forKey: plan.identity).flatMap {
        $0.isEmpty ? nil : $0
      }
    }
    return next
  }
}

extension Household {
  /// What a month says about a goal, empty where it says nothing.
  public func plan(for goal: Goal.ID, in month: Month) -> MonthlyPlan {
    plans.first { $0.goal == goal && $0.month == month }
      ?? MonthlyPlan(goal: goal, month: month)
  }
}
