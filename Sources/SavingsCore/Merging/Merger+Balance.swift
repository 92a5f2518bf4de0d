extension Merger {
  /// Sums up what was added, and compares what is stated with what is held.
  func finish() throws(MoneyProblem) {
    result.sum = try result.added.map(\.amount).sum()
    let id = result.asset.id
    var proved: CalendarDate?
    if let last = statement.last {
      let late = try typedLate(than: last.day)
      let held = try result.book.balance(of: id, on: last.day) + late.sum
      let mended = try result.book.balance(of: id, on: late.day) - held
      result.balance = (
        last, held, .init(try mended + last.amount, on: late.day)
      )
      let start = statement.rows.first?.day ?? .last
      var beside: [Transaction] = []
      var besideSum = Amount.zero
      for place in strangers {
        let transaction = before.transactions[place]
        guard transaction.date >= start, transaction.date <= last.day,
          transaction.kind != .opening
        else { continue }
        beside.add(transaction)
        besideSum = try besideSum + transaction.amount
      }
      if held == last.amount {
        proved = last.day
      } else if try besideSum == held - last.amount {
        result.gap = .beside(beside)
      } else if let told = toldOn, told > last.day {
        result.gap = .upTo(told)
      } else if let first = statement.rows.first?.day,
        let eve = first.yesterday,
        let told = statement.before
      {
        let before = try result.book.balance(of: id, on: eve)
        if try told - before == last.amount - held {
          result.gap = .before(first)
        }
      }
    }
    guard let first = result.added.first?.date,
      let place = own.last(where: {
        before.transactions[$0].kind == .adjustment
      })
    else { return }
    let adjustment = before.transactions[place]
    let day = adjustment.date
    // Where the opening held it, what was there then is still the same.
    let now = try result.book.balance(of: id, on: day)
    if first <= day, day > proved ?? .first,
      try before.balance(of: id, on: day) != now
    {
      result.adjustment = adjustment
    }
  }

  /// What the bank has up to a day and people have later, and the last day of
  /// that; of nothing the day itself.
  private func typedLate(
    than day: CalendarDate
  ) throws(MoneyProblem) -> (sum: Amount, day: CalendarDate) {
    var late = (sum: Amount.zero, day: day)
    let all = result.book.transactions
    for place in all.firstPlace(after: day)..<all.count
    where all[place].asset == result.asset.id {
      let name = all[place].externalID ?? ""
      guard let told = CalendarDate(String(name.prefix(10))), told <= day
      else { continue }
      late = (try late.sum + all[place].amount, all[place].date)
    }
    return late
  }

  /// The day of which the opening was told, where that was moved since.
  private var toldOn: CalendarDate? {
    switch result.opening {
    case .moved(let opening, _): opening.toldOn
    case .none:
      own.lazy.compactMap { self.before.transactions[$0].toldOn }.first
    case .begun, .gone: nil
    }
  }
}
