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

  /// By how much it misses its deadline if it is cut in its last month, which
  /// nothing can catch up with; `nil` for all others.
  public let short: Amount?

  /// Whether it misses its deadline.
  public var isLate: Bool { short != nil }

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
    on entry: FlexEntry, planned: Amount, paying amount: Amount,
    in setting: PlanSetting
  ) throws(MoneyProblem) {
    let requirement = entry.requirement
    let figures = entry.figures
    let isLast = entry.burden?.isLast ?? false
    let came = max(amount, figures.savedThisMonth)
    let rest = try figures.missing.map { missing throws(MoneyProblem) in
      max(try missing - came, .zero)
    }
    // Of what the month's plan skips nothing is planned, and something missed.
    let isLate = isLast && amount < entry.planned
    change = try amount - planned
    changePercent =
      planned.isPositive
      ? try change.times(Amount(100), over: planned, .nearest, to: 1) : .zero
    nextRequired =
      if isLast, requirement.goal.kind == .dated, let rest { rest } else {
        try requirement.nextRequired(saving: came, in: setting)
      }
    completion = requirement.completion(
      paying: amount, leaving: rest,
      isEnough: amount >= figures.required,
      setting.household.settings.paydays)
    let end = requirement.demand.parts.last?.need.deadline
    delayDays = completion.flatMap { completion in
      (end ?? requirement.payments.reached).map { end in
        max(0, end.days(until: completion))
      }
    }
    risk = try Risk(
      cutting: planned, to: amount, payments: requirement.payments.count)
    short = isLate ? rest : nil
    catchUp =
      if let rest, let burden = entry.burden, planned.isPositive, !isLate {
        // A weight may be so small that nothing of it can be counted.
        Fraction(
          rest,
          over: isLast
            ? planned
            : max(
              try planned.times(burden.later, over: burden.now),
              Amount(attos: 1)))
      } else {
        nil
      }
  }
}

extension Requirement {
  fileprivate func nextRequired(
    saving came: Amount, in setting: PlanSetting
  ) throws(MoneyProblem) -> Amount {
    guard let figures, let next = setting.today.month.adding(1) else {
      return .zero
    }
    let settings = setting.household.settings
    let needs = try goal.needs(on: next.firstDay, rounds, settings.paydays)
    return try Demand(
      of: goal, needs, beyond: figures.base + came, in: next,
      settings.paydays, digits: settings.digits(of: goal.currency)
    ).required
  }

  /// The payday on which all is there if an amount is paid every month, where
  /// this month leaves so much of it; `nil` if never, or for ever.
  ///
  /// What the month asks is enough for the paydays that are left, because the
  /// last one absorbs the rounding.
  fileprivate func completion(
    paying amount: Amount, leaving rest: Amount?, isEnough: Bool,
    _ paydays: Paydays
  ) -> CalendarDate? {
    guard amount.isPositive, let rest else { return nil }
    let later = rest.timesRoundedUp(amount)
    guard let first = payments.first ?? firstOfMonth(paydays.schedule) else {
      guard later > 0 else { return payments.due }
      // No payday comes before the deadline, so the others follow it.
      return payments.due.adding(days: 1)
        .flatMap(paydays.schedule.first)?.month.adding(later - 1)
        .flatMap { paydays.schedule.dates(in: $0).last }
    }
    let end =
      payments.reached
      ?? demand.parts.last.flatMap {
        paydays.schedule.last(before: $0.need.deadline)
      }
    let date = first.month.adding(later)
      .flatMap { paydays.schedule.dates(in: $0).last }
    guard isEnough || later == 0, let end else { return date }
    return date.map { min($0, max(end, first)) } ?? end
  }

  /// The first payday of the month that a need counts, which need not be the
  /// one that is shown.
  private func firstOfMonth(_ schedule: PaydaySchedule) -> CalendarDate? {
    for part in demand.parts {
      if let day = schedule.first(from: part.need.from),
        day.month == today.month, day < part.need.deadline
      {
        return day
      }
    }
    return nil
  }
}

extension Impact.Risk {
  /// A cut by more than half, or one of the last two payments, is much.
  init(
    cutting planned: Amount, to amount: Amount, payments: Int?
  ) throws(MoneyProblem) {
    guard amount < planned else {
      self = .low
      return
    }
    let cut = try planned - amount
    let payments = payments ?? .max
    let isOverHalf = try cut > planned.times(Amount(1), over: Amount(2))
    let isOverQuarter = try cut > planned.times(Amount(1), over: Amount(4))
    self =
      isOverHalf || payments <= 2
      ? .high : isOverQuarter || payments <= 4 ? .medium : .low
  }
}
