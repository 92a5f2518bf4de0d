/// What CoinGecko and Frankfurter answer.
enum PriceAnswers {
  /// The price of now in the first of some currencies that has one, with its
  /// day; none where there is none.
  @inline(never)
  static func spot(
    _ tree: JSONTree, _ id: String, in quotes: [Currency],
    upTo last: CalendarDate
  ) throws(Unexpected) -> RatePoint? {
    guard let coin = try tree.member(id) else { return nil }
    for quote in quotes {
      if let price = try coin.member(quote.code.lowercased()) {
        let day = try coin.day("last_updated_at")
        return RatePoint(quote, min(day, last), price.price)
      }
    }
    return nil
  }

  /// The prices, the last of each day behind the others of it.
  @inline(never)
  static func chart(
    _ tree: JSONTree, in quote: Currency
  ) throws(Unexpected) -> [RatePoint] {
    var points: [(time: Int, point: RatePoint)] = []
    for point in try tree.list("prices") {
      guard point.form == .list, point.values.count == 2 else {
        throw Unexpected("a time and a price", at: "prices")
      }
      let time = try point.values[0].count("")
      guard let day = CalendarDate(secondsSince1970: time / 1000) else {
        throw Unexpected("a time", at: "prices")
      }
      points.add((time, RatePoint(quote, day, point.values[1].price)))
    }
    // Else the order of points would tell which one counts.
    let order = points.ordered { $0.time < $1.time }
    for place in order.indices.dropFirst() {
      let (last, point) = (order[place - 1], order[place])
      guard last.time != point.time || last.point.text == point.point.text
      else { throw Unexpected("one rate a time", at: "prices") }
    }
    return order.map(\.point)
  }

  /// The rate of a day between two currencies.
  @inline(never)
  static func frankfurter(
    _ tree: JSONTree, _ pair: CurrencyPair
  ) throws(Unexpected) -> RatePoint {
    for (key, code) in [("base", pair.base), ("quote", pair.quote)] {
      guard try tree.words(key) == code.code else {
        throw Unexpected("\(code)", at: key)
      }
    }
    guard let day = CalendarDate(try tree.words("date")) else {
      throw Unexpected("a day", at: "date")
    }
    return RatePoint(pair.quote, day, try tree.at("rate").price)
  }

  /// The coins with exactly a code, by rank and then by id.
  @inline(never)
  static func coins(
    _ tree: JSONTree, of code: Currency
  ) throws(Unexpected) -> [RateFetch.Coin] {
    var coins: [RateFetch.Coin] = []
    for coin in try tree.list("coins") {
      guard try coin.member("symbol")?.text.uppercased() == code.code,
        let id = try coin.member("id")?.text,
        PriceSource("coingecko:\(id)") != nil
      else { continue }
      let rank = try coin.member("market_cap_rank")?.text
      let name = try coin.member("name")
      coins.add(
        RateFetch.Coin(
          id: id, name: name?.form == .text ? name?.text ?? id : id,
          rank: rank.flatMap { Int(digits: $0[...]) }))
    }
    return coins.ordered { a, b in
      (a.rank ?? .max, a.id) < (b.rank ?? .max, b.id)
    }
  }
}
