extension Book {
  /// The book with a rate, in the place of one of the same pair and day.
  public func setting(_ rate: Rate) throws(BookProblem) -> Book {
    guard rate.value.isPositive else { throw .rateNotPositive(rate.value) }
    try Wording.checkName(rate.source)
    var next = self
    let rates = household.rates
    if let same = rates.firstIndex(where: {
      $0.pair == rate.pair && $0.date == rate.date
    }) {
      next.household.rates[same] = rate
    } else {
      let place = rates.firstPlace { $0.date > rate.date }
      next.household.rates.insert(rate, at: place)
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
