extension StatementProof {
  /// Whether a row was booked; one of no known state is told.
  func isBooked(_ row: Int) -> Bool {
    if raw.has(.state) {
      let word = Wording.folded(raw.string(raw.cell(row, .state)))
      let isBooked =
        raw.form == .camt
        ? ["", "book"].contains(word) : StateWord.isBooked(word)
      guard let isBooked else {
        blame(row, .state, .unknownState)
        return false
      }
      if !isBooked {
        leave(row, .notBooked)
        return false
      }
    }
    if raw.has(.id), raw.has(.balance), raw.form == .csv,
      raw.cell(row, .id).isEmpty, raw.cell(row, .balance).isEmpty
    {
      leave(row, .notBooked)
      return false
    }
    return true
  }

  /// Whether a row is more than a balance between others: its sum is the
  /// balance, or the table has a column for the direction.
  func movesSomething(_ row: Int) -> Bool {
    guard raw.form == .csv else { return true }
    let sum = raw.text[raw.cell(row, .amount).range]
    guard
      raw.has(.sign)
        || !sum.isEmpty && sum == raw.text[raw.cell(row, .balance).range]
    else { return true }
    let note = Wording.folded(raw.string(raw.cell(row, .note)))
    guard StateWord.balances.contains(note) else { return true }
    leave(row, .notBooked)
    return false
  }

  /// Reads the sums of a row: whether there is one, `nil` where it cannot be
  /// read.
  func readSums(of row: Int) -> Bool? {
    if !raw.cell(row, .fee).isEmpty, read(.fee, of: row) == nil { return nil }
    if !raw.cell(row, .amount).isEmpty {
      guard let sum = read(.amount, of: row) else { return nil }
      if sum.isNegative { hasMinus = true }
      guard raw.has(.sign) else { return !sum.isZero || hasFee(row) }
      if sum.isZero { return hasFee(row) }
      guard !sum.isNegative else {
        blame(row, .amount, .signTwice)
        return nil
      }
      let word = Wording.folded(raw.string(raw.cell(row, .sign)))
      guard StateWord.isIncoming(word) != nil else {
        blame(row, .sign, .unknownSign)
        return nil
      }
      return true
    }
    if !raw.has(.amount) { hasMinus = true }
    var found: [ColumnRole] = []
    for role in [ColumnRole.incoming, .outgoing]
    where !raw.cell(row, role).isEmpty {
      guard let sum = read(role, of: row) else { return nil }
      if sum.isZero { continue }
      found.add(role)
      guard role == .outgoing, raw.has(.incoming) else { continue }
      if sum.isNegative { outgoing.minus = true } else { outgoing.plus = true }
      if outgoing.plus, outgoing.minus {
        blame(row, .outgoing, .mixedOut)
        return nil
      }
    }
    guard found.count < 2 else {
      blame(row, .outgoing, .inAndOut)
      return nil
    }
    return !found.isEmpty || hasFee(row)
  }

  private func hasFee(_ row: Int) -> Bool {
    let sum = raw.sum(raw.cell(row, .fee), known.currency)
    return !(sum.point ?? sum.comma ?? .zero).isZero
  }

  /// Reads a sum, and takes what it says of the decimal mark.
  func read(
    _ role: ColumnRole, of row: Int
  ) -> (isNegative: Bool, isZero: Bool)? {
    let sum = raw.sum(raw.cell(row, role), known.currency)
    guard readings.narrow(sum, (row, role)) else {
      let other: StatementFlaw.Reason =
        sum.isSome ? .otherAmount : sum.isTooLarge ? .tooLarge : .notAnAmount
      blame(row, role, sum.isTooFine ? .tooFine(known.currency) : other)
      return nil
    }
    let any = sum.point ?? sum.comma ?? .zero
    return (sum.isNegative || any.isNegative, any.isZero)
  }
}
