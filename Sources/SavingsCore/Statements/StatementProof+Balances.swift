/// What balances say, beside rows and of a whole statement.
extension StatementProof {
  /// Where a balance does not follow from the one before, `nil` where all do;
  /// a sum without a sign may have gone out, or a balance stand before its row.
  func firstGap(
    _ sums: [Amount], _ balances: [Amount], _ isReversed: Bool,
    unsigned: Bool = false, standBefore: Bool = false
  ) -> Int? {
    for place in balances.indices.dropFirst() {
      let (old, new) = isReversed ? (place, place - 1) : (place - 1, place)
      let sum = sums[standBefore ? old : new]
      let next = try? balances[old] + sum
      let other = unsigned ? try? balances[old] - sum : nil
      if next != balances[new], other != balances[new] { return new }
    }
    return nil
  }

  /// Passes a table whose balances do not say that sums without a sign went
  /// out; of the first one nobody knows.
  func passSigned(
    _ sums: [Amount], _ balances: [Amount], _ days: [CalendarDate],
    _ isReversed: Bool
  ) throws(StatementProblem) {
    guard !hasMinus, raw.form == .csv, !raw.has(.sign) else { return }
    let orders = isOneDay(days) ? [false, true] : [isReversed]
    for order in orders
    where firstGap(sums, balances, order, standBefore: true) == nil { return }
    let gone = sums.map { -$0 }
    let areOut = orders.contains { firstGap(gone, balances, $0) == nil }
    let areEither = orders.contains {
      firstGap(sums, balances, $0, unsigned: true) == nil
    }
    if areEither { throw raw.unclear(.unsigned(areOut: areOut)) }
  }

  /// Takes the balances that a statement states beside its rows.
  func state(_ rows: inout StatementRows) throws(MoneyProblem) {
    let opening = own.openings.map(stated).min { $0.day < $1.day }
    // Of one day the one that is told last.
    let last = own.closings.map(stated).ordered { $0.day < $1.day }.last
    if raw.form == .ofx || raw.form == .csv, let balance = last {
      // Rows that end earlier do not lead there.
      let lastDay = rows.rows.last?.day
      let end = own.end.flatMap(day)
      guard let reached = [end, lastDay].compactMap(\.self).max(),
        reached >= balance.day
      else {
        if end == nil { rows.unreached = balance }
        return
      }
      // Above a table it may be of the morning, and so of what was before.
      if raw.form == .csv, lastDay ?? balance.day > balance.day { return }
      rows.last = balance
      rows.before = try balance.amount - rows.sum(upTo: balance.day)
      return
    }
    guard let last else {
      if let opening { rows.before = opening.amount }
      return
    }
    let before = try last.amount - rows.sum(upTo: .last)
    guard before == opening?.amount ?? before else {
      rows.hasGap = true
      return
    }
    rows.before = before
    // A row may be of a later day than the balance that counts it.
    let day = max(last.day, rows.rows.last?.day ?? last.day)
    rows.last = (last.amount, day)
  }

  private func stated(_ balance: RawBalance) -> StatementRows.StatedBalance {
    let amount =
      raw.sum(balance.amount, known.currency).amount(mark) ?? .zero
    return (
      balance.isNegative ? -amount : amount,
      day(balance.day) ?? .first
    )
  }

  /// A day beside the rows, which only what stands above a table may write in
  /// several orders; `nil` where these make it several days.
  private func day(_ cell: Cell) -> CalendarDate? {
    let orders = raw.form == .csv ? readings.orders : [.ymd]
    let day = raw.day(cell)
    return day.readings(orders) == nil
      ? orders.lazy.compactMap(day.day).first : nil
  }
}
