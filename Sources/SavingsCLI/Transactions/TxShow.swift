internal import CommandGrammar
internal import SavingsCore

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
