internal import SavingsCore

extension Plan {
  /// A sum in the currency of totals, rounded to it.
  func rounded(_ amount: Amount) throws -> Money? {
    guard let currency else { return nil }
    return Money(
      try amount.rounded(to: settings.digits(of: currency)), currency)
  }
}
