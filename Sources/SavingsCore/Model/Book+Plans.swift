extension Book {
  /// The book with a month's exception, or without it if it says nothing.
  public func setting(_ plan: MonthlyPlan) throws(BookProblem) -> Book {
    try setting([plan])
  }

  /// The book with the exceptions of one month for several goals, or without
  /// those that say nothing.
  ///
  /// All goals and exceptions are gone through once, however many are set.
  ///
  /// - Precondition: They are of one month, and no two of one goal.
  public func setting(_ plans: [MonthlyPlan]) throws(BookProblem) -> Book {
    let goals = household.goals.keyed(by: \.id)
    for plan in plans {
      guard let goal = goals[plan.goal] else {
        throw .dangling(.goal, plan.goal.description)
      }
      // A month before the end is planned as of a day in it; what was planned
      // for a goal that ended since is taken back.
      guard plan.isEmpty || goal.isActive(on: plan.month.firstDay) else {
        throw .goalEnded(goal.name, slug: goal.slug)
      }
      for amount in [plan.custom?.amount, plan.own] {
        if let amount, amount.isNegative {
          throw .negativeAmount(amount, goal.currency)
        }
      }
    }
    let wanted = plans.keyed(by: \.goal)
    let month = plans.first?.month
    let former = household.plans.filter { $0.month == month }.keyed(by: \.goal)
    var next = self
    next.household.plans = household.plans.compactMap { old in
      guard old.month == month, let new = wanted[old.goal] else { return old }
      return new.isEmpty ? nil : new
    }
    next.household.plans += plans.filter {
      !$0.isEmpty && former[$0.goal] == nil
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
