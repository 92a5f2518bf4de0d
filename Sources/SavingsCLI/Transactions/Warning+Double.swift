internal import CommandGrammar
internal import SavingsCore

extension Warning {
  /// That two transactions may be one, of which the second is to go.
  convenience init(
    looksDouble one: Transaction, _ other: Transaction, in household: Household
  ) {
    self.init(
      "looks_double",
      """
      \(String(one.id.description.prefix(8))) and \
      \(String(other.id.description.prefix(8))) may be one: the \
      \(one.words(in: household))\
      \(one.date == other.date ? "" : ", or on \(other.date)" as Phrase)
      """,
      subject: other.id.description,
      tip: one.standing(for: other, in: household))
  }

  /// That two assets remember to be the same account of a bank.
  convenience init(_ one: Asset, isAccountOf other: Asset) {
    self.init(
      "looks_double",
      """
      \(quoted: one.name) and \(quoted: other.name) are both the account \
      \(one.account ?? ""), so what both have counts twice
      """,
      subject: other.slug, tip: other.leavingOne)
  }

  /// That what was typed may be a row that a bank told before.
  fileprivate convenience init(
    _ typed: Transaction, looksLike row: Transaction, in book: Book
  ) {
    self.init(
      "looks_double",
      """
      what is entered may be there already: the \
      \(row.words(in: book.household)), \
      \(book.transactions.shortID(row.id))
      """,
      subject: row.id.description,
      tip: row.standing(for: typed, in: book.household))
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
  /// That some of what was typed may be what a bank told before.
  func warningsOfDoubles(_ new: [Transaction]) -> [Warning] {
    let rows = rows(like: new)
    return new.indices.compactMap { place in
      guard let row = rows[place].map({ transactions[$0] }) else { return nil }
      let typed = new[place]
      // Two sides that look like two sides are told, and deleted, as one.
      let twin = row.transfer.flatMap { id in transactions.first { $0.id == id }
      }
      if typed.isTransfer, typed.amount.isPositive, twin?.externalID != nil {
        return nil
      }
      return Warning(typed, looksLike: row, in: self)
    }
  }
}

extension Transaction {
  /// What leaves it alone of two that are one; it takes the goal of the other,
  /// and then its day, on which the goal has its share.
  fileprivate func standing(
    for other: Transaction, in household: Household
  ) -> Tip {
    // What a transfer brought elsewhere did move, so that stands.
    if other.isTransfer, !isTransfer {
      return other.standing(for: self, in: household)
    }
    let taken = goal == nil ? other.goal.flatMap(household.goal) : nil
    let first: Tip =
      taken.map { taken in
        let edit: ShellCommand = """
          cst tx edit \(id) --goal \(taken.slug)\
          \(typed: other.date == date ? "" : " --date \(other.date)")
          """
        return "\(run: edit), then "
      } ?? ""
    return "if so: \(first)\(run: "cst tx delete \(other.id)")"
  }
}

extension Asset {
  /// How to be without an asset that is another one as well.
  var leavingOne: Tip {
    """
    compare them: \(run: "cst tx list --asset \(slug)"); if they are one: \
    \(run: "cst asset delete \(slug)")
    """
  }
}
