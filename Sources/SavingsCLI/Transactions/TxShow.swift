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
  let row = TransactionReport.Row(transaction, in: book.household)
  return Reply(row) { row.facts }
}
