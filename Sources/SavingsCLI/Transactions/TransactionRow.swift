internal import SavingsCore

/// A transaction with the names of what it is about.
struct TransactionRow: Answer {
  let transaction: Transaction

  /// `nil` only in what was not proved yet.
  let asset: Asset?
  let goal: Goal?

  init(_ transaction: Transaction, of asset: Asset?, for goal: Goal?) {
    self.transaction = transaction
    self.asset = asset
    self.goal = goal
  }

  init(_ transaction: Transaction, in household: Household) {
    self.init(
      transaction, of: household.asset(transaction.asset),
      for: transaction.goal.flatMap { household.goal($0) })
  }

  static let kind = "transaction"
  static let about = "One movement."
  static let definition: String? = "transaction"

  static let fields: [Field<TransactionRow>] = [
    Field("id") { $0.transaction.id },
    Field("asset", as: .slug) { row in row.asset.map { Slug($0.slug) } },
    Field("date") { $0.transaction.date },
    Field("kind") { $0.transaction.kind },
    Field("amount", as: .money, \.amount),
    Field("goal") { row in row.goal.map { Slug($0.slug) } },
    Field("note") { $0.transaction.note },
    Field("counterparty") { $0.transaction.counterparty },
    Field("externalId") { $0.transaction.externalID },
  ]

  private var amount: Money? { Money(transaction.amount, asset?.currency) }

  /// These transactions, in their order.
  static func all(
    _ transactions: [Transaction], in household: Household
  ) -> [TransactionRow] {
    let assets = Dictionary(
      household.assets.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    let goals = Dictionary(
      household.goals.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    return transactions.map { transaction in
      TransactionRow(
        transaction, of: assets[transaction.asset],
        for: transaction.goal.flatMap { goals[$0] })
    }
  }

  static func table(
    _ rows: [TransactionRow], on today: CalendarDate, idLength: Int
  ) -> Table {
    Table(
      "Transaction", of: rows, fields: fields,
      [
        Column("id", "ID") {
          String($0.transaction.id.description.prefix(idLength))
        },
        Column("date", "DATE"),
        Column("kind", "KIND").seen { row in
          row.transaction.kind.rawValue
            + (row.transaction.date > today ? " (scheduled)" : "")
        },
        Column("amount", "AMOUNT"),
        .code { $0.asset?.currency },
        Column("asset", "ASSET", dropping: 3) { Name($0.asset?.name ?? "") },
        Column("goal", "GOAL", dropping: 2) { Name($0.goal?.name ?? "") },
        Column("note", "NOTE", dropping: 1) { $0.transaction.note.firstLine },
      ])
  }

  /// A fact each.
  var facts: [Fact] {
    [Fact](
      of: self, TransactionRow.fields,
      [
        FactLine("Id", "id"), FactLine("Date", "date"),
        FactLine("Kind", "kind"), FactLine("Amount", "amount"),
        FactLine("Asset", others: [Field("asset") { $0.asset?.name ?? "" }]),
        FactLine("Goal", others: [Field("goal") { $0.goal?.name }]),
        FactLine("Note", "note"), FactLine("Counterparty", "counterparty"),
        FactLine("External id", "externalId"),
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
