extension Book {
  /// What is wrong or odd among the records, though each can be read.
  public func findings(
    on today: CalendarDate
  ) throws(MoneyProblem) -> [Finding] {
    oddTexts + badAddresses + household.goals.compactMap(deadline)
      + household.assets.compactMap(overAllocation)
      + (try overdrafts(on: today)) + fineAmounts
      + household.doubleAccounts.map(Finding.doubleAccount)
  }

  private var badAddresses: [Finding] {
    household.assets.compactMap { asset in
      asset.addressProblem.map { .badAddress(asset, $0) }
    }
  }

  private func deadline(of goal: Goal) -> Finding? {
    goal.deadline.map { $0 <= goal.start } ?? false
      ? .deadlineBeforeStart(goal) : nil
  }

  private func overAllocation(of asset: Asset) -> Finding? {
    household.allocations.filter { $0.asset == asset.id }.dayBeyondWhole
      .map { .overAllocated(asset, on: $0) }
  }

  private func overdrafts(
    on today: CalendarDate
  ) throws(MoneyProblem) -> [Finding] {
    let flows = try flows(
      Flows.Frame(assets: household.assets.count, upTo: [today]))
    var findings: [Finding] = []
    for (place, asset) in household.assets.enumerated() {
      let balance = try flows.balance(of: place, on: today)
      guard balance.isNegative else { continue }
      findings.add(.overdrawn(asset, Money(balance, asset.currency)))
    }
    return findings
  }

  /// Amounts with more decimals than their currency has by ISO 4217.
  private var fineAmounts: [Finding] {
    let assets = household.assets.keyed(by: \.id)
    func isTooFine(_ amount: Amount, _ currency: Currency?) -> Bool {
      currency.map { !$0.takes(amount) } ?? false
    }
    let goals = household.goals.compactMap { goal in
      [goal.target, goal.monthly].compactMap(\.self)
        .first { isTooFine($0, goal.currency) }
        .map { Finding.goalTooFine(goal, Money($0, goal.currency)) }
    }
    var shares: [Finding] = []
    for row in household.allocations {
      guard case .earmark(let amount) = row.share,
        let asset = assets[row.asset], isTooFine(amount, asset.currency),
        let goal = household.goal(row.goal)
      else { continue }
      let money = Money(amount, asset.currency)
      shares.add(.shareTooFine(goal, asset, since: row.since, money))
    }
    let moved = transactions.filter {
      isTooFine($0.amount, assets[$0.asset]?.currency)
    }
    return goals + shares
      + moved.map { .transactionTooFine($0, assets[$0.asset]?.currency) }
  }
}
