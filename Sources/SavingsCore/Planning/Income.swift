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

  /// Whether what is planned is no more than that; untold beside some of the
  /// goals, since others want their part of it.
  public let coversPlan: Bool?

  /// The income of the month beside what goals ask, `nil` where none is set.
  ///
  /// All of it is counted in the household's own currency, whatever totals are
  /// shown in; the rates that this takes and nobody knows are gaps.
  init?(
    beside goals: [Requirement], areAll: Bool, in setting: PlanSetting,
    _ gaps: inout [Plan.Gap]
  ) throws(MoneyProblem) {
    let settings = setting.household.settings
    let month = setting.today.month
    guard let currency = settings.currency,
      let amount = settings.income.value(in: month)
    else { return nil }
    let essentials = settings.essentials.value(in: month) ?? .zero
    let rest = try amount - essentials
    var (required, planned): (Amount?, Amount?) = (.zero, .zero)
    for requirement in goals {
      let (goal, figures) = (requirement.goal, requirement.figures)
      let asked = try setting.comparable(figures?.required, of: goal)
      required = try required.adding(asked)
      planned = try planned.adding(
        setting.comparable(figures?.planned, of: goal))
      if asked == nil, figures != nil,
        let pair = CurrencyPair(goal.currency, currency)
      {
        gaps.add(Plan.Gap(pair, for: goal))
      }
    }
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
    coversPlan = areAll ? planned.map { $0 <= max(rest, .zero) } ?? false : nil
  }
}
