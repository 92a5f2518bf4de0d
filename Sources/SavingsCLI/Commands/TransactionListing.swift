internal import CommandGrammar
internal import SavingsCore

let txList = Command(
  "tx list", "List what moved",
  option("asset", .asset, "Only in this asset").optional,
  option("goal", .goal, "Only for this goal").optional,
  option("since", .date, "Only from this day on").optional,
  option("until", .date, "Only up to this day").optional,
  examples: [
    "cst tx list --asset savings --since 2026-01-01",
    "cst tx list --goal new-car --format csv",
  ], related: ["tx show", "tx edit"], lists: true
) { (session: Session, asset, goal, since, until) in
  let book = try session.book()
  let household = book.household
  let wantedAsset = try asset.map { try session.asset($0, in: household).id }
  let wantedGoal = try goal.map { try session.goal($0, in: household).id }
  let first = try since.map(session.day) ?? .first
  let last = try until.map(session.day) ?? .last
  let found = book.transactions.filter { transaction in
    first <= transaction.date && transaction.date <= last
      && (wantedAsset == nil || transaction.asset == wantedAsset)
      && (wantedGoal == nil || transaction.goal == wantedGoal)
  }
  return Reply(
    "transactions",
    [
      "transactions": .array(
        found.map { .record($0, in: household) })
    ]
  ) {
    if found.isEmpty {
      book.transactions.isEmpty
        ? "Nothing has moved yet." : "Nothing moved that fits."
      Document.Block.next(
        "record something: cst tx deposit AMOUNT --asset ASSET")
    }
    TransactionRow.table(
      found, in: household, on: session.today,
      idLength: book.transactions.idLength)
  }
}

let txShow = Command(
  "tx show", "Show one transaction",
  positional("id", .transaction, "The start of its id"),
  examples: ["cst tx show 5b0c6c1e"], related: ["tx list", "tx edit"],
  lists: true
) { (session: Session, name) in
  let book = try session.book()
  let transaction = try book.transaction(named: name)
  let household = book.household
  let asset = household.asset(transaction.asset)
  return Reply("transaction", .record(transaction, in: household)) {
    [
      Fact("id", "Id", .text("\(transaction.id.description)")),
      Fact("date", "Date", .date(transaction.date)),
      Fact("kind", "Kind", .text("\(transaction.kind.rawValue)")),
      Fact(
        "amount", "Amount",
        .money(asset.map { Money(transaction.amount, $0.currency) })),
      Fact("asset", "Asset", .text("\(asset?.name ?? "")")),
      Fact(
        "goal", "Goal",
        .optional(transaction.goal.flatMap { household.goal($0)?.name })),
      Fact("note", "Note", .optional(transaction.note)),
      Fact(
        "counterparty", "Counterparty", .optional(transaction.counterparty)),
      Fact("externalId", "External id", .optional(transaction.externalID)),
    ]
  }
}

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
  fileprivate var idLength: Int {
    let ids = map(\.id.description).sorted()
    return zip(ids, ids.dropFirst()).reduce(8) { length, pair in
      let same = zip(pair.0.utf8, pair.1.utf8).prefix { $0 == $1 }.count
      return Swift.max(length, same + 1)
    }
  }
}
