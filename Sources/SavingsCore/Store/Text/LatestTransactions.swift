/// The last transactions of a store, and the records that they speak of.
public struct LatestTransactions: Sendable {
  /// Everything but the transactions.
  public let household: Household

  /// The transactions without their notes, the newest first.
  public let transactions: [Transaction]
}

extension LatestTransactions {
  init(_ lines: LatestLines, _ reader: borrowing StoreReader) {
    household = reader.book.household
    let goals = reader.records.goals
    var latest: [Transaction] = []
    var place = lines.kept.count
    while place > 0, latest.count < lines.count {
      place -= 1
      let line = lines.kept[place]
      latest.append(
        Transaction(
          id: line.id, asset: reader.records.assets.id(at: line.asset),
          date: line.date,
          amount: line.amount, kind: line.kind,
          goal: line.goal.map { goals.id(at: $0) }))
    }
    transactions = latest
  }
}
