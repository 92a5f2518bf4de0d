/// What all requirements of one plan have in common.
struct PlanSetting {
  /// Whose plan it is.
  let household: Household

  /// The day of the plan.
  let today: CalendarDate

  /// The rates of the day.
  let exchange: Exchange

  /// The rates of the month's first day.
  let earlier: Exchange

  /// What this month does differently, by goal.
  let plans: [Goal.ID: MonthlyPlan]

  /// The currency of totals, `nil` while nobody has named one.
  let currency: Currency?

  init(
    _ household: Household, on today: CalendarDate, in currency: Currency?
  ) {
    self.household = household
    self.today = today
    self.currency = currency ?? household.settings.currency
    plans = Dictionary(
      household.plans.lazy.filter { $0.month == today.month }
        .map { ($0.goal, $0) }, uniquingKeysWith: { first, _ in first })
    exchange = Exchange(household.rates, on: today)
    earlier = Exchange(household.rates, on: today.month.firstDay)
  }

  /// What holdings were worth at the rates of the month's first day.
  func savedBefore(
    _ holdings: [Holding], in currency: Currency, to digits: Int
  ) throws(MoneyProblem) -> Amount? {
    var sum = Amount.zero
    for holding in holdings {
      let value = try earlier.convert(
        holding.ask.funded, from: holding.currency, to: currency)
      guard let value else { return nil }
      sum = try sum + value
    }
    return try sum.rounded(to: digits)
  }
}
