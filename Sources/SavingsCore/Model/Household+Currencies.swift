extension Household {
  /// Every currency that a record names, and that of totals.
  public var currencies: Set<Currency> {
    Set(goals.map(\.currency)).union(assets.map(\.currency))
      .union(rates.flatMap { [$0.pair.base, $0.pair.quote] })
      .union(settings.currency.map { [$0] } ?? [])
  }
}
