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

extension [Money] {
  /// Counts a sum beside what there is of its currency.
  mutating func count(_ money: Money) throws(MoneyProblem) {
    guard let place = firstIndex(where: { $0.currency == money.currency })
    else {
      add(money)
      return
    }
    self[place] = Money(try self[place].amount + money.amount, money.currency)
  }
}
