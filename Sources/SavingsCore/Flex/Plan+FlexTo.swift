extension Plan {
  /// Whether a flex can bring the month to a sum of the household's own
  /// currency, whatever goals and totals this plan is told for.
  public func canFlex(to sum: Money) throws(MoneyProblem) -> Bool {
    let plan = try isOfAll(in: sum.currency) ? self : Plan(accounts)
    let request = FlexRequest(.total(sum.amount))
    let pool = try FlexPool(of: request.participants(of: plan).entries, request)
    if pool.flexible.isEmpty { return false }
    return try pool.problem(with: request, in: plan) == nil
  }

  private func isOfAll(in currency: Currency) -> Bool {
    let active = accounts.household.goals.count { $0.isActive(on: today) }
    return self.currency == currency && goals.count == active
  }
}
