internal import CommandGrammar
internal import SavingsCore

let txDelete = Command(
  "tx delete", "Remove a transaction for good",
  positional("id", .transaction, "The start of its id"),
  examples: ["cst tx delete 5b0c6c1e"], related: ["tx list", "tx edit"],
  changes: true
) { (session: Session, name) in
  let book = try session.book()
  let transaction = try book.transaction(named: name)
  let change = try session.change(to: book.removing(transaction))
  return try Reply(change) {
    "Deleted the \(transaction.words(in: book.household))."
    let other = book.otherSide(of: transaction)
    if let other {
      "With it went its other side, the \(other.words(in: book.household))."
    }
    try change.shareOfNothing(under: transaction, other)
    try change.losses().document
  }
}
