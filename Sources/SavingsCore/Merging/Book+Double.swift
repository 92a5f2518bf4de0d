extension Book {
  /// What a bank told before a transaction was typed that may be the same: of
  /// its account, kind and sum, for no other goal, at most five days apart; the
  /// nearest.
  ///
  /// A row that comes in behind what was typed is known to be the same. Here
  /// nobody can know it, because a second payment may be meant.
  public func row(like typed: Transaction) -> Transaction? {
    guard typed.externalID == nil, !typed.isTransfer else { return nil }
    var nearest: (distance: Int, row: Transaction)?
    let start = typed.date.adding(days: -5) ?? .first
    for place in transactions.firstPlace(onOrAfter: start)..<transactions.count
    {
      let row = transactions[place]
      let distance = abs(row.date.days(until: typed.date))
      if distance > 5 { break }
      guard row.externalID != nil, !row.isTransfer,
        row.asset == typed.asset, row.kind == typed.kind,
        row.amount == typed.amount, distance < nearest?.distance ?? 6,
        row.goal == typed.goal || row.goal == nil || typed.goal == nil
      else { continue }
      nearest = (distance, row)
    }
    return nearest?.row
  }
}
