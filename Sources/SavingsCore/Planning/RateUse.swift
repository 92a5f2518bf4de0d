/// In which directions a rate is used on a day.
public indirect enum RateUse: Sendable {
  /// From its base to its quote, and back.
  case both
  /// From base to quote only, because the same day has a rate the other way
  /// round.
  case direct(CurrencyPair)
  /// In none, because of a newer rate between the two; `nil` for a rate of a
  /// later day.
  case none(Rate?)
}

extension Exchange {
  /// How a rate is used: of two between the same currencies the later one
  /// counts, and of one day each in its own direction.
  public func use(of rate: Rate) -> RateUse {
    guard rate.date <= date else { return .none(nil) }
    let direct = direct(from: rate.pair.base, to: rate.pair.quote)
    let back = self.direct(from: rate.pair.quote, to: rate.pair.base)
    guard direct?.rate == rate else { return .none(direct?.rate) }
    return back?.rate == rate ? .both : .direct(rate.pair)
  }
}
