internal import CommandGrammar
internal import SavingsCore

let assetDelete = Command(
  "asset delete", "Remove an asset for good",
  positional("asset", .asset, "Which one"),
  examples: ["cst asset delete yen-cash"],
  details: "Its transactions and shares go with it.",
  related: ["asset edit", "tx delete"], changes: true
) { (session: Session, name) in
  let book = try session.book()
  let asset = try session.asset(name, in: book.household)
  let change = try session.change(to: book.removing(asset))
  let moved = book.transactions.count { $0.asset == asset.id }
  let shares = AssetAllocation.count(from: book, to: change.after).went
  let gone = [
    moved == 0 ? nil : "\(moved, "transaction")" as Phrase,
    shares == 0 ? nil : "\(shares, "allocation")",
  ].compactMap(\.self).joined(" and ")
  let losses = try change.losses()
  return Reply(
    change,
    confirmation: gone.isEmpty
      ? nil
      : Confirmation(
        "deleting \(quoted: asset.name)", slug: asset.slug,
        Confirmation.Effect(verb: "remove", object: gone),
        consequences: losses.map { "  \($0.words)" }, question: "Delete it?")
  ) {
    "Deleted \(quoted: asset.name)."
    if !gone.isEmpty { "Gone with it: \(gone)." }
    // A dry run has said it with what would be asked.
    if !session.request.isDryRun { losses.document }
  }
}
