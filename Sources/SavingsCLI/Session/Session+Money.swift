package import SavingsCore

extension Session {
  /// The amount that was typed, which must be one of `currency`.
  package func money(
    _ typed: TypedAmount, in currency: Currency, of owner: String,
    _ settings: Settings
  ) throws -> Money {
    let money = try typed.money(in: currency, settings)
    guard money.currency == currency else {
      throw Failure(
        "wrong_currency", .usage,
        "\"\(owner)\" is counted in \(currency), not in \(money.currency)",
        subject: typed.text,
        tip: "say how much it is in \(currency)")
    }
    return money
  }
}
