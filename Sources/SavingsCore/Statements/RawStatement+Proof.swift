extension RawStatement {
  /// What somebody knows of an account before its rows are read.
  public final class Known: Sendable {
    /// What is counted there.
    public let currency: Currency

    /// The order of its days, as said or remembered.
    public let dates: DayOrder?

    /// Its decimal mark, as said or remembered.
    public let decimal: DecimalMark?

    /// What is known of an account, as options say it; an empty word says
    /// nothing.
    public init(
      _ currency: Currency, dates: String? = nil, decimal: String? = nil
    ) {
      self.currency = currency
      self.dates = dates.flatMap(DayOrder.init)
      self.decimal = decimal.flatMap(DecimalMark.init)
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

  /// The same, where some of what is known is said now, and the rest is
  /// remembered.
  ///
  /// What is remembered binds the rows of a table. Another form is read by
  /// itself, and goes by it where it can be read in two ways.
  public func rows(
    of account: Int, said: Known, _ known: Known
  ) throws(StatementProblem) -> StatementRows {
    guard table == nil else { return try rows(of: account, known) }
    do {
      return try rows(of: account, said)
    } catch {
      switch error {
      case .unclearDates, .unclearDecimal:
        if let rows = try? rows(of: account, known) { return rows }
      default: break
      }
      throw error
    }
  }

  /// The currency that an account states, or its first row.
  public func currency(of account: Int) -> Currency? {
    let first = rows.firstIndex { $0.account == account }
    let code =
      accounts[account].currency ?? first.map { string(cell($0, .currency)) }
    return code.flatMap { try? Currency($0) }
  }

  /// How many rows of an account count, in the currency that they tell or
  /// another one.
  public func count(of account: Int, or other: Currency) -> Int {
    let currency = currency(of: account) ?? other
    let proof = StatementProof(self, account, Known(currency))
    proof.readAll()
    return proof.counted.count + proof.flaws.count
  }
}

/// A day in one order.
public typealias DayReading = (order: DayOrder, day: CalendarDate)
