internal import SavingsCore

extension Settings {
  /// A sum as it is shown: in the decimals that its currency has.
  ///
  /// What a goal gets of an asset is exact to the eighteenth decimal, and
  /// nobody can pay that.
  func shown(
    _ amount: Amount, _ currency: Currency
  ) throws(MoneyProblem) -> Money {
    Money(try amount.rounded(to: digits(of: currency), .nearest), currency)
  }

  /// A sum that is free to use, as it is shown: never more than there is.
  func free(
    _ amount: Amount, _ currency: Currency
  ) throws(MoneyProblem) -> Money {
    Money(try amount.rounded(to: digits(of: currency), .down), currency)
  }
}
