internal import SavingsCore

/// What moved, as `cst tx list` answers.
extension TransactionReport: Answer {
  static let kind = "transactions"
  static let about = "What moved."

  static let fields: [Field<TransactionReport>] = [
    Field("transactions", \.rows)
  ]

  func table(on today: CalendarDate, idLength: Int) -> Table {
    Table(
      "Transaction", of: rows, fields: Row.fields,
      Column("id", "ID").seen {
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
      Column("note", "NOTE", for: .people, dropping: 1, \.words),
      Column("note", "NOTE", for: .programs) { $0.transaction.note },
      Column("counterparty", "COUNTERPARTY", for: .programs) {
        $0.transaction.counterparty
      })
  }
}

/// A transaction with the names of what it is about.
extension TransactionReport.Row: Answer {
  static let kind = "transaction"
  static let about = "One movement."
  static let definition: String? = "transaction"

  static let fields: [Field<TransactionReport.Row>] = [
    Field("id") { $0.transaction.id },
    Field("asset", as: .slug) { $0.asset?.shortName },
    Field("date") { $0.transaction.date },
    Field("kind") { $0.transaction.kind },
    Field("amount", as: .money, \.amount),
    Field("goal") { $0.goal?.shortName },
    Field("note") { $0.transaction.note },
    Field("counterparty") { $0.transaction.counterparty },
    Field("externalId") { $0.transaction.externalID },
    Field("transfer") { $0.transaction.transfer },
  ]

  /// Who sent or got it, and the note.
  fileprivate var words: Phrase {
    [transaction.counterparty, transaction.note].filter { $0 != nil }
      .map(\.firstLine).joined(": ")
  }

  private var amount: Money? { Money(transaction.amount, asset?.currency) }

  var facts: [Fact] {
    [Fact](
      of: self, TransactionReport.Row.fields,
      FactLine("Id", "id"), FactLine("Date", "date"),
      FactLine("Kind", "kind"), FactLine("Amount", "amount"),
      FactLine("Asset", others: [Field("asset") { $0.asset?.name ?? "" }]),
      FactLine("Goal", others: [Field("goal") { $0.goal?.name }]),
      FactLine("Note", "note"), FactLine("Counterparty", "counterparty"),
      FactLine("External id", "externalId"),
      FactLine("Other side", "transfer"))
  }
}

extension Transactions {
  /// How much of an id tells every one from the others, 8 characters or more.
  var idLength: Int {
    let ids = map(\.id.description).ordered(by: <)
    var length = 8
    for place in ids.indices.dropFirst() {
      length = Swift.max(length, ids[place].told(from: ids[place - 1]))
    }
    return length
  }

  /// As much of an id as tells it from all others, 8 characters or more.
  @inline(never)
  func shortID(_ id: Transaction.ID) -> String {
    let text = id.description
    var length = 8
    for other in self where other.id != id {
      length = Swift.max(length, text.told(from: other.id.description))
    }
    return String(text.prefix(length))
  }
}

extension String {
  /// How many of its characters tell an id from another one.
  @inline(never)
  fileprivate func told(from other: String) -> Int {
    let (own, other) = (utf8.span, other.utf8.span)
    var same = 0
    while same < own.count, own[same] == other[same] { same += 1 }
    return same + 1
  }
}
