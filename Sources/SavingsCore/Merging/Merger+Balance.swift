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
    let other = try typedOtherwise(than: last.day)
    let held = try held(on: last.day) + other.sum
    let missing = try last.amount - held
    let mended = try self.held(on: other.day) + missing
    result.balance = (last, held, (mended, other.day))
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
    guard let first, let eve = first.yesterday, let told = statement.before
    else { return nil }
    return try told - held(on: eve) == missing ? .before(first) : nil
  }

  /// What the bank has up to a day and people have later, less what it has
  /// later and they have by then, and the last day of both.
  ///
  /// An import calls a row by its day. Of nothing it is the day itself.
  private func typedOtherwise(
    than day: CalendarDate
  ) throws(MoneyProblem) -> (sum: Amount, day: CalendarDate) {
    var found = (sum: Amount.zero, day: day)
    let all = result.book.transactions
    let start = day.adding(days: -5) ?? .first
    for place in all.firstPlace(onOrAfter: start)..<all.count {
      let transaction = all[place]
      guard transaction.asset == result.asset.id,
        let name = transaction.externalID,
        let told = CalendarDate(String(name.prefix(10))),
        (told <= day) == (transaction.date > day)
      else { continue }
      let amount = transaction.amount
      found.sum = try found.sum + (told <= day ? amount : -amount)
      found.day = max(found.day, transaction.date)
    }
    return found
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
