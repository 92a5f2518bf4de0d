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

  /// None yet.
  public init() {}

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
