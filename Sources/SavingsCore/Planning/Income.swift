/// What comes in in a month beside what the goals ask.
public struct Income: Sendable {
  /// What comes in.
  public let amount: Money

  /// What of it is spent on what everybody needs.
  public let essentials: Money

  /// What that leaves, never below nothing.
  public let free: Money

  /// How much more than comes in that is.
  public let lacking: Money

  /// What the goals ask of what comes in, in percent and to one decimal;
  /// unknown where a rate is missing, and of nothing.
  public let requiredPercent: Amount?

  /// Whether the goals ask more than is left.
  public let isExceeded: Bool

  /// The income of a month, `nil` where none is set; the totals are those of
  /// the display currency.
  init?(
    of month: Month, _ settings: Settings, required: Amount?
  ) throws(MoneyProblem) {
    guard let currency = settings.currency,
      let amount = settings.income.value(in: month)
    else { return nil }
    let essentials = settings.essentials.value(in: month) ?? .zero
    let rest = try amount - essentials
    self.amount = Money(amount, currency)
    self.essentials = Money(essentials, currency)
    free = Money(max(rest, .zero), currency)
    lacking = Money(max(try essentials - amount, .zero), currency)
    requiredPercent =
      if let required, amount.isPositive {
        try required.times(Amount(100), over: amount, .nearest, to: 1)
      } else {
        nil
      }
    isExceeded = required.map { $0 > rest } ?? false
  }
}
