extension Merger {
  /// Sums up what was added, and compares what is stated with what is held.
  func finish() throws(MoneyProblem) {
    result.sum = try result.added.map(\.amount).sum()
    if let last = statement.last { try check(last) }
    guard let first = statement.rows.first?.day,
      let place = own.last(where: {
        before.transactions[$0].kind == .adjustment
      })
    else { return }
    let adjustment = before.transactions[place]
    let day = adjustment.date
    // Where the opening held it, what was there then is still the same.
    let isProved = result.balance.map { stated, held, _ in
      stated.amount == held && stated.day >= day
    }
    if first <= day, isProved != true,
      try held(on: day) != held(on: day, before)
    {
      result.adjustment = adjustment
    }
  }

  /// What the asset holds on a day, in the book as it is or was.
  @inline(never)
  private func held(
    on day: CalendarDate, _ book: Book? = nil
  ) throws(MoneyProblem) -> Amount {
    try (book ?? result.book).balance(of: result.asset.id, on: day)
  }

  /// Compares what is stated of the last day with what is held then.
  private func check(
    _ last: StatementRows.StatedBalance
  ) throws(MoneyProblem) {
    let around = others.filter {
      ($0.told <= last.day) == ($0.date > last.day)
    }
    let day = max(last.day, around.map(\.date).max() ?? last.day)
    var held = try held(on: last.day) + others.sum(on: last.day)
    if held != last.amount {
      held = try held + adjusted(after: last.day, upTo: day)
    }
    let missing = try last.amount - held
    let mended = try self.held(on: day) + missing
    result.balance = (last, held, (mended, day))
    if !missing.isZero { result.gap = try gap(upTo: last.day, of: missing) }
  }

  /// Where what is missing on the last day moved, if that is known.
  private func gap(
    upTo last: CalendarDate, of missing: Amount
  ) throws(MoneyProblem) -> Merging.Gap? {
    let first = statement.rows.first?.day
    let beside = strangers.ordered(by: <).map { before.transactions[$0] }
      .filter { other in
        other.date >= first ?? .last && other.date <= last
          && other.kind != .opening
      }
    if try beside.map(\.amount).sum() == -missing { return .beside(beside) }
    if let told = toldOn, told > last { return .upTo(told) }
    // What is before the day of which the opening was told changes nothing.
    guard let first, let eve = first.yesterday, let told = statement.before,
      toldOn ?? eve <= eve
    else { return nil }
    guard try told - held(on: eve) == missing else { return nil }
    // One that was typed and is as much is what did not move.
    let typed = strangers.map { before.transactions[$0] }.filter { other in
      other.externalID == nil && other.date < first && other.amount == -missing
        && other.date > toldOn ?? .first
    }
    return typed.count == 1 ? .beside(typed) : .before(first)
  }

  /// What people counted in to be right on the last of some days.
  private func adjusted(
    after day: CalendarDate, upTo last: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try result.book.transactions.filter { transaction in
      transaction.asset == result.asset.id && transaction.kind == .adjustment
        && transaction.date > day && transaction.date <= last
    }.map(\.amount).sum()
  }

  /// The day of which the opening was told, where that was moved since.
  private var toldOn: CalendarDate? {
    switch result.opening {
    case .moved(let opening, _): opening.toldOn
    case .none: opening?.toldOn
    case .begun, .gone: nil
    }
  }
}
