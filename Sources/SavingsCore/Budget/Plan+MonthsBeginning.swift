extension Plan {
  /// What those goals whose window opened before the month had when the month
  /// began, where that is known.
  ///
  /// A level budget goes from month to month, so it counts what was put aside
  /// in an earlier one, also where the plan counts that for this month.
  func heldAtMonthsBeginning() throws(MoneyProblem) -> [Goal.ID: Amount] {
    let first = month.firstDay
    guard goals.contains(where: { $0.window < first }) else { return [:] }
    let holdings = try accounts.holdingsAtOpening(
      orOn: first, setting.exchange)
    var held: [Goal.ID: Amount] = [:]
    for (place, goal) in accounts.household.goals.enumerated()
    where accounts.windows[place] < first {
      let digits = settings.digits(of: goal.currency)
      held[goal.id] = try holdings[place].saved(to: digits)
    }
    return held
  }
}
