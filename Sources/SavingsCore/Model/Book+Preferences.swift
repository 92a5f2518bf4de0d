extension Book {
  /// The book with these settings.
  public func preferring(_ settings: Settings) throws(BookProblem) -> Book {
    for entry in settings.ownDigits.entries {
      if let digits = entry.currency.isoDigits {
        throw .digitsFixed(entry.currency, digits)
      }
      guard (0...Amount.decimals).contains(entry.digits) else {
        throw .digitsOutOfRange(entry.currency, entry.digits)
      }
    }
    for amount in [settings.ownCritical, settings.ownAttention] {
      if let amount, amount.isNegative {
        throw .negativeAmount(amount, settings.currency)
      }
    }
    for (_, weight) in settings.weights.entries
    where !Settings.weightRange.contains(weight) {
      throw .weightOutOfRange(weight)
    }
    for (_, amount) in settings.income.entries + settings.essentials.entries
    where amount.isNegative { throw .negativeAmount(amount, settings.currency) }
    if settings.lacksIncome {
      throw .essentialsWithoutIncome(
        set: household.settings.essentials.entries.first?.key)
    }
    if let days = settings.ownStaleDays, days < 0 { throw .negativeDays(days) }
    var next = self
    next.household.settings = settings
    return next
  }
}
