extension StoreFile {
  /// Reads everything but the transactions, `nil` if there is no store yet.
  public func household() throws(StoreProblem) -> Household? {
    try read(as: WantedOfStore(isShallow: true) { $0.frame(for: []) })?
      .book.household
  }

  /// Reads the last transactions whose ids begin like this, the newest first,
  /// and the records that they speak of; `nil` if there is no store yet.
  public func latest(
    _ count: Int, beginning start: String = ""
  ) throws(StoreProblem) -> (household: Household, transactions: [Transaction])?
  {
    guard let book = try read()?.book else { return nil }
    let start = start.lowercased()
    var latest: [Transaction] = []
    var place = book.transactions.count
    while place > 0, latest.count < count {
      place -= 1
      let transaction = book.transactions[place]
      if transaction.id.description.hasPrefix(start) { latest.add(transaction) }
    }
    return (book.household, latest)
  }
}
