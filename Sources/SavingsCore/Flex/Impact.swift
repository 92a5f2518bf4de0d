/// What follows for a goal if it gets this much a month.
public struct Impact: Sendable {
  /// How much more it gets than planned, negative for less.
  public let change: Amount

  /// The change in percent of what was planned, to one decimal.
  public let changePercent: Amount

  /// What next month would ask.
  public let nextRequired: Amount

  /// The payday on which the goal would be reached, paying this much every
  /// month; `nil` if never.
  public let completion: CalendarDate?

  /// How many days after the deadline that is, 0 in time, `nil` if never.
  public let delayDays: Int?

  /// How much is at stake.
  public let risk: Risk

  /// Whether it is cut in its last month, which nothing can catch up with.
  public let isLate: Bool

  /// Next month's requirement over this month's; `nil` where it is late.
  let catchUp: Fraction?

  /// How much is at stake for a goal that gets less.
  public enum Risk: String, Equatable, Sendable, CaseIterable {
    /// It gets as much as planned or more, or catches up with ease.
    case low
    /// It gets over a quarter less, or has few payments left.
    case medium
    /// It gets over half less, or has at most two payments left.
    case high
  }

  init(
    on figures: Figures, _ payments: Payments, planned: Amount,
    paying amount: Amount, by deadline: CalendarDate, payday: Payday,
    digits: Int
  ) throws(MoneyProblem) {
    let came = max(amount, figures.savedThisMonth)
    let rest = max(try figures.missing - came, .zero)
    change = try amount - planned
    changePercent =
      planned.isPositive
      ? try change.times(Amount(100), over: planned, .nearest, to: 1) : .zero
    nextRequired = try rest.divided(by: payments.after, to: digits)
    completion = Impact.completion(
      of: rest, paying: amount, payments,
      isEnough: amount >= figures.perPayment, payday: payday)
    delayDays = completion.map { completion in
      max(0, deadline.days(until: completion))
    }
    risk = try Risk(cutting: planned, to: amount, payments: payments.count)
    isLate = payments.count == 1 && change.isNegative
    catchUp =
      isLate || !planned.isPositive
      ? nil
      : Fraction(
        rest, over: try planned.times(Amount(payments.after)))
  }

  /// The payday on which all is there, where this month leaves so much to
  /// equal payments of the months after it.
  ///
  /// What the month asks is enough for the payments that are left, because the
  /// last one absorbs the rounding.
  private static func completion(
    of rest: Amount, paying amount: Amount, _ payments: Payments,
    isEnough: Bool, payday: Payday
  ) -> CalendarDate? {
    guard amount.isPositive else { return nil }
    let exactly = rest.timesRoundedUp(amount)
    let later = isEnough ? min(exactly, payments.count - 1) : exactly
    guard later > 0 else { return payments.due }
    guard let second = payments.due.adding(days: 1),
      let next = payday.first(from: second)
    else { return nil }
    return next.month.adding(later - 1).map(payday.date)
  }
}

extension Impact.Risk {
  /// A cut by more than half, or one of the last two payments, is much.
  init(
    cutting planned: Amount, to amount: Amount, payments: Int
  ) throws(MoneyProblem) {
    guard amount < planned else {
      self = .low
      return
    }
    let cut = try planned - amount
    let isOverHalf = try cut > planned.times(Amount(1), over: Amount(2))
    let isOverQuarter = try cut > planned.times(Amount(1), over: Amount(4))
    self =
      isOverHalf || payments <= 2
      ? .high : isOverQuarter || payments <= 4 ? .medium : .low
  }
}
