/// What one goal asks of the month, and everything it follows from.
///
/// It is large, never changes and is handed about much, so it is shared and not
/// copied.
public final class Requirement: Sendable {
  /// The goal.
  public let goal: Goal

  /// Its rounds, if it comes again.
  public let rounds: Rounds?

  /// What it asks of the month, need by need.
  public let demand: Demand

  /// The paydays that are left to it.
  public let payments: Payments

  /// The day from which saving counts as this month's.
  public let window: CalendarDate

  /// How far it gives way this month.
  public let flex: Flex

  /// The amount that somebody set for this month.
  public let custom: MonthlyPlan.Custom?

  /// The amount that a person set for this month, whatever `flex` or `budget`
  /// made of it since.
  public let setByPerson: Amount?

  /// What it had when the month began, less what went since; `nil` where a
  /// rate is missing.
  public let base: Base?

  /// What it has today, `nil` where a rate for that is missing.
  public let saved: Amount?

  /// The same with what it is for, `nil` where a rate is missing for that or
  /// for what was paid of its rounds.
  public let savings: GoalSavings?

  /// The numbers, `nil` where a rate is missing.
  public let figures: Figures?

  /// How much is saved of the target, `nil` where a rate is missing.
  public let progress: Amount?

  /// What it stands at against an even pace.
  public let pace: Pace?

  /// The numbers in the display currency.
  public let display: DisplayFigures

  /// Why it has the status that it has.
  public let reason: StatusReason

  /// Whether its deadline has passed and something remains.
  public let deadlineHasPassed: Bool

  /// Whether it is neither reached nor begins later.
  public var asksOfTheMonth: Bool {
    status != .completed && status != .scheduled
  }

  /// What it needs, in a word.
  public var status: Status { reason.status }

  /// How much more the month asks because prices moved since its first day, or
  /// since the goal's own, if that is later; nothing is said where nothing
  /// moved, or a price of then is not known.
  public let priceChange: Amount?

  /// The day of the plan.
  public let today: CalendarDate

  /// The conversions that it takes to know what it had and has.
  private let conversions: [Conversion]

  /// The accounts that give to it.
  let accounts: [GoalAccount]

  private let setting: PlanSetting

  init(
    of place: Int, _ accounts: [GoalAccount], in setting: PlanSetting,
    _ known: inout KnownDays
  ) throws(MoneyProblem) {
    let worth = setting.valuation(of: accounts)
    let month = try MonthFigures(of: place, worth, in: setting, &known)
    let goal = month.goal
    let settings = setting.household.settings
    let today = setting.today
    self.goal = goal
    self.today = today
    self.accounts = accounts
    self.setting = setting
    rounds = month.rounds
    demand = month.demand
    payments = month.payments
    flex = month.flex
    base = month.base
    window = month.window
    conversions = month.conversions
    saved = month.saved
    savings = month.savings
    figures = month.figures
    // What was valued above can be counted, and the rest has to be.
    if saved == nil { _ = try setting.holdings(of: accounts) }
    if base == nil { _ = try setting.openings(of: accounts) }
    custom = month.plan?.custom
    setByPerson = month.plan?.setByPerson

    progress =
      if let savings, let target = goal.target {
        try savings.progress(towards: target)
      } else {
        nil
      }
    if let figures = month.figures, let base = month.base {
      let digits = settings.digits(of: goal.currency)
      pace = try worth.atStart(&known).flatMap { start throws(MoneyProblem) in
        try Pace(
          of: goal, month.rounds, from: start, saved: figures.saved,
          reserved: figures.reserved, on: today, settings.paydays,
          digits: digits)
      }
      let before = try setting.valuation(
        of: accounts, atRatesOf: max(month.window, today.month.firstDay)
      )?.base(since: month.window, &known)
      priceChange =
        if let before, before.amount != base.amount, !payments.isScheduled {
          try figures.required
            - Demand(
              of: goal, month.needs, beyond: before.amount, in: today.month,
              settings.paydays, digits: digits
            ).required
        } else {
          nil
        }
    } else {
      pace = nil
      priceChange = nil
    }
    display = try DisplayFigures(of: month, in: setting)
    reason = StatusReason(
      of: goal,
      StatusReason.Facts(
        figures: figures, payments: payments, pace: pace,
        isChosen: custom != nil,
        required: settings.currency == setting.currency
          ? display.required
          : try figures.flatMap { figures throws(MoneyProblem) in
            try setting.comparable(figures.required, of: goal)
          }), settings: settings, on: today)
    deadlineHasPassed =
      if case .deadline(let date) = reason { date < today } else { false }
  }

  /// What it holds today, asset by asset.
  public var holdings: [Holding] {
    // All of it was counted before.
    (try? setting.holdings(of: accounts)) ?? []
  }

  /// What it held when the window opened, at today's rates.
  public var holdingsAtOpening: [Holding] {
    (try? setting.openings(of: accounts)) ?? []
  }

  /// What it holds by shares that were set since the window opened, and do not
  /// count as there from the start.
  ///
  /// One that only collects what names the goal brings nothing by itself.
  public var sharesSetSince: [Holding] {
    let former = holdingsAtOpening
    return holdings.filter { holding in
      let row = holding.ask.row
      return row.since >= window && row.share != .earmark(.zero)
        && !former.contains { $0.ask.row == row }
    }
  }

  /// The month.
  public var planningMonth: Month { today.month }

  /// The deadline that the goal shows: that of its round, if it comes again; a
  /// monthly goal has none.
  public var deadline: CalendarDate? { payments.deadline }

  /// What the month would get if neither `flex` nor `budget` had set anything,
  /// and nobody had skipped it; `nil` where a rate is missing.
  var plannedByPerson: Amount? {
    guard figures != nil else { return nil }
    switch status {
    case .completed, .scheduled: return .zero
    case .unknown, .critical, .attention, .onTrack:
      return Figures.planned(setByPerson, of: demand)
    }
  }

  /// The pairs whose rates are missing for its numbers.
  var missingPairs: [CurrencyPair] {
    ownMissingPairs + display.missingPairs
  }

  /// The pairs whose rates are missing for its own numbers, whatever others
  /// are counted in.
  var ownMissingPairs: [CurrencyPair] {
    conversions.filter { $0.route == nil }.map(\.pair)
  }

  /// Adds the rates that its numbers came about with to those of others.
  func addRates(to rates: inout [Rate]) {
    func add(_ route: [Exchange.Link]) {
      for link in route where !rates.contains(link.rate) {
        rates.append(link.rate)
      }
    }
    for conversion in conversions { add(conversion.route ?? []) }
    add(display.links)
  }

  /// The rates that its own numbers came about with, whatever others are
  /// counted in.
  var ownLinks: [Exchange.Link] {
    conversions.flatMap { $0.route ?? [] }
  }
}
