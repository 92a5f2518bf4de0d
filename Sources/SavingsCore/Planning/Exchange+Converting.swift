extension Exchange {
  /// What an amount is worth in another currency, rounded once to `digits`
  /// decimals at the end; `nil` where a rate is missing.
  @inline(never)
  public func convert(
    _ amount: Amount, from: Currency, to: Currency,
    to digits: Int = Amount.decimals, _ rounding: Rounding = .down
  ) throws(MoneyProblem) -> Amount? {
    if amount.isZero { return .zero }
    if from == to { return try amount.rounded(to: digits, rounding) }
    return try route(from: from, to: to).map { route throws(MoneyProblem) in
      try amount.converted(along: route, to: digits, rounding)
    }
  }

  /// What a sum is worth in another currency, rounded to its decimals; `nil`
  /// where a rate is missing.
  public func worth(
    of money: Money, in currency: Currency, _ settings: Settings
  ) throws(MoneyProblem) -> Money? {
    try convert(
      money.amount, from: money.currency, to: currency,
      to: settings.digits(of: currency), .nearest
    ).map { Money($0, currency) }
  }
}

extension Amount {
  /// What an amount comes to over some links, rounded once at the end.
  func converted(
    along route: [Exchange.Link], to digits: Int = Amount.decimals,
    _ rounding: Rounding = .down
  ) throws(MoneyProblem) -> Amount {
    if route.isEmpty { return try rounded(to: digits, rounding) }
    var value = self
    for (index, link) in route.enumerated() {
      let isLast = index == route.count - 1
      value = try link.convert(
        value, isLast ? rounding : .down,
        to: isLast ? digits : Amount.decimals)
    }
    return value
  }
}
