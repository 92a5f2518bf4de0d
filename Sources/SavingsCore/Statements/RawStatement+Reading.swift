extension RawStatement {
  /// Reads a statement of any form but a store.
  ///
  /// A table has the columns that somebody said, or those of its headings.
  public init(
    _ text: StatementText, _ form: StatementForm, columns: ColumnList? = nil
  ) throws(StatementProblem) {
    self =
      switch form {
      case .csv: try RawStatement.table(text, columns)
      case .ofx: try RawStatement.ofx(text)
      case .camt: try RawStatement.camt(text)
      case .mt940: try RawStatement.mt940(text)
      case .qif: try RawStatement.qif(text)
      case .cst: throw .notReadable(.noStatement)
      }
  }
}
