extension RateFetch {
  /// Takes what is believed of all that was said.
  func take() throws {
    var codes: [Currency] = []
    for one in series where !codes.contains(one.code) {
      codes.add(one.code)
      try take(one.code, one)
    }
    found = found.ordered { $0.rate.sortKey < $1.rate.sortKey }
    book = try book.setting(found.filter(\.isTaken).map(\.rate))
    findOlder()
  }

  /// Takes the rates of one currency, each once.
  private func take(_ code: Currency, _ first: RateSeries) throws {
    var taken: [CalendarDate] = []
    var missing: [CalendarDate] = []
    for one in series where one.code == code {
      let isLater = one.points.contains { $0.day > inquiry.day }
      if isLater {
        remarks.add(
          .refused(
            code, host: one.host, inquiry.day, "a day that is still to come"))
      }
      for day in one.days {
        guard let point = one.point(upTo: day) else {
          if !isLater { missing.add(day) }
          continue
        }
        guard !taken.contains(point.day) else { continue }
        taken.add(point.day)
        take(point, one)
      }
    }
    if let day = missing.first {
      remarks.add(
        .notFound(
          code, host: first.host, day, more: missing.count - 1,
          isBank: first.source == "ecb"))
    }
  }

  private func take(_ point: RatePoint, _ one: RateSeries) {
    guard let value = PublishedNumber(point.text)?.price else {
      remarks.add(.refused(one.code, host: one.host, point.day, point.text))
      return
    }
    let rate = Rate(one.pair, value, on: point.day, source: one.source)
    let (met, inverse) = old.meeting(rate, isForced: inquiry.isForced)
    guard met.isTaken else {
      if !isFound(met.rate) { found.add(met) }
      return
    }
    var known = old.rates
    if inquiry.isForced {
      known.removeAll { $0.pair == rate.pair && $0.date == rate.date }
    }
    if let jump = ImplausibleRate(rate, beside: known) {
      remarks.add(.implausible(jump))
      return
    }
    if let inverse { remarks.add(.inverse(inverse)) }
    found.add(Found(rate, met.state, before: rate.worth(by: known)?.worth))
  }

  /// Whether a rate was learnt, or was there.
  func isFound(_ rate: Rate) -> Bool { found.contains { $0.rate == rate } }

  /// Names older rates between two currencies that are used in the place of
  /// newer ones, because nothing stands between the two.
  private func findOlder() {
    let household = book.household
    let exchange = Exchange(household.rates, on: inquiry.day)
    var needed: [CurrencyPair?] = []
    if let display = household.displayCurrency?.currency {
      needed += codes.map { CurrencyPair($0, display) }
    }
    for row in household.allocations {
      if let asset = household.asset(row.asset),
        let goal = household.goal(row.goal)
      {
        needed.add(CurrencyPair(asset.currency, goal.currency))
      }
    }
    var named: [Rate] = []
    for pair in needed.compactMap(\.self) {
      guard let route = exchange.route(from: pair.base, to: pair.quote),
        route.count == 1, let used = route.first?.rate,
        !named.contains(used), !isFound(used)
      else { continue }
      // The chain that would be used without it.
      let others = household.rates.filter {
        $0.pair != used.pair && $0.pair != used.pair.inverse
      }
      let chain = Exchange(others, on: inquiry.day)
        .route(from: pair.base, to: pair.quote)
      let newer = chain?.map(\.rate).first {
        isFound($0) && $0.date > used.date
      }
      if let newer {
        named.add(used)
        remarks.add(.older(used, before: newer))
      }
    }
  }
}
