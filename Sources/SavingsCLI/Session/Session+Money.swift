internal import CommandGrammar
package import SavingsCore

extension Session {
  /// The amount that was typed, which must be one of the currency in which
  /// `owner` is counted: an account or a goal by its name.
  package func money(
    _ typed: TypedAmount, in currency: Currency, of owner: String,
    _ settings: Settings
  ) throws -> Money {
    try typed.money(only: currency, for: "\(quoted: owner)", settings)
  }
}

extension TypedAmount {
  /// The amount, in the only currency that it may have.
  func money(
    only currency: Currency, for owner: Phrase, _ settings: Settings
  ) throws -> Money {
    let money = try money(in: currency, settings)
    guard money.currency == currency else {
      throw Failure(
        "wrong_currency", .usage,
        "\(owner) is counted in \(currency), not in \(money.currency)",
        subject: text, tip: "say how much it is in \(currency)")
    }
    return money
  }
}
