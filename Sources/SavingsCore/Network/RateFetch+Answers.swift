extension RateFetch {
  /// Asks all that there is to ask, and takes what is believed.
  public func run(_ ask: Asking) throws {
    plan()
    var next = 0
    var hasAskedBack = false
    while true {
      while next < asked.count {
        try answer(asked[next], ask)
        next += 1
      }
      // Coins that have no price in the currency of totals need its rate.
      guard !hasAskedBack, inquiry.codes.isEmpty, hub != .euro,
        !codes.contains(hub)
      else { break }
      hasAskedBack = true
      // A rate that was there already ends as one that was learnt.
      let endsInEuro =
        found.contains { $0.rate.pair.quote == .euro }
        || series.contains { $0.pair.quote == .euro && !$0.points.isEmpty }
      if endsInEuro { plan([hub]) }
    }
    try take()
  }

  private func answer(_ question: Asked, _ ask: Asking) throws {
    let request = question.request
    do {
      try read(try request.response(ask), of: question)
    } catch {
      guard let problem = request.problem(error) as? NetworkProblem else {
        throw error
      }
      question.problem = problem
      remarks.add(.failed(problem, question.codes))
    }
  }

  private func read(_ response: WebResponse, of question: Asked) throws {
    let code = question.codes[0]
    // Of a month's end the day before is asked for, too, and the day may have
    // begun elsewhere.
    func content() throws -> [UInt8] {
      try response.content(
        for: question.request, of: code,
        since: inquiry.clockDay.adding(days: -362))
    }
    func tree() throws -> JSONTree { try JSONTree.reading(content()) }
    let isMissing = response.status == 404
    switch question.purpose {
    case .centralBank:
      let points = try CentralBankTable.points(
        of: isMissing ? [] : content(), asked: question.codes,
        upTo: inquiry.day)
      for code in question.codes {
        add(
          code, CurrencyPair(.euro, code), question, inquiry.days,
          points.filter { $0.code == code })
      }
    case .spot:
      let tree = try tree()
      for code in question.codes {
        let quote = unit(of: code)
        let point = try PriceAnswers.spot(
          tree, id(of: code), in: [quote, .euro], upTo: inquiry.day)
        add(
          code, CurrencyPair(code, point?.code ?? quote), question,
          inquiry.days, [point].compactMap(\.self))
      }
    case .chart(let quote):
      if response.status == 400, quote != .euro,
        response.text.holds("invalid vs_currency")
      {
        return planChart(code, in: .euro)
      }
      let points =
        isMissing && response.text.holds("coin not found")
        ? [] : try PriceAnswers.chart(try tree(), in: quote)
      add(code, CurrencyPair(code, quote), question, inquiry.days, points)
    case .ofDay(let day):
      let tree = isMissing ? nil : try tree()
      guard let source = source(code), let pair = pairs(code, source).first
      else { return }
      let points = try tree.map { [try point($0, pair, day, source)] } ?? []
      add(code, pair, question, [day], points)
    case .search:
      let coins = try PriceAnswers.coins(try tree(), of: code)
      remarks.add(.noSource(code, Array(coins.prefix(4)), count: coins.count))
    }
  }

  /// What a service says of one day.
  @inline(never)
  private func point(
    _ tree: JSONTree, _ pair: CurrencyPair, _ day: CalendarDate,
    _ source: PriceSource
  ) throws -> RatePoint {
    guard source.isOwn, let endpoint = try endpoints.endpoint(source.service)
    else { return try PriceAnswers.frankfurter(tree, pair) }
    let figure = try tree.value(at: endpoint.value).figure
    if endpoint.day.isEmpty { return RatePoint(pair.quote, day, figure) }
    let said = try tree.value(at: endpoint.day).text
    guard let told = CalendarDate(said) else {
      throw Unexpected("a day", at: endpoint.day.joined(separator: "."))
    }
    return RatePoint(pair.quote, told, figure)
  }

  /// Adds what a service says, to what it said of other days.
  @inline(never)
  private func add(
    _ code: Currency, _ pair: CurrencyPair?, _ question: Asked,
    _ days: [CalendarDate], _ points: [RatePoint]
  ) {
    guard let pair else { return }
    var missing = days
    for one in found
    where !inquiry.isForced && one.rate.pair == pair && one.state == .same {
      missing.removeAll { $0 == one.rate.date }
    }
    let request = question.request
    series.add(
      RateSeries(
        code, pair, source: source(code)?.service ?? request.service,
        host: request.host, missing, points))
  }
}
