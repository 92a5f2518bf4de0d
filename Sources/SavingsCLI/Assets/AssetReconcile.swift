internal import CommandGrammar
internal import SavingsCore

let assetReconcile = Command(
  "asset reconcile", "Make a balance agree with the bank",
  positional("asset", .asset, "Which one"),
  option("balance", .amount, "What the bank says"),
  option("date", .date, "The day on which it says so").optional,
  examples: ["cst asset reconcile savings --balance 9512.40"],
  details: "The difference becomes one transaction, an adjustment.",
  related: ["tx list", "tx interest"], changes: true
) { (session: Session, name, balance, date) in
  let book = try session.book()
  let asset = try session.asset(name, in: book.household)
  let day = try session.day(date)
  let wanted = try session.money(balance, in: asset.currency, of: asset.name)
  let (held, adjustment) = try book.reconciling(
    asset.id, to: wanted.amount, on: day, by: session.newID())
  guard let adjustment else {
    return Reply(try session.change(to: book)) {
      """
      \(quoted: asset.name) held \(wanted) on \(session.spelled(date, day)) \
      already; nothing was changed.
      """
    }
  }
  let change = try session.change(to: try book.adding(adjustment))
  var warnings = try session.warnings(about: adjustment, in: change.after)
  if let later = book.adjustment(of: asset.id, after: day) {
    warnings.add(
      Warning(later, of: asset, mayHold: "what is entered", change.after))
  }
  return try Reply(change, warnings: warnings) {
    let step = Phrase.step(
      from: "\(Money(held, asset.currency))", to: "\(wanted)")
    """
    Reconciled \(quoted: asset.name) on \(session.spelled(date, day)): \(step) \
    (\(change: Money(adjustment.amount, asset.currency))).
    """
    try change.losses().document
  }
}
