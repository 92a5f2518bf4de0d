extension Book {
  /// The book with a rate, in the place of one of the same pair and day.
  public func setting(_ rate: Rate) throws(BookProblem) -> Book {
    try setting([rate])
  }

  /// The same with rates no two of which are of the same pair and day.
  func setting(_ rates: [Rate]) throws(BookProblem) -> Book {
    var next = self
    var new: [Rate] = []
    for rate in rates {
      guard rate.value.isPositive else { throw .rateNotPositive(rate.value) }
      try Wording.checkName(rate.source)
      var isNew = true
      for place in household.rates.places(on: rate.date)
      where household.rates[place].pair == rate.pair {
        next.household.rates[place] = rate
        isNew = false
      }
      if isNew { new.add(rate) }
    }
    if !new.isEmpty {
      next.household.rates = (next.household.rates + new).byDay
    }
    return next
  }

  /// The book without a rate.
  public func removing(_ rate: Rate) -> Book {
    var next = self
    next.household.rates.removeAll { $0 == rate }
    return next
  }
}
