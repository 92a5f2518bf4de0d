extension RateFetch {
  /// Plans all questions that can be known before an answer.
  public func plan() { plan(codes) }

  /// Plans the questions about some currencies: one for all of the central
  /// bank and of CoinGecko's prices of now, and else one for each.
  func plan(_ codes: [Currency]) {
    var bank: [Currency] = []
    var coins: [Currency] = []
    var others: [Currency] = []
    var unknown: [Currency] = []
    for code in codes where code != .euro {
      guard let source = source(code) else {
        unknown.add(code)
        continue
      }
      if source.isNobody {
        byHand.add(code)
      } else if !missingDays(code, source).isEmpty {
        switch source.service {
        case "ecb": bank.add(code)
        case "coingecko": coins.add(code)
        default: others.add(code)
        }
      }
    }
    planBank(bank)
    planCoins(coins)
    for code in others {
      guard let source = source(code),
        let endpoint = endpoint(source.service, [code])
      else { continue }
      for day in missingDays(code, source) { plan(code, source, endpoint, day) }
    }
    for code in unknown {
      add("coingecko", "/search?query=\(code)", [code], .search)
    }
  }

  private func planBank(_ codes: [Currency]) {
    guard !codes.isEmpty else { return }
    let list = codes.map(\.code).joined(separator: "+")
    let since = inquiry.since ?? inquiry.day
    let first = since.adding(days: -RateInquiry.reach) ?? .first
    add(
      "ecb",
      """
      /EXR/D.\(list).EUR.SP00.A?startPeriod=\(first)&endPeriod=\
      \(inquiry.day)&format=csvdata&detail=dataonly
      """, codes, .centralBank)
  }

  private func planCoins(_ coins: [Currency]) {
    guard !coins.isEmpty else { return }
    guard inquiry.day == inquiry.clockDay, inquiry.since == nil else {
      for code in coins { planChart(code, in: unit(of: code)) }
      return
    }
    var ids: [String] = []
    for code in coins {
      let id = id(of: code).percentEncoded
      if !ids.contains(id) { ids.add(id) }
    }
    let other = hub == .euro ? "" : "\(hub.code.lowercased()),"
    add(
      "coingecko",
      """
      /simple/price?ids=\(ids.joined(separator: ","))&vs_currencies=\(other)\
      eur&include_last_updated_at=true&precision=full
      """, coins, .spot)
  }

  @inline(never)
  func id(of code: Currency) -> String { source(code)?.id ?? "" }

  /// What a coin is priced in: what has no price in itself.
  @inline(never)
  func unit(of code: Currency) -> Currency { code == hub ? .euro : hub }

  @inline(never)
  func planChart(_ code: Currency, in quote: Currency) {
    let first = (inquiry.days.first ?? inquiry.day).secondsSince1970 - 86_400
    let last = inquiry.day.secondsSince1970 + 86_399
    add(
      "coingecko",
      """
      /coins/\(id(of: code).percentEncoded)/market_chart/range?vs_currency=\
      \(quote.code.lowercased())&from=\(first)&to=\(last)&precision=full
      """, [code], .chart(quote: quote))
  }

  /// What one currency is worth on one day.
  private func plan(
    _ code: Currency, _ source: PriceSource, _ endpoint: Endpoint,
    _ day: CalendarDate
  ) {
    guard let pair = pairs(code, source).first else { return }
    guard source.isOwn else {
      return add(
        endpoint, "/rate/\(pair.base)/\(pair.quote)?date=\(day)", [],
        [code], .ofDay(day))
    }
    let isDated = endpoint.address.text.holds("{date}")
    guard isDated || day == inquiry.clockDay else {
      remarks.add(
        .notFound(
          code, host: endpoint.address.host, day, more: 0, isBank: false))
      return
    }
    add(
      endpoint, "",
      [
        "base", pair.base.code, "quote", pair.quote.code, "date",
        day.description, "id", (source.id ?? code.code).percentEncoded,
      ], [code], .ofDay(day))
  }

  @inline(never)
  private func add(
    _ service: String, _ path: String, _ codes: [Currency],
    _ purpose: Purpose
  ) {
    guard let endpoint = endpoint(service, codes) else { return }
    add(endpoint, path, [], codes, purpose)
  }

  /// The service of a name that tells prices; else why there is none is noted,
  /// and the others are asked.
  @inline(never)
  private func endpoint(_ service: String, _ codes: [Currency]) -> Endpoint? {
    do {
      let endpoint = try endpoints.endpoint(service)
      if let endpoint, !endpoint.tellsBalances { return endpoint }
      throw EndpointProblem.unknown(service, pricing: codes[0])
    } catch {
      remarks.add(.failed(error, codes))
      return nil
    }
  }

  @inline(never)
  private func add(
    _ endpoint: Endpoint, _ path: String, _ values: [String],
    _ codes: [Currency], _ purpose: Purpose
  ) {
    do throws(NetworkProblem) {
      let request = try endpoints.request(endpoint, path: path, filling: values)
      asked.add(Asked(request, codes, purpose))
    } catch {
      remarks.add(.failed(error, codes))
    }
  }
}
