/// What one unit of a currency is worth in another, from one day on.
public struct Rate: Equatable, Sendable {
  /// What is being priced, and in what.
  public let pair: CurrencyPair

  /// How much of the quote one of the base is worth; more than nothing.
  public let value: Amount

  /// The day it was so.
  public let date: CalendarDate

  /// Who said so: `manual`, or the name of whoever supplied it.
  public let source: String

  /// A price of a day.
  public init(
    _ pair: CurrencyPair, _ value: Amount, on date: CalendarDate,
    source: String = Rate.manual
  ) {
    self.pair = pair
    self.value = value
    self.date = date
    self.source = source
  }

  /// The source of what was typed.
  public static let manual = "manual"
}

/// Two currencies, the first priced in the second: `BTC/EUR`.
public struct CurrencyPair: Hashable, Sendable {
  public let base: Currency
  public let quote: Currency

  /// A pair of two different currencies, or `nil`.
  public init?(_ base: Currency, _ quote: Currency) {
    guard base != quote else { return nil }
    self.base = base
    self.quote = quote
  }

  /// The same two the other way round.
  public var inverse: CurrencyPair { CurrencyPair(unchecked: quote, base) }

  /// Whether one rate serves both, one way or the other.
  public func isSame(as other: CurrencyPair) -> Bool {
    self == other || self == other.inverse
  }

  private init(unchecked base: Currency, _ quote: Currency) {
    self.base = base
    self.quote = quote
  }
}

extension [Rate] {
  @inline(never)
  var byDay: [Rate] { inOrder { $0.date } }

  /// The places of the rates of a day, where they stand by day.
  @inline(never)
  func places(on day: CalendarDate) -> Range<Int> {
    firstPlace { $0.date >= day }..<firstPlace { $0.date > day }
  }

  /// For each of them the place of the first one of its pair and day.
  var firstPlaces: [Int] {
    let places = placesInOrder(count) { self[$0].sortKey < self[$1].sortKey }
    var firsts = places
    for step in places.indices {
      let isRepeated =
        step > 0 && self[places[step]].sortKey == self[places[step - 1]].sortKey
      firsts[places[step]] =
        isRepeated ? firsts[places[step - 1]] : places[step]
    }
    return firsts
  }

  /// Each of them once, by pair and day.
  public var byPair: [Rate] {
    withoutRepetitions.ordered { $0.sortKey < $1.sortKey }
  }
}

extension Rate {
  /// Where a rate stands among others: by pair, then by day.
  var sortKey: (Currency, Currency, CalendarDate) {
    (pair.base, pair.quote, date)
  }
}

extension CurrencyPair: CustomStringConvertible {
  /// The pair as it is typed.
  public var description: String { "\(base)/\(quote)" }
}
