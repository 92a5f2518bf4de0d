// Where the money lies that was paid for a goal out of another account.

extension Book {
  /// The one account in which the goal has as much as the payment took, on the
  /// day of the payment; `nil` where more moved for the goal where it was paid,
  /// which would count then as well.
  package func source(
    of payment: Transaction, from asset: Asset
  ) throws(MoneyProblem) -> Asset? {
    guard payment.amount.isNegative, payment.transfer == nil,
      let goal = payment.goal.flatMap(household.goal), goal.isActive,
      !transactions.contains(where: {
        $0.asset == asset.id && $0.goal == goal.id && $0.id != payment.id
      })
    else { return nil }
    let homes = try Occasion(self, on: payment.date).holdings(of: goal)
    guard homes.count == 1, let home = homes.first, let held = home.held,
      held.funded.currency == asset.currency,
      held.funded.amount >= payment.amount.magnitude
    else { return nil }
    return home.asset
  }
}
