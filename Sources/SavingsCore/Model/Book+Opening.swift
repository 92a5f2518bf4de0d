extension Book {
  /// What an asset was opened with, and what it would have been opened with on
  /// an earlier day.
  public final class EarlierOpening: Sendable {
    public let opening: Transaction

    /// The first day on which something moved.
    public let date: CalendarDate

    /// What was there then, if the opening holds all that moved up to it.
    public let amount: Amount

    init(opening: Transaction, date: CalendarDate, amount: Amount) {
      self.opening = opening
      self.date = date
      self.amount = amount
    }
  }

  /// The opening of an asset if a transaction is dated before it, and what it
  /// would have to be so that this changes nothing from its day on.
  public func opening(
    after transaction: Transaction
  ) throws(BookProblem) -> EarlierOpening? {
    let opening = transactions.first {
      $0.kind == .opening && $0.asset == transaction.asset
    }
    guard let opening, transaction.kind != .opening,
      transaction.date < opening.date
    else { return nil }
    let earlier = transactions.prefix { $0.date < opening.date }
      .filter { $0.asset == opening.asset }
    return EarlierOpening(
      opening: opening, date: earlier.first?.date ?? transaction.date,
      amount: try counting(
        opening.amount - earlier.map(\.amount).sum(), as: BookProblem.amounts))
  }
}
