/// Two currencies between which a goal's money is converted.
struct Conversion: Sendable {
  let pair: CurrencyPair

  /// The links that lead from one to the other, `nil` where a rate is missing.
  let route: [Exchange.Link]?
}

extension Conversion {
  init(_ pair: CurrencyPair, by exchange: Exchange) {
    self.init(
      pair: pair, route: exchange.route(from: pair.base, to: pair.quote))
  }
}

extension [Conversion] {
  var missingPairs: [CurrencyPair] {
    compactMap { $0.route == nil ? $0.pair : nil }
  }

  /// The rates that they take, as they are used.
  var links: [Exchange.Link] {
    var links: [Exchange.Link] = []
    for conversion in self { links += conversion.route ?? [] }
    return links
  }
}
