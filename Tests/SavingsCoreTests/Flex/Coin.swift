import SavingsCore
import Support
import Testing

/// A currency of made-up households, and the amounts people have of it.
struct Coin: Sendable {
  let currency: Currency
  let digits: Int

  /// What targets and savings are made of, in attos.
  let grain: Int128

  /// What one of it is worth in euros.
  let price: Amount

  /// The least that is counted in plans.
  let unit: Amount

  /// So many grains.
  func grains(_ count: Int) -> Amount { Amount(attos: grain * Int128(count)) }

  /// Two, none, three and eight decimals, and one that is never rounded.
  static var all: [Coin] { get throws { try made.get() } }

  private static let made = Result {
    [
      try Coin("EUR", 2, "12.5", "1"),
      try Coin("JPY", 0, "1000", "0.0062"),
      try Coin("KWD", 3, "2.5", "2.97"),
      try Coin("BTC", 8, "0.0005", "82000.12"),
      try Coin("FINE", 18, "10", "0.9"),
    ]
  }

  private init(
    _ code: String, _ digits: Int, _ grain: String, _ price: String
  ) throws {
    currency = try Currency(code)
    self.digits = digits
    unit = Amount(attos: (0..<(18 - digits)).reduce(1) { unit, _ in unit * 10 })
    self.grain = try Amount(grain).attos
    self.price = try Amount(price)
  }

  /// A book that knows what all of them are worth and nothing else.
  ///
  /// Some rates are direct and some inverse; now and then all are in euros.
  static func book(
    in display: Coin, payday: Int, _ dice: inout SplitMix64
  ) throws -> Book {
    var settings = Settings()
    settings.currency = display.currency
    settings.ownPayday = PaydaySchedule(payday)
    settings.ownDigits = [try Currency("FINE"): 18]
    var book = try Book().preferring(settings)
    let pivot = dice.once(in: 8) ? try all[0] : display
    for coin in try all where coin.currency != pivot.currency {
      let (base, quote) = dice.once(in: 2) ? (coin, pivot) : (pivot, coin)
      let pair = try #require(CurrencyPair(base.currency, quote.currency))
      let value = try base.price.times(Amount(1), over: quote.price)
      book = try book.setting(Rate(pair, value, on: try day("2025-01-01")))
    }
    return book
  }
}

extension Coin {
  /// The coin of a currency.
  static func of(_ currency: Currency) throws -> Coin {
    try #require(try all.first { $0.currency == currency })
  }
}
