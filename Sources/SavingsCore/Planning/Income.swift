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

  /// Whether what is planned is no more than that.
  public let coversPlan: Bool

  /// The income of the month beside what goals ask, `nil` where none is set.
  ///
  /// All of it is counted in the household's own currency, whatever totals are
  /// shown in.
  init?(
    beside goals: [Requirement], in setting: PlanSetting
  ) throws(MoneyProblem) {
    let settings = setting.household.settings
    let month = setting.today.month
    guard let currency = settings.currency,
      let amount = settings.income.value(in: month)
    else { return nil }
    let essentials = settings.essentials.value(in: month) ?? .zero
    let rest = try amount - essentials
    let required = try goals.sum(in: setting) { $0.required }
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
    coversPlan =
      try goals.sum(in: setting) { $0.planned }.map { $0 <= max(rest, .zero) }
      ?? false
  }
}

extension [Requirement] {
  /// What a figure comes to in the household's own currency, unknown where a
  /// rate is missing.
  fileprivate func sum(
    in setting: PlanSetting, of figure: (Figures) -> Amount
  ) throws(MoneyProblem) -> Amount? {
    var sum = Amount.zero
    for requirement in self {
      let part = try setting.comparable(
        requirement.figures.map(figure), of: requirement.goal)
      guard let part else { return nil }
      sum = try sum + part
    }
    return sum
  }

  /// The rates without which it is unknown what they ask of an income.
  func incomeGaps(
    in setting: PlanSetting
  ) throws(MoneyProblem) -> [Plan.Gap] {
    var gaps: [Plan.Gap] = []
    for requirement in self {
      let goal = requirement.goal
      guard let currency = setting.household.settings.currency,
        let pair = CurrencyPair(goal.currency, currency),
        let required = requirement.figures?.required,
        try setting.comparable(required, of: goal) == nil
      else { continue }
      gaps.add(Plan.Gap(pair, for: goal))
    }
    return gaps
  }
}
