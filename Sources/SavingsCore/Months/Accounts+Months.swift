extension Accounts {
  /// What the month of the day says of the goals at some places, of which those
  /// count that are active, in a currency besides their own.
  ///
  /// Who tells one month after the other hands the evening on.
  func months(
    of places: [Int], told goals: [Goal], in currency: Currency?,
    withRates: Bool, _ evening: inout Evening?
  ) throws(MoneyProblem) -> [MonthOfGoal] {
    let setting = PlanSetting(self, in: currency)
    var isWanted = household.goals.map { _ in false }
    for place in places {
      isWanted[place] = household.goals[place].isActive(on: today)
    }
    let accounts = try goalAccounts(isWanted, after: evening)
    evening = Evening(of: accounts, on: today)
    var days = KnownDays()
    var months: [MonthOfGoal] = []
    for place in places where isWanted[place] {
      let figures = try MonthFigures(
        of: place, setting.valuation(of: accounts[place]), in: setting,
        withRates: withRates, &days)
      months.append(try MonthOfGoal(figures, of: goals[place], in: setting))
    }
    return months
  }
}
