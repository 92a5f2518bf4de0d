extension Book {
  /// The book with these settings.
  public func preferring(_ settings: Settings) throws(BookProblem) -> Book {
    let ownDigits = settings.ownDigits.sorted { $0.key < $1.key }
    for (currency, digits) in ownDigits {
      if let digits = currency.isoDigits {
        throw .digitsFixed(currency, digits)
      }
      guard (0...Amount.decimals).contains(digits) else {
        throw .digitsOutOfRange(currency, digits)
      }
    }
    for amount in [settings.ownCritical, settings.ownAttention] {
      if let amount, amount.isNegative { throw .negativeAmount(amount) }
    }
    if let days = settings.ownStaleDays, days < 0 {
      throw .negativeDays(days)
    }
    var next = self
    next.household.settings = settings
    return next
  }

  /// The book with a month's exception, or without it if it says nothing.
  public func setting(_ plan: MonthlyPlan) throws(BookProblem) -> Book {
    guard let goal = household.goal(plan.goal) else {
      throw .dangling(.goal, plan.goal.description)
    }
    guard goal.isActive else { throw .goalEnded(goal.name) }
    for amount in [plan.custom?.amount, plan.own] {
      if let amount, amount.isNegative { throw .negativeAmount(amount) }
    }
    var next = self
    let place = household.plans.firstIndex {
      $0.goal == plan.goal && $0.month == plan.month
    }
    switch (place, plan.isEmpty) {
    case (let place?, true): next.household.plans.remove(at: place)
    case (let place?, false): next.household.plans[place] = plan
    case (nil, true): break
    case (nil, false): next.household.plans.append(plan)
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
