/// An exact sum of one currency.
public struct Money: Equatable, Sendable {
  public let amount: Amount
  public let currency: Currency

  /// So much of a currency.
  public init(_ amount: Amount, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}

extension Money: CustomStringConvertible {
  /// The sum as people read it: `3,786.73 EUR`.
  public var description: String {
    amount.text(decimals: currency.isoDigits ?? 0, isGrouped: true)
      + " \(currency)"
  }

  /// The sum as it is typed: `3786.73EUR`.
  public var typed: String {
    amount.text(decimals: currency.isoDigits ?? 0) + currency.code
  }
}
