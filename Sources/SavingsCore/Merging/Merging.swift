/// What comes of rows that are brought into an asset: the book with them, and
/// an account of what became of each.
public final class Merging {
  public internal(set) var book: Book

  public let asset: Asset

  /// What was added, by day.
  public internal(set) var added: [Transaction] = []

  /// What all of that comes to.
  public internal(set) var sum = Amount.zero

  /// How many rows were there already.
  public internal(set) var known = 0

  /// What was typed before, as it stays.
  public internal(set) var matched: [Transaction] = []

  /// The rows that came with deposits for goals, and those that they replaced.
  public internal(set) var shares:
    [(row: AssetAllocation, replaced: AssetAllocation?)] = []

  /// What is for a goal, and of a day before an earmark that stays.
  public internal(set) var beforeEarmarks: [Transaction] = []

  /// What was added, and more than one goal has words for.
  public internal(set) var unclear: [Transaction] = []

  /// What was added, though the asset has the same sum of that day under
  /// another name.
  public internal(set) var doubles: [Transaction] = []

  /// What was taken out for a goal that never had a share.
  public internal(set) var withoutShare: [Transaction] = []

  /// The opening of the asset, where it changed, and whether it went.
  public internal(set) var opening: OpeningChange = .none

  /// What is stated for the last day, what the asset holds then by the days of
  /// the rows, and what there should be once all of that counts.
  public internal(set) var balance:
    (
      stated: StatementRows.StatedBalance, held: Amount,
      mended: StatementRows.StatedBalance
    )?

  /// Where all that the balance differs by moved, if that is known.
  public internal(set) var gap: Gap?

  /// An adjustment that may hold what was added, because that is of before.
  public internal(set) var adjustment: Transaction?

  init(book: Book, asset: Asset) {
    self.book = book
    self.asset = asset
  }

  /// What no statement tells yet.
  public enum Gap: Sendable {
    /// What is before the first of the rows.
    case before(CalendarDate)
    /// What is behind the last of the rows, up to the day of which the opening
    /// was told.
    case upTo(CalendarDate)
    /// What the asset has on the days of the rows, and they do not.
    case beside([Transaction])
  }

  /// What became of the opening of an asset.
  public indirect enum OpeningChange: Sendable {
    case none
    /// It is there, and was not.
    case begun(Transaction)
    /// It is earlier than it was, or of another amount.
    case moved(Transaction, from: Transaction)
    /// It held nothing but what the rows tell.
    case gone(Transaction)
  }

  /// Whether anything is other than it was.
  public var changesAnything: Bool {
    if case .none = opening { return !added.isEmpty || !matched.isEmpty }
    return true
  }
}

extension Book {
  /// Brings rows into an asset: those that it has are known, those that were
  /// typed before get their names, and the others are added.
  ///
  /// The same rows twice change nothing. History changes no balance from its
  /// last day on.
  public func merging(
    _ statement: StatementRows, into asset: Asset, newID: () -> Transaction.ID
  ) throws(BookProblem) -> Merging {
    let merger = Merger(self, asset, statement)
    merger.findKnown()
    merger.findTyped()
    try merger.addNew(newID)
    try counting(as: BookProblem.amounts) { () throws(MoneyProblem) in
      try merger.moveOpening(newID)
      try merger.finish()
    }
    try merger.bringShares()
    return merger.result
  }
}
