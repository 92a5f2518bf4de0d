extension Book {
  /// The book after a transfer, both sides of which come in one change.
  ///
  /// Where it is for a goal that has no share of the asset it goes to, that
  /// comes with it, as with any deposit that names a goal.
  public func transferring(
    _ transfer: Transfer
  ) throws(BookProblem) -> Recording {
    try checkSides(transfer.withdrawal, transfer.deposit)
    return try adding(transfer.withdrawal).recording(transfer.deposit)
  }

  /// The other side of a transfer, `nil` for what is none.
  public func otherSide(of transaction: Transaction) -> Transaction? {
    transaction.transfer.flatMap { self.transaction($0) }
  }

  /// Passes two sides that are in two assets.
  private func checkSides(
    _ side: Transaction, _ other: Transaction
  ) throws(BookProblem) {
    guard side.asset != other.asset else {
      throw .transferWithin(household.asset(side.asset)?.name ?? "")
    }
  }

  /// The other side of a transfer after one side was changed: on the same day,
  /// for the same goal, and, where both are of one currency, with as much more
  /// or less: the fee stays as it is, and something has to arrive.
  func otherSide(
    of old: Transaction, following side: Transaction
  ) throws(BookProblem) -> Transaction? {
    guard var other = otherSide(of: old) else { return nil }
    try checkSides(side, other)
    other.date = side.date
    other.goal = side.goal
    let currency = household.asset(side.asset)?.currency
    guard let currency, currency == household.asset(other.asset)?.currency
    else { return other }
    let amount = other.amount
    other.amount = try counting(
      amount - (side.amount - old.amount), as: BookProblem.amounts)
    guard side.kind == .deposit || other.amount.isPositive else {
      let fee = try counting(
        -side.amount - other.amount, as: BookProblem.amounts)
      throw .feeTooLarge(
        Money(fee, currency), of: Money(-side.amount, currency))
    }
    return other
  }

  /// The transactions, of which those that are one side of a transfer with an
  /// asset name no other side.
  func withoutTransfers(of asset: Asset.ID) -> [Transaction] {
    var gone = Places<Transaction>()
    for side in transactions where side.isTransfer && side.asset == asset {
      gone.append(side.id)
    }
    return transactions.map { transaction in
      guard transaction.isTransfer, let other = transaction.transfer,
        gone.place(of: other) != nil
      else { return transaction }
      var alone = transaction
      alone.transfer = nil
      return alone
    }
  }
}
