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
    var beginnings: [CalendarDate] = []
    for window in household.windows(on: today) {
      let beginning = max(window, today.month.firstDay)
      if !beginnings.contains(beginning) { beginnings.append(beginning) }
    }
    earlier = beginnings.map { Exchange(household.rates, on: $0) }
  }

  /// What a goal asks in the currency of the thresholds, which is always the
  /// household's own.
  func comparable(
    _ required: Amount?, of goal: Goal
  ) throws(MoneyProblem) -> Amount? {
    guard let required, let currency = household.settings.currency else {
      return nil
    }
    return try exchange.convert(
      required, from: goal.currency, to: currency,
      to: household.settings.digits(of: currency), .nearest)
  }

  /// What holdings were worth at the rates of the month's first day, or of the
  /// day on which a later window opened.
  func savedBefore(
    _ holdings: [Holding], window: CalendarDate, in currency: Currency,
    to digits: Int
  ) throws(MoneyProblem) -> Amount? {
    let beginning = max(window, today.month.firstDay)
    let earlier = earlier.first { $0.date == beginning }
    guard let earlier else { return nil }
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
