extension Book {
  /// What is wrong or odd among the records, though each can be read.
  public func findings(
    on today: CalendarDate
  ) throws(MoneyProblem) -> [Finding] {
    household.goals.compactMap(deadline)
      + household.assets.compactMap(overAllocation)
      + (try overdrafts(on: today)) + fineAmounts
  }

  private func deadline(of goal: Goal) -> Finding? {
    guard goal.deadline <= goal.start else { return nil }
    return Finding(
      "deadline_before_start",
      "\"\(goal.name)\" is due on \(goal.deadline), and begins on "
        + "\(goal.start)",
      tip: "cst goal edit \(goal.slug) --start DATE --deadline DATE")
  }

  private func overAllocation(of asset: Asset) -> Finding? {
    let rows = household.allocations.filter { $0.asset == asset.id }
    let date = Set(rows.map(\.since)).sorted().first {
      rows.percentage(on: $0) > Percentage.whole
    }
    guard let date else { return nil }
    return Finding(
      "over_allocated",
      "\"\(asset.name)\" gives away more than \(Percentage.all) on \(date)",
      tip: "lower a share: cst alloc set SHARE --asset \(asset.slug) "
        + "--goal GOAL --since \(date)")
  }

  private func overdrafts(
    on today: CalendarDate
  ) throws(MoneyProblem) -> [Finding] {
    let flows = try flows(
      upTo: Flows.Days(balances: [today], named: []))
    var findings: [Finding] = []
    for (place, asset) in household.assets.enumerated() {
      let balance = try flows.balance(of: place, on: today)
      guard balance.isNegative else { continue }
      findings.append(
        Finding(
          "overdrawn",
          "\"\(asset.name)\" is overdrawn: \(balance, asset.currency)",
          tip: "compare it with the bank: cst asset reconcile \(asset.slug) "
            + "--balance AMOUNT"))
    }
    return findings
  }

  /// Amounts with more decimals than their currency has by ISO 4217.
  private var fineAmounts: [Finding] {
    let currencies = Dictionary(
      household.assets.map { ($0.id, $0.currency) },
      uniquingKeysWith: { first, _ in first })
    func isTooFine(_ amount: Amount, _ currency: Currency?) -> Bool {
      guard let digits = currency?.isoDigits else { return false }
      return amount.decimalsNeeded > digits
    }
    let goals = household.goals.filter { isTooFine($0.target, $0.currency) }
    let moved = transactions.filter {
      isTooFine($0.amount, currencies[$0.asset])
    }
    return goals.map { goal in
      Finding(
        "too_fine",
        "the target of \"\(goal.name)\" is finer than its currency: "
          + "\(goal.target, goal.currency)",
        tip: "cst goal edit \(goal.slug) --target AMOUNT")
    }
      + moved.map { transaction in
        let id = String(transaction.id.description.prefix(8))
        return Finding(
          "too_fine",
          "the transaction \(id) of \(transaction.date) is finer than its "
            + "currency: "
            + "\(transaction.amount, currencies[transaction.asset])",
          tip: "cst tx edit \(id) --amount AMOUNT")
      }
  }
}
