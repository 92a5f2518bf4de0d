/// A rate that is far from what was known for its day before.
public struct ImplausibleRate: Equatable, Sendable {
  /// The rate.
  public let rate: Rate

  /// What one of its base was worth by the rates that were known.
  public let known: Amount

  /// The day of the oldest of these.
  public let since: CalendarDate

  /// How many times the smaller one of the two is the larger one; `nil` where
  /// that is too large to be counted.
  public let factor: Amount?

  /// Whether it would be plausible the other way round, as a rate of the
  /// inverse pair.
  public let fitsInverse: Bool

  /// The days after which a rate says nothing of the next one any more.
  private static let reach = 366

  /// `nil` for a rate that fits what was known, or where nothing was.
  ///
  /// Between two codes of ISO 4217 a rate fits up to twice or half of what was
  /// known, between others up to ten times or a tenth of it.
  public init?(_ rate: Rate, beside known: [Rate]) {
    let recent = known.filter { other in
      other.date.days(until: rate.date) <= ImplausibleRate.reach
    }
    let exchange = Exchange(recent, on: rate.date)
    let pair = rate.pair
    guard let route = exchange.route(from: pair.base, to: pair.quote),
      let oldest = route.map(\.rate.date).min(),
      // What is beyond all counting can be held against nothing.
      let worth = try? Amount(1).converted(along: route), worth.isPositive
    else { return nil }
    let isISO =
      pair.base.isoDigits != nil && pair.quote.isoDigits != nil
    let limit = Fraction(Amount(isISO ? 2 : 10), over: Amount(1))
    guard !rate.value.isWithin(limit, of: worth) else { return nil }
    self.rate = rate
    self.known = worth
    since = oldest
    factor = try? max(rate.value, worth)
      .times(Amount(1), over: min(rate.value, worth), .nearest, to: 1)
    let inverse = try? Amount(1).times(Amount(1), over: rate.value)
    fitsInverse = inverse?.isWithin(limit, of: worth) ?? false
  }
}

extension ImplausibleRate {
  /// What was known, in six digits that say something.
  public var knownInShort: Amount {
    let digits = String(known.attos).count
    return (try? known.rounded(to: min(max(24 - digits, 0), Amount.decimals)))
      ?? known
  }
}

extension Amount {
  /// Whether neither of two amounts is more than so many times the other.
  fileprivate func isWithin(_ limit: Fraction, of other: Amount) -> Bool {
    guard isPositive else { return false }
    return max(Fraction(self, over: other), Fraction(other, over: self))
      <= limit
  }
}
