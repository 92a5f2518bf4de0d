extension Settings {
  /// Who is asked about a currency, `nil` where nobody knows which coin it is.
  @inline(never)
  public func source(of currency: Currency) -> PriceSource? {
    named["source.\(currency)"].flatMap { PriceSource($0) }
      ?? PriceSource.usual(for: currency)
  }

  /// Whether somebody can be asked about both currencies of a pair.
  public func canFetch(_ pair: CurrencyPair) -> Bool {
    canFetch(pair.base) && canFetch(pair.quote)
  }

  private func canFetch(_ currency: Currency) -> Bool {
    currency == .euro || source(of: currency)?.isNobody == false
  }
}

extension Currency {
  static let euro =
    Currency(bytes: "EUR".utf8.span)
    ?? { preconditionFailure("EUR is a code") }()
}
