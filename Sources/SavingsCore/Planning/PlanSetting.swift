/// What all requirements of one plan have in common.
struct PlanSetting {
  /// Whose plan it is.
  let household: Household

  /// The day of the plan.
  let today: CalendarDate

  /// The rates of the day.
  let exchange: Exchange

  /// The rates of the days on which the month began, for each goal.
  private let earlier: [Exchange]

  /// What this month does differently, by goal.
  let plans: [Goal.ID: MonthlyPlan]

  /// The display currency, `nil` while nobody has named one.
  let currency: Currency?

  init(_ accounts: Accounts, in currency: Currency?) {
    let household = accounts.household
    let today = accounts.today
    self.household = household
    self.today = today
    self.currency = currency ?? household.settings.currency
    plans = household.plans.lazy.filter { $0.month == today.month }
      .keyed(by: \.goal)
    let pairs = accounts.pairs(with: [currency, household.settings.currency])
    exchange = Exchange(household.rates, on: today).knowing(pairs)
    earlier = household.beginnings(on: today).map { beginning in
      Exchange(household.rates, on: beginning).knowing(pairs)
    }
  }

  /// A goal's amount in the display currency, cut at the eighteenth decimal;
  /// `nil` where there is none, or no rate that leads to it.
  func cut(_ amount: Amount, of goal: Goal) throws(MoneyProblem) -> Amount? {
    guard let currency else { return nil }
    return try exchange.convert(amount, from: goal.currency, to: currency)
  }

  /// The same as it is shown: rounded once, at the end.
  func rounded(_ amount: Amount, of goal: Goal) throws(MoneyProblem) -> Amount?
  {
    try rounded(amount, of: goal, to: currency)
  }

  /// A goal's amount in the currency of the thresholds, which is always the
  /// household's own.
  func comparable(
    _ amount: Amount, of goal: Goal
  ) throws(MoneyProblem) -> Amount? {
    try rounded(amount, of: goal, to: household.settings.currency)
  }

  private func rounded(
    _ amount: Amount, of goal: Goal, to currency: Currency?
  ) throws(MoneyProblem) -> Amount? {
    guard let currency else { return nil }
    return try exchange.worth(
      of: Money(amount, goal.currency), in: currency, household.settings
    )?.amount
  }

  /// What holdings were worth at the rates of the month's first day, or of the
  /// day on which a later window opened.
  func worthBefore(
    _ holdings: [Holding], window: CalendarDate, in currency: Currency,
    to digits: Int
  ) throws(MoneyProblem) -> Amount? {
    let beginning = max(window, today.month.firstDay)
    guard let earlier = earlier.first(where: { $0.date == beginning }) else {
      return nil
    }
    return try holdings.sum(to: digits) { holding throws(MoneyProblem) in
      try earlier.convert(
        holding.ask.funded, from: holding.currency, to: currency)
    }
  }
}

extension Accounts {
  /// The pairs between which a plan converts: from each asset to its goals, and
  /// from each goal to the currencies of totals and of thresholds.
  fileprivate func pairs(with others: [Currency?]) -> [CurrencyPair] {
    var pairs: [CurrencyPair] = []
    func add(_ from: Currency, _ to: Currency) {
      if let pair = CurrencyPair(from, to) { pairs.append(pair) }
    }
    for goal in household.goals {
      for other in others { if let other { add(goal.currency, other) } }
    }
    for (place, asset) in household.assets.enumerated() {
      for claim in claims[place] {
        add(asset.currency, household.goals[claim.goal].currency)
      }
    }
    return pairs
  }
}
