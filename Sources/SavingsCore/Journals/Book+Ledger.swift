extension Book {
  /// A journal that ledger and hledger accept under their strict checks.
  ///
  /// What each asset holds on the day stands in it as an assertion, so the tool
  /// proves our sums.
  public func ledgerJournal(
    on today: CalendarDate
  ) throws(MoneyProblem) -> [UInt8] {
    var text = JournalText(.ledger, household)
    let day = try JournalDay(self, on: today)
    text.open(self, on: today)
    text.declareForLedger(day)
    if !household.rates.isEmpty { text.line("") }
    for rate in household.rates.ordered(by: { $0.date < $1.date }) {
      let price = "\(rate.value) \(text.code(rate.pair.quote))"
      text.line("P \(rate.date) \(text.code(rate.pair.base)) \(price)")
    }
    let assets = Places<Asset>(household.assets.map(\.id))
    try writeLedger(&text, day.assets, assets, on: today)
    if !day.gifts.isEmpty {
      text.line("")
      text.line("\(today) * (goals) What each goal has")
      try text.post(day)
    }
    if !household.assets.isEmpty {
      text.line("")
      text.line("\(today) * (balance) What each asset holds")
      for (place, asset) in household.assets.enumerated() {
        text.post(
          day.assets[place], .zero, asset.currency,
          then: " = " + text.sum(day.balances[place], asset.currency))
      }
    }
    try writeLedger(&text, day.assets, assets, on: today, areLater: true)
    return text.bytes
  }

  /// Writes the transactions up to a day, or those that are later.
  private func writeLedger(
    _ text: inout JournalText, _ names: [String],
    _ assets: consuming Places<Asset>, on today: CalendarDate,
    areLater: Bool = false
  ) throws(MoneyProblem) {
    let goals = household.goals.keyed(by: \.id)
    for transaction in transactions
    where (transaction.date > today) == areLater {
      guard let place = assets.place(of: transaction.asset) else { continue }
      let currency = household.assets[place].currency
      text.line("")
      text.add(transaction.date.description)
      text.add(" * (")
      text.add(transaction.id.description)
      text.add(") ")
      text.add(
        (transaction.counterparty ?? transaction.kind.journalName).inJournal)
      if let note = transaction.note { text.add(" | " + note.inJournal) }
      text.line("")
      if let goal = transaction.goal.flatMap({ goals[$0] }) {
        text.line("    ; goal: \(goal.slug)")
      }
      text.post(names[place], transaction.amount, currency)
      text.post(
        transaction.kind.otherAccount, -transaction.amount, currency)
    }
  }
}

extension JournalText {
  /// Declares codes, accounts and the tag, so that strict checks know them.
  fileprivate mutating func declareForLedger(_ day: JournalDay) {
    line("")
    for currency in household.currencies {
      line("commodity \(code(currency))")
      // Balances are shown in this form, and nothing of them may be hidden.
      var digits = household.settings.digits(of: currency)
      for (place, asset) in household.assets.enumerated()
      where asset.currency == currency {
        digits = max(digits, day.balances[place].decimalsNeeded)
      }
      guard digits > 0 else { continue }
      let zeros = String(repeating: "0", count: digits)
      line("    format 1000.\(zeros) \(code(currency))")
    }
    for name in JournalText.accounts { line("account \(name)") }
    for account in day.assets { line("account \(account)") }
    for place in goals(of: day) { line("account \(day.goals[place])") }
    line("tag goal")
  }
}

extension String {
  /// The text without what begins a comment, or parts the payee from a note,
  /// or a terminal would obey.
  fileprivate var inJournal: String {
    if isPlain(without: ";|") { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case ";": text += ","
      case "|": text += "/"
      default:
        text.unicodeScalars.append(Wording.isUnsafe(scalar) ? " " : scalar)
      }
    }
    return text
  }
}
