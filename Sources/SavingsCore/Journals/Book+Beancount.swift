extension Book {
  /// A journal that beancount accepts, and that asserts what each asset holds.
  public func beancountJournal(
    on today: CalendarDate
  ) throws(MoneyProblem) -> [UInt8] {
    var text = JournalText(.beancount, of: self)
    let day = try JournalDay(self, on: today)
    let first = min(transactions.first { _ in true }?.date ?? today, today)
    text.addHead(self, on: today)
    text.end()
    for name in JournalText.accounts { text.open(name, on: first) }
    let firsts = firstDays
    for (place, asset) in household.assets.enumerated() {
      text.open(
        day.assets[place], on: min(firsts[place] ?? today, today),
        then: " " + text.code(asset.currency))
      text.line("  name: ", text.quoted(asset.name))
    }
    for place in text.goals(of: day) {
      let goal = household.goals[place]
      text.open(day.goals[place], on: first)
      text.line("  name: ", text.quoted(goal.name))
      if let target = goal.target {
        text.line("  target: ", text.sum(target, goal.currency))
      }
      if let deadline = goal.deadline {
        text.line("  deadline: ", deadline.description)
      }
    }
    text.addRates()
    text.add(self, day, on: today)
    try text.post(day, on: today)
    if let next = today.adding(days: 1), !household.assets.isEmpty {
      text.end()
      for (place, asset) in household.assets.enumerated() {
        text.line(
          "\(next) balance \(day.assets[place]) ",
          text.sum(day.balances[place], asset.currency))
      }
    }
    text.add(self, day, on: today, areLater: true)
    return text.bytes
  }

  /// The day of the first transaction of each asset.
  private var firstDays: [CalendarDate?] {
    var days = [CalendarDate?](repeating: nil, count: household.assets.count)
    var assets = Places<Asset>(household.assets.map(\.id))
    for transaction in transactions {
      guard let place = assets.place(of: transaction.asset), days[place] == nil
      else { continue }
      days[place] = transaction.date
    }
    return days
  }
}

extension JournalText {
  @inline(never)
  fileprivate mutating func open(
    _ account: String, on day: CalendarDate, then rest: String = ""
  ) {
    line("\(day) open \(account)", rest)
  }

  /// Adds what stands between the day of a transaction and its postings.
  mutating func addForBeancount(_ transaction: Transaction, goal: String?) {
    add(" * ")
    add(quoted(transaction.counterparty ?? transaction.kind.journalName))
    line(" ", quoted(transaction.note ?? ""))
    line("  id: ", quoted(transaction.id.description))
    if let goal { line("  goal: ", quoted(goal)) }
  }
}
