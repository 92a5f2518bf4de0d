extension Book {
  /// A journal that ledger and hledger accept under their strict checks.
  ///
  /// What each asset holds on the day stands in it as an assertion, so the tool
  /// proves our sums.
  public func ledgerJournal(
    on today: CalendarDate
  ) throws(MoneyProblem) -> [UInt8] {
    var text = JournalText(.ledger, of: self)
    let day = try JournalDay(self, on: today)
    text.addHead(self, on: today)
    text.declareForLedger(self, day)
    text.addRates()
    text.add(self, day, on: today)
    try text.post(day, on: today)
    if !household.assets.isEmpty {
      text.end()
      text.line(today.description, " * (balance) What each asset holds")
      for (place, asset) in household.assets.enumerated() {
        text.post(
          day.assets[place], .zero, asset.currency,
          then: " = " + text.sum(day.balances[place], asset.currency))
      }
    }
    text.add(self, day, on: today, areLater: true)
    return text.bytes
  }

  /// The most decimals that a transaction of each asset has.
  fileprivate var decimals: [Int] {
    var decimals = [Int](repeating: 0, count: household.assets.count)
    var assets = Places<Asset>(household.assets.map(\.id))
    for run in transactions.runs {
      let transactions = run.span
      for place in transactions.indices {
        guard let asset = assets.place(of: transactions[place].asset) else {
          continue
        }
        let needed = transactions[place].amount.decimalsNeeded
        decimals[asset] = max(decimals[asset], needed)
      }
    }
    return decimals
  }
}

extension JournalText {
  /// Adds what stands between the day of a transaction and its postings.
  mutating func addForLedger(_ transaction: Transaction, goal: String?) {
    add(" * (")
    add(transaction.id.description)
    add(") ")
    add(transaction.counterparty?.inJournal ?? transaction.kind.journalName)
    if let note = transaction.note {
      add(" | ")
      add(note.inJournal)
    }
    end()
    if let goal { line("    ; goal: ", goal) }
  }

  /// Declares codes, accounts and the tag, so that strict checks know them.
  fileprivate mutating func declareForLedger(_ book: Book, _ day: JournalDay) {
    let decimals = book.decimals
    end()
    for currency in household.currencies {
      line("commodity ", code(currency))
      // Sums are shown in this form, and nothing of them may be hidden, nor of
      // what went in and out again.
      var digits = household.settings.digits(of: currency)
      for (place, asset) in household.assets.enumerated()
      where asset.currency == currency { digits = max(digits, decimals[place]) }
      guard digits > 0 else { continue }
      add("    format 1000.")
      for _ in 0..<digits { add("0") }
      line(" ", code(currency))
    }
    for name in JournalText.accounts + day.assets { line("account ", name) }
    for place in goals(of: day) { line("account ", day.goals[place]) }
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
