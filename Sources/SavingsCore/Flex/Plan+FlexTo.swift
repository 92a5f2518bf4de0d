extension Plan {
  /// Whether a flex can bring the month to a sum of the household's own
  /// currency, whatever goals and totals this plan is told for.
  public func canFlex(to sum: Money) throws(MoneyProblem) -> Bool {
    let active = accounts.household.goals.count { $0.isActive(on: today) }
    let isOfAll = currency == sum.currency && goals.count == active
    let plan = try isOfAll ? self : Plan(accounts)
    let request = FlexRequest(.total(sum.amount))
    let (entries, _, _, settled) = try request.participants(of: plan)
    let pool = try FlexPool(of: entries, beside: settled, request)
    if pool.flexible.isEmpty { return false }
    return try pool.problem(with: request, in: plan) == nil
  }
}
