/// What one asset holds for one goal at one moment.
public final class Holding: Sendable {
  /// The asset as it stood.
  public let funding: Funding

  /// The goal's part of it.
  public let ask: Funding.Ask

  /// What the asset holds.
  public let currency: Currency

  /// The two currencies, where they differ and there is something to convert.
  public let pair: CurrencyPair?

  /// The rates that lead to the goal's currency, `nil` where one is missing.
  public let route: [Exchange.Link]?

  /// What it is worth in the goal's currency, cut at the eighteenth decimal;
  /// unknown where a rate is missing.
  public let value: Amount?

  init(
    _ funding: Funding, _ ask: Funding.Ask, from: Currency, to: Currency,
    by exchange: Exchange
  ) throws(MoneyProblem) {
    self.funding = funding
    self.ask = ask
    currency = from
    pair = ask.funded.isZero ? nil : CurrencyPair(from, to)
    let route = ask.funded.isZero ? [] : exchange.route(from: from, to: to)
    self.route = route
    value = try route.map { route throws(MoneyProblem) in
      try ask.funded.converted(along: route)
    }
  }
}
