extension Merger {
  /// Moves the opening back before history that it holds already, or begins
  /// one with what there was before the rows.
  func moveOpening(_ newID: () -> Transaction.ID) throws(MoneyProblem) {
    if let opening, statement.rows.isEmpty {
      moveToBalance(opening)
    } else if let opening {
      try moveBack(opening)
    } else {
      try begin(newID)
    }
  }

  /// The opening as it was.
  var opening: Transaction? {
    own.first { before.transactions[$0].kind == .opening }
      .map { before.transactions[$0] }
  }

  /// Moves the opening to the day of which a statement without rows tells just
  /// that balance: nothing moved since.
  private func moveToBalance(_ opening: Transaction) {
    guard let last = statement.last, last.day < opening.date,
      last.amount == opening.amount,
      own.allSatisfy({ before.transactions[$0].date >= opening.date })
    else { return }
    var moved = opening
    moved.date = last.day
    exchange(opening, for: moved)
    result.opening = .moved(moved, from: opening)
  }

  /// Takes what the opening holds already out of it, so that no later balance
  /// changes.
  ///
  /// Where the statement proves that the opening is of an evening before the
  /// day of which it was told, it holds none of the rows since.
  private func moveBack(_ opening: Transaction) throws(MoneyProblem) {
    let evening = opening.toldOn ?? opening.date
    var (told, day) = (evening, opening.date)
    if let eve = try provenEvening(before: told) {
      told = eve
      day = min(day, eve)
    }
    let end = max(told, try lastFilledDay(behind: opening) ?? told)
    let history = result.added.filter { $0.date <= end }
    if let first = history.first?.date {
      guard let eve = first.yesterday else { return }
      day = min(day, eve)
    }
    var moved = opening
    moved.amount = try opening.amount - history.map(\.amount).sum()
    moved.date = day
    if opening.externalID == nil || opening.toldOn != nil,
      (day, told) != (opening.date, evening)
    {
      moved.externalID = day < told ? Transaction.told(on: told) : nil
    }
    guard moved != opening else { return }
    exchange(opening, for: moved)
    if moved.amount.isZero {
      result.opening = .gone(opening)
    } else if (moved.date, moved.amount) != (opening.date, opening.amount) {
      result.opening = .moved(moved, from: opening)
    }
  }

  /// Puts what an opening has become where its day is now; of nothing none.
  private func exchange(_ opening: Transaction, for moved: Transaction) {
    let place = result.book.transactions.place(of: opening.id) ?? 0
    result.book.transactions.replace(place..<place + 1, with: [])
    if !moved.amount.isZero { result.book.insert([moved]) }
  }

  /// The last evening before a day of which the statement proves that what was
  /// told of that day is: only with the rows since that are new the asset has
  /// by the day what the statement says.
  private func provenEvening(
    before day: CalendarDate
  ) throws(MoneyProblem) -> CalendarDate? {
    guard let told = statement.before, let last = statement.rows.last?.day,
      day <= last
    else { return nil }
    let held =
      try before.balance(of: result.asset.id, on: day) + others.sum(on: day)
    var lacking = try told + statement.sum(upTo: day) - held
    if lacking.isZero { return nil }
    let new = result.added.filter { $0.date <= day }
    for (place, row) in new.enumerated().reversed() {
      lacking = try lacking - row.amount
      let begins = place == 0 || new[place - 1].date < row.date
      if begins, lacking.isZero { return row.date.yesterday }
    }
    return nil
  }

  /// The last day of the rows on whose evening the asset has, without those
  /// that are new, what the statement says; none where both have the same
  /// before the rows, since an opening of before holds none of them then.
  private func lastFilledDay(
    behind opening: Transaction
  ) throws(MoneyProblem) -> CalendarDate? {
    let rows = statement.rows
    guard var told = statement.before, let first = rows.first?.day,
      var evening = first.yesterday, !result.added.isEmpty
    else { return nil }
    var held = Amount.zero
    var next = 0
    var row = 0
    var last: CalendarDate?
    while true {
      while next < own.count, before.transactions[own[next]].date <= evening {
        held = try held + before.transactions[own[next]].amount
        next += 1
      }
      if try held + others.sum(on: evening) == told {
        if row > 0 {
          last = evening
        } else if opening.date < first {
          return nil
        }
      }
      guard row < rows.count else { return last }
      evening = rows[row].day
      while row < rows.count, rows[row].day == evening {
        told = try told + rows[row].amount
        row += 1
      }
    }
  }

  private func begin(_ newID: () -> Transaction.ID) throws(MoneyProblem) {
    var opening: (amount: Amount, day: CalendarDate)?
    if let first = statement.rows.first?.day {
      let isFirst = own.allSatisfy { place in
        before.transactions[place].date >= first
          || fates.contains(.typed(place))
      }
      guard isFirst, fates.contains(where: { $0 != .known }),
        let amount = statement.before, let eve = first.yesterday
      else { return }
      // A balance may be stated of a day before all rows.
      opening = (amount, min(eve, statement.last?.day ?? eve))
    } else if own.isEmpty, let last = statement.last {
      opening = (last.amount, last.day)
    }
    guard let opening, !opening.amount.isZero else { return }
    let transaction = Transaction(
      id: newID(), asset: result.asset.id, date: opening.day,
      amount: opening.amount, kind: .opening)
    result.book.insert([transaction])
    result.opening = .begun(transaction)
  }
}
