internal import Platform

extension StoreFile {
  /// Reads the last transactions whose ids begin like this, `nil` if there is
  /// no store yet.
  ///
  /// The others are passed over without anything being kept of them, because
  /// somebody is waiting with a finger on the key.
  public func latest(
    _ count: Int, beginning start: String = ""
  ) throws(StoreProblem) -> LatestTransactions? {
    guard let first = FirstBits(start) else {
      return LatestTransactions(household: Household(), transactions: [])
    }
    let found = try openFolder()?.streaming { source, _ throws(SystemFailure) in
      try StoreStream.latest(
        LatestLines(count: count, first: first), from: source)
    }
    if let latest = found?.found { return latest }
    guard let book = try read()?.book else { return nil }
    var latest: [Transaction] = []
    var place = book.transactions.count
    while place > 0, latest.count < count {
      place -= 1
      let transaction = book.transactions[place]
      if first.begin(transaction.id) { latest.append(transaction.bare) }
    }
    return LatestTransactions(household: book.household, transactions: latest)
  }
}

extension StoreFile {
  /// Reads everything but the transactions, `nil` if there is no store yet.
  public func household() throws(StoreProblem) -> Household? {
    try latest(0)?.household
  }
}

extension Transaction {
  /// The same without what somebody wrote about it.
  fileprivate var bare: Transaction {
    Transaction(
      id: id, asset: asset, date: date, amount: amount, kind: kind, goal: goal)
  }
}
