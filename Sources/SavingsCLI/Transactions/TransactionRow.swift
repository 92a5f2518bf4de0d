internal import SavingsCore

/// A transaction as a list shows it.
struct TransactionRow {
  let transaction: Transaction
  let asset: Asset
  let goal: Goal?
  let isScheduled: Bool

  /// The table of some transactions, in their order.
  static func table(
    _ transactions: [Transaction], in household: Household,
    on today: CalendarDate, idLength: Int
  ) -> Table {
    let assets = Dictionary(
      household.assets.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    let goals = Dictionary(
      household.goals.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    let rows = transactions.compactMap { transaction in
      assets[transaction.asset].map { asset in
        TransactionRow(
          transaction: transaction, asset: asset,
          goal: transaction.goal.flatMap { goals[$0] },
          isScheduled: transaction.date > today)
      }
    }
    return Table(
      "Transaction", of: rows,
      [
        .text("id", "ID") {
          "\(String($0.transaction.id.description.prefix(idLength)))"
        },
        .date("date", "DATE") { $0.transaction.date },
        .text("kind", "KIND") { row in
          """
          \(row.transaction.kind.rawValue)\
          \(row.isScheduled ? " (scheduled)" : "")
          """
        }.forPeople,
        .text("kind", "KIND") {
          Phrase($0.transaction.kind.rawValue)
        }.forPrograms,
        .money("amount", "AMOUNT") {
          Money($0.transaction.amount, $0.asset.currency)
        },
        .code { $0.asset.currency },
        .name("asset", "ASSET", dropping: 3) { $0.asset.name },
        .name("goal", "GOAL", dropping: 2) { $0.goal?.name ?? "" },
        .text("note", "NOTE", dropping: 1) { $0.transaction.note.phrase },
      ])
  }
}

extension Transactions {
  /// How much of an id tells every one from the others, 8 characters or more.
  var idLength: Int {
    let ids = map(\.id.description).sorted()
    return zip(ids, ids.dropFirst()).reduce(8) { length, pair in
      let same = zip(pair.0.utf8, pair.1.utf8).prefix { $0 == $1 }.count
      return Swift.max(length, same + 1)
    }
  }
}
