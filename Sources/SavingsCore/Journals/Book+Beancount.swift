extension Book {
  /// A journal that beancount accepts, and that asserts what each asset holds.
  public func beancountJournal(
    on today: CalendarDate
  ) throws(MoneyProblem) -> [UInt8] {
    var text = JournalText(.beancount, household)
    let day = try JournalDay(self, on: today)
    let first = min(transactions.first { _ in true }?.date ?? today, today)
    text.open(self, on: today)
    text.line("")
    for name in JournalText.accounts { text.line("\(first) open \(name)") }
    let firsts = firstDays
    for (place, asset) in household.assets.enumerated() {
      text.line(
        """
        \(min(firsts[place] ?? today, today)) open \(day.assets[place]) \
        \(text.code(asset.currency))
        """)
      text.line("  name: \(text.quoted(asset.name))")
    }
    for place in text.goals(of: day) {
      let goal = household.goals[place]
      text.line("\(first) open \(day.goals[place])")
      text.line("  name: \(text.quoted(goal.name))")
      if let target = goal.target {
        text.line("  target: \(text.sum(target, goal.currency))")
      }
      if let deadline = goal.deadline { text.line("  deadline: \(deadline)") }
    }
    if !household.rates.isEmpty { text.line("") }
    for rate in household.rates.ordered(by: { $0.date < $1.date }) {
      let price = "\(rate.value) \(text.code(rate.pair.quote))"
      text.line("\(rate.date) price \(text.code(rate.pair.base)) \(price)")
    }
    write(&text, day, on: today)
    if !day.gifts.isEmpty {
      text.line("")
      text.line("\(today) * \"What each goal has\"")
      try text.post(day)
    }
    if let next = today.adding(days: 1), !household.assets.isEmpty {
      text.line("")
      for (place, asset) in household.assets.enumerated() {
        let sum = text.sum(day.balances[place], asset.currency)
        text.line("\(next) balance \(day.assets[place]) \(sum)")
      }
    }
    write(&text, day, on: today, areLater: true)
    return text.bytes
  }

  /// The day of the first transaction of each asset.
  private var firstDays: [CalendarDate?] {
    var days = [CalendarDate?](repeating: nil, count: household.assets.count)
    var assets = Places<Asset>(household.assets.map(\.id))
    for transaction in transactions {
      guard let place = assets.place(of: transaction.asset),
        days[place] == nil
      else { continue }
      days[place] = transaction.date
    }
    return days
  }

  /// Writes the transactions up to a day, or those that are later.
  private func write(
    _ text: inout JournalText, _ day: JournalDay, on today: CalendarDate,
    areLater: Bool = false
  ) {
    let goals = household.goals.keyed(by: \.id)
    var assets = Places<Asset>(household.assets.map(\.id))
    for transaction in transactions
    where (transaction.date > today) == areLater {
      guard let place = assets.place(of: transaction.asset) else { continue }
      let asset = household.assets[place]
      let payee = transaction.counterparty ?? transaction.kind.journalName
      text.line("")
      text.line(
        "\(transaction.date) * \(text.quoted(payee)) "
          + text.quoted(transaction.note ?? ""))
      text.line("  id: \"\(transaction.id)\"")
      if let goal = transaction.goal.flatMap({ goals[$0] }) {
        text.line("  goal: \(text.quoted(goal.slug))")
      }
      text.post(day.assets[place], transaction.amount, asset.currency)
      text.post(
        transaction.kind.otherAccount, -transaction.amount, asset.currency)
    }
  }
}
