internal import CommandGrammar
internal import SavingsCore

extension Warning {
  /// That two transactions may be one, of which the second is to go.
  convenience init(
    looksDouble one: Transaction, _ other: Transaction, in household: Household
  ) {
    let goal = one.goal == nil ? other.goal.flatMap(household.goal) : nil
    let first: Tip =
      goal.map { "\(run: "cst tx edit \(one.id) --goal \($0.slug)"), then " }
      ?? ""
    self.init(
      "looks_double",
      """
      \(String(one.id.description.prefix(8))) and \
      \(String(other.id.description.prefix(8))) may be one: \
      \(one.line(in: household))\
      \(one.date == other.date ? "" : ", and on \(other.date)" as Phrase)
      """,
      subject: other.id.description,
      tip: """
        if they are: \(first)\(run: "cst tx delete \(other.id)")
        """)
  }

  /// That an adjustment may hold what is entered now, of a day before it.
  convenience init(
    _ adjustment: Transaction, of asset: Asset, mayHold words: Phrase,
    _ book: Book
  ) {
    let id = book.transactions.shortID(adjustment.id)
    self.init(
      "looks_double",
      """
      the adjustment of \(change: Money(adjustment.amount, asset.currency)) on \
      \(adjustment.date) may hold \(words) now
      """, subject: asset.slug, tip: "if so: \(run: "cst tx delete \(id)")")
  }
}

extension Book {
  /// That a transaction which was typed may be one that a bank told before.
  func warningOfDouble(_ typed: Transaction) -> Warning? {
    row(like: typed).map { Warning(looksDouble: $0, typed, in: household) }
  }
}

extension Transaction {
  /// The transaction as a line tells it.
  func line(in household: Household) -> Phrase {
    let asset = household.asset(self.asset)
    return """
      transaction \(amount, asset?.currency) on \(date), \(asset?.name ?? "")
      """
  }
}
