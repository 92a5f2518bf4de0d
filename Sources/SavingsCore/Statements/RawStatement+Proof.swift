extension RawStatement {
  /// What somebody knows of an account before its rows are read.
  public final class Known: Sendable {
    /// What is counted there.
    public let currency: Currency

    /// The order of its days, as said or remembered.
    public let dates: DayOrder?

    /// Its decimal mark, as said or remembered.
    public let decimal: DecimalMark?

    /// What is known of an account.
    public init(
      _ currency: Currency, dates: DayOrder? = nil, decimal: DecimalMark? = nil
    ) {
      self.currency = currency
      self.dates = dates
      self.decimal = decimal
    }
  }

  /// The rows of an account, oldest first, with what it states; every row that
  /// cannot be read is told.
  public func rows(
    of account: Int, _ known: Known
  ) throws(StatementProblem) -> StatementRows {
    let proof = StatementProof(self, account, known)
    proof.readAll()
    guard proof.flaws.isEmpty else {
      throw .badRows(proof.flaws, of: proof.count)
    }
    try proof.decide()
    return try proof.rows()
  }

  /// How many rows of an account count, in the currency that they tell or
  /// another one.
  public func count(of account: Int, or other: Currency) -> Int {
    let first = rows.firstIndex { $0.account == account }
    let code =
      accounts[account].currency ?? first.map { string(cell($0, .currency)) }
    let currency = code.flatMap { try? Currency($0) } ?? other
    let proof = StatementProof(self, account, Known(currency))
    proof.readAll()
    return proof.counted.count + proof.flaws.count
  }
}

/// A day in one order.
public struct DayReading: Sendable {
  /// The order.
  public let order: DayOrder

  /// The day in it.
  public let day: CalendarDate
}
