extension Flows {
  /// Counts the movements of a book, all or those from a place on.
  mutating func add(_ book: Book, from start: Int = 0) throws(MoneyProblem) {
    // Behind the last there is nothing to look into.
    guard start < book.transactions.count else { return }
    var assets = Places<Asset>(book.household.assets.map(\.id))
    var goals = Places<Goal>(book.household.goals.map(\.id))
    var passed = 0
    for run in book.transactions.runs {
      let transactions = run.span
      let first = min(max(start - passed, 0), transactions.count)
      passed += transactions.count
      for place in first..<transactions.count {
        // A book has the asset of each of its transactions.
        guard let asset = assets.place(of: transactions[place].asset) else {
          continue
        }
        let movement = Movement(
          asset: asset, date: transactions[place].date,
          amount: transactions[place].amount,
          kind: transactions[place].kind,
          goal: transactions[place].goal.flatMap { goals.place(of: $0) },
          isTransfer: transactions[place].isTransfer)
        try add(movement)
        guard keepsMovements else { continue }
        keep(
          movement, id: transactions[place].id,
          transfer: transactions[place].transfer)
      }
    }
  }
}

extension Book {
  /// What one asset holds at the end of a day.
  public func balance(
    of asset: Asset.ID, on day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    for transaction in transactions
    where transaction.asset == asset && transaction.date <= day {
      sum = try sum + transaction.amount
    }
    return sum
  }

  /// The sums of all transactions in a frame.
  public func flows(_ frame: Flows.Frame) throws(MoneyProblem) -> Flows {
    var flows = Flows(frame)
    try flows.add(self)
    return flows
  }
}
