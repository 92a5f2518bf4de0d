/// A rate that is far from what was known for its day before.
public final class ImplausibleRate: Sendable {
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

  /// The rate of the inverse pair with the same number that would be used in
  /// its place, if there is one: the same was said the other way round.
  public let turned: Rate?

  /// `nil` for a rate that fits what was known, or where nothing was.
  ///
  /// Between two codes of ISO 4217 a rate fits up to twice or half of what was
  /// known, between others up to ten times or a tenth of it.
  public init?(_ rate: Rate, beside known: [Rate]) {
    guard let (worth, oldest) = rate.worth(by: known),
      !rate.value.isWithin(rate.limit, of: worth)
    else { return nil }
    self.rate = rate
    self.known = worth
    since = oldest
    factor = try? max(rate.value, worth)
      .times(Amount(1), over: min(rate.value, worth), .nearest, to: 1)
    let inverse = try? Amount(1).times(Amount(1), over: rate.value)
    fitsInverse = inverse?.isWithin(rate.limit, of: worth) ?? false
    turned = fitsInverse ? rate.turned(among: known) : nil
  }

  /// What was known, in six digits that say something.
  public var knownInShort: Amount {
    let digits = String(known.attos).count
    return (try? known.rounded(to: min(max(24 - digits, 0), Amount.decimals)))
      ?? known
  }
}

extension Rate {
  /// Whether it is near what was known for its day before, which it is not
  /// where nothing was.
  public func fits(_ known: [Rate]) -> Bool {
    worth(by: known).map { value.isWithin(limit, of: $0.worth) } ?? false
  }

  /// The days after which a rate says nothing of the next one any more.
  private static let reach = 366

  /// What one of its base was worth on its day by known rates, which stand by
  /// day, and the day of the oldest of these.
  package func worth(
    by known: [Rate]
  ) -> (worth: Amount, since: CalendarDate)? {
    let start = known.firstPlace { $0.date.days(until: date) <= Rate.reach }
    let end = known.firstPlace { $0.date > date }
    guard
      let route = Exchange((start..<end).map { known[$0] }, on: date)
        .route(from: pair.base, to: pair.quote),
      let oldest = route.map(\.rate.date).min(),
      // What is beyond all counting can be held against nothing.
      let worth = try? Amount(1).converted(along: route), worth.isPositive
    else { return nil }
    return (worth, oldest)
  }

  /// How many times as much or as little as was known still fits.
  fileprivate var limit: Fraction {
    let isISO = pair.base.isoDigits != nil && pair.quote.isoDigits != nil
    return Fraction(Amount(isISO ? 2 : 10), over: Amount(1))
  }

  /// The rate of the inverse pair with the same number that would be used
  /// without this one.
  fileprivate func turned(among rates: [Rate]) -> Rate? {
    let others = rates.filter { $0.pair != pair || $0.date != date }
    let inverse = others.last { $0.pair == pair.inverse && $0.date <= date }
    guard let inverse, inverse.value == value else { return nil }
    if case .none = Exchange(others, on: date).use(of: inverse) { return nil }
    return inverse
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
