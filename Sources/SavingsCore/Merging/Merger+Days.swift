extension Merger {
  /// A transaction that people have on another day than the bank.
  typealias Other = (told: CalendarDate, date: CalendarDate, amount: Amount)

  /// The transactions from five days before the rows on of which that is so.
  func findOthers() -> [Other] {
    guard let first = statement.rows.first?.day ?? statement.last?.day else {
      return []
    }
    var others: [Other] = []
    let all = result.book.transactions
    let start = first.adding(days: -5) ?? .first
    for place in all.firstPlace(onOrAfter: start)..<all.count {
      let transaction = all[place]
      guard transaction.asset == result.asset.id,
        let name = transaction.externalID,
        let told = CalendarDate(String(name.prefix(10))),
        told != transaction.date
      else { continue }
      others.add((told, transaction.date, transaction.amount))
    }
    return others
  }
}

extension [Merger.Other] {
  /// What the bank has up to a day and people have later, less what it has
  /// later and they have by then.
  ///
  /// An import calls a row by its day.
  func sum(on day: CalendarDate) throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    for (told, date, amount) in self where (told <= day) == (date > day) {
      sum = try sum + (told <= day ? amount : -amount)
    }
    return sum
  }
}
