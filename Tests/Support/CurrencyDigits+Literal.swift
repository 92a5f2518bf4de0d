public import SavingsCore

extension CurrencyDigits: ExpressibleByDictionaryLiteral {
  /// Numbers of currencies; of two for one currency the later counts.
  public init(dictionaryLiteral pairs: (Currency, Int)...) {
    self.init()
    for (currency, digits) in pairs { self[currency] = digits }
  }
}
