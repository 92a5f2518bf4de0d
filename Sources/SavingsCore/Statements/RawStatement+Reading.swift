extension RawStatement {
  /// Reads a statement of any form but a store.
  ///
  /// A table has the columns that somebody said, or those of its headings,
  /// behind which the code of what is counted may stand.
  public init(
    _ text: StatementText, _ form: StatementForm, columns: ColumnList? = nil,
    code: String = ""
  ) throws(StatementProblem) {
    switch form {
    case .csv:
      self = try RawStatement.table(text, columns, Wording.folded(code))
    case .ofx: self = OFXReader(text.bytes).read()
    case .camt: self = CAMTReader(text.bytes).read()
    case .mt940: self = MT940Reader(text.bytes).read()
    case .qif: self = QIFReader(text.bytes).read()
    case .cst: throw .notReadable(.noStatement)
    }
    // One that breaks off before it names its account tells nothing.
    guard accounts.isEmpty else { return }
    let isInvested =
      form == .ofx && text.bytes.span.place(of: "<INVSTMTRS>") != nil
    throw .notReadable(isInvested ? .investments : .noStatement)
  }
}
