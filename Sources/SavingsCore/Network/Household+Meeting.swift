extension Household {
  /// What becomes of a rate that somebody else tells, and the rate of the
  /// inverse pair that somebody typed for its day.
  ///
  /// What was typed stays, either way round, unless it is to be replaced; what
  /// is there already is not told again.
  @inline(never)
  func meeting(
    _ rate: Rate, isForced: Bool
  ) -> (found: RateFetch.Found, inverse: Rate?) {
    let known = rates[rates.places(on: rate.date)]
    let direct = known.last { $0.pair == rate.pair }
    let inverse = known.last {
      $0.pair == rate.pair.inverse && $0.source == Rate.manual
    }
    if direct == rate { return (RateFetch.Found(rate, .same), inverse) }
    let manual = direct?.source == Rate.manual ? direct : inverse
    if let manual, !isForced {
      return (RateFetch.Found(manual, .kept), inverse)
    }
    return (RateFetch.Found(rate, direct == nil ? .new : .replaced), inverse)
  }
}

extension Book {
  /// The book with rates that somebody chose, what became of each, the first
  /// of every pair that is far from what was known and how many are, and what
  /// was typed of the inverse pairs.
  public func taking(
    _ rates: [Rate], isForced: Bool
  ) throws(BookProblem) -> (
    book: Book, found: [RateFetch.Found], jumps: [ImplausibleRate],
    farOff: Int, inverses: [Rate]
  ) {
    var met: [RateFetch.Found] = []
    var jumps: [ImplausibleRate] = []
    var farOff = 0
    var inverses: [Rate] = []
    var taken: [Rate] = []
    for rate in rates {
      let (one, inverse) = household.meeting(rate, isForced: isForced)
      met.add(one)
      guard one.isTaken else { continue }
      taken.add(rate)
      if let inverse { inverses.add(inverse) }
      if let jump = ImplausibleRate(rate, beside: household.rates) {
        farOff += 1
        let isTold = jumps.contains { $0.rate.pair == rate.pair }
        if !isTold { jumps.add(jump) }
      }
    }
    // Both ways round may meet the same one.
    let firsts = met.map(\.rate).firstPlaces
    let found = met.indices.filter { firsts[$0] == $0 }.map { met[$0] }
    return (try setting(taken), found, jumps, farOff, inverses)
  }
}
