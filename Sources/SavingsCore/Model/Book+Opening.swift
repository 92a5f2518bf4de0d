extension Book {
  /// What an asset was opened with, and what it would have been opened with on
  /// an earlier day.
  public final class EarlierOpening: Sendable {
    public let opening: Transaction

    /// The day of which it was told, also where an import has moved it.
    public let told: CalendarDate

    /// The first day on which something moved.
    public let date: CalendarDate

    /// What was there then, if the opening holds all that moved up to it.
    public let amount: Amount

    init(
      opening: Transaction, told: CalendarDate, date: CalendarDate,
      amount: Amount
    ) {
      self.opening = opening
      self.told = told
      self.date = date
      self.amount = amount
    }

    /// What the opening is called outside once it is of the earlier day, so
    /// that a statement of days that it holds moves it on.
    public var externalID: String {
      if let own = opening.externalID, opening.toldOn == nil { return own }
      return Transaction.told(on: told)
    }
  }

  /// The opening of an asset if a transaction is dated before the day of which
  /// it was told, and what it would have to be so that this changes nothing
  /// from that day on.
  public func opening(
    after transaction: Transaction
  ) throws(BookProblem) -> EarlierOpening? {
    let opening = transactions.first {
      $0.kind == .opening && $0.asset == transaction.asset
    }
    guard let opening, transaction.kind != .opening else { return nil }
    let told = opening.toldOn ?? opening.date
    guard transaction.date < told else { return nil }
    let earlier =
      transaction.date < opening.date
      ? transactions.prefix { $0.date < opening.date }
        .filter { $0.asset == opening.asset }
      : [transaction]
    let date = earlier.first?.date ?? transaction.date
    return EarlierOpening(
      opening: opening, told: told, date: min(date, opening.date),
      amount: try counting(
        opening.amount - earlier.map(\.amount).sum(), as: BookProblem.amounts))
  }
}

extension Transaction {
  /// What an opening is called outside that was told of a day and is moved
  /// before it: the next statement, too, may tell what it holds already.
  static func told(on day: CalendarDate) -> String { "told of \(day)" }

  /// The day of which an opening was told that was moved since.
  package var toldOn: CalendarDate? {
    kind == .opening ? externalID.flatMap(Transaction.dayTold) : nil
  }

  /// The same by what it is called outside.
  static func dayTold(by externalID: String) -> CalendarDate? {
    externalID.hasPrefix("told of ")
      ? CalendarDate(String(externalID.dropFirst(8))) : nil
  }
}
