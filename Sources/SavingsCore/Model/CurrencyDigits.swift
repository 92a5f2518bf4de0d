/// How many decimals some currencies have, in the order of the alphabet.
public struct CurrencyDigits: Equatable, Sendable {
  /// A currency and its decimals.
  public struct Entry: Equatable, Sendable {
    public let currency: Currency

    /// How many decimals it has.
    public let digits: Int
  }

  /// The currencies that have a number.
  public private(set) var entries: [Entry] = []

  /// The number of a currency, if it has one.
  public subscript(currency: Currency) -> Int? {
    get { entries.first { $0.currency == currency }?.digits }
    set {
      entries.removeAll { $0.currency == currency }
      guard let newValue else { return }
      let place = entries.firstPlace { $0.currency > currency }
      entries.insert(Entry(currency: currency, digits: newValue), at: place)
    }
  }

  /// Whether no currency has a number.
  public var isEmpty: Bool { entries.isEmpty }
}

extension CurrencyDigits: ExpressibleByDictionaryLiteral {
  /// Numbers of currencies; of two for one currency the later counts.
  public init(dictionaryLiteral pairs: (Currency, Int)...) {
    for (currency, digits) in pairs { self[currency] = digits }
  }
}
