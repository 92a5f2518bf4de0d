/// An exact sum of one currency.
public struct Money: Hashable, Sendable {
  /// How much.
  public let amount: Amount

  /// Of what.
  public let currency: Currency

  /// So much of a currency.
  public init(_ amount: Amount, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}
