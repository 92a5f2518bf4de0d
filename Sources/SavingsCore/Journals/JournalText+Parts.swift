extension JournalText {
  /// The accounts that are always there, by name.
  static let accounts = [
    "Equity:Adjustments", "Equity:Goals", "Equity:Opening-Balances",
    "Equity:Transfers", "Income:Interest",
  ]

  /// The comment on top.
  mutating func addHead(_ book: Book, on today: CalendarDate) {
    func counted(_ count: Int, _ one: String) -> String {
      "\(count) \(one)\(count == 1 ? "" : "s")"
    }
    let assets = counted(household.assets.count, "asset")
    let transactions = counted(book.transactions.count, "transaction")
    line("; cst \(today): \(assets), \(transactions)")
  }

  /// Adds what a currency was worth on some days.
  mutating func addRates() {
    if !household.rates.isEmpty { end() }
    for rate in household.rates {
      if tool == .ledger { add("P ") }
      add(rate.date.description)
      add(tool == .ledger ? " " : " price ")
      add(code(rate.pair.base))
      add(" ")
      add(rate.value.description)
      line(" ", code(rate.pair.quote))
    }
  }

  /// What each goal has, a sum of nothing.
  mutating func post(
    _ day: JournalDay, on today: CalendarDate
  ) throws(MoneyProblem) {
    guard !day.gifts.isEmpty else { return }
    end()
    add(today.description)
    line(
      tool == .ledger
        ? " * (goals) What each goal has" : " * \"What each goal has\"")
    for gift in day.gifts {
      post(
        day.goals[gift.goal], gift.amount,
        household.assets[gift.asset].currency)
    }
    for sum in try day.sums(in: household) {
      post("Equity:Goals", -sum.amount, sum.currency)
    }
  }

  /// Adds the transactions up to a day, or those that are later.
  mutating func add(
    _ book: Book, _ day: JournalDay, on today: CalendarDate,
    areLater: Bool = false
  ) {
    let goals = household.goals.keyed(by: \.id)
    var assets = Places<Asset>(household.assets.map(\.id))
    for run in book.transactions.runs {
      let transactions = run.span
      for place in transactions.indices
      where (transactions[place].date > today) == areLater {
        let transaction = transactions[place]
        guard let place = assets.place(of: transaction.asset) else { continue }
        let currency = household.assets[place].currency
        let goal = transaction.goal.flatMap { goals[$0] }?.slug
        end()
        add(transaction.date.description)
        switch tool {
        case .ledger: addForLedger(transaction, goal: goal)
        case .beancount: addForBeancount(transaction, goal: goal)
        }
        post(day.assets[place], transaction.amount, currency)
        post(transaction.kind.otherAccount, -transaction.amount, currency)
      }
    }
  }

  /// The places of the goals that have something.
  func goals(of day: JournalDay) -> [Int] {
    household.goals.indices.filter { place in
      day.gifts.contains { $0.goal == place }
    }
  }
}
