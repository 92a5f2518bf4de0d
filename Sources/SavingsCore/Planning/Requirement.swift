/// What one goal asks of the month, and everything it follows from.
///
/// It is large, never changes and is handed about much, so it is shared and not
/// copied.
public final class Requirement: Sendable {
  public var goal: Goal { month.goal }

  /// Its rounds, if it comes again.
  public var rounds: Rounds? { month.rounds }

  /// What it asks of the month, need by need.
  public var demand: Demand { month.demand }

  /// The paydays that are left to it.
  public var payments: Payments { month.payments }

  /// The day from which saving counts as this month's.
  public var window: CalendarDate { month.window }

  /// How far it gives way this month.
  public var flex: Flex { month.flex }

  /// The amount that somebody set for this month.
  public var custom: MonthlyPlan.Custom? { month.plan?.custom }

  /// The amount that a person set for this month, whatever `flex` or `budget`
  /// made of it since.
  public var setByPerson: Amount? { month.plan?.setByPerson }

  /// What it had when the month began, less what went since; `nil` where a
  /// rate is missing.
  public var base: Base? { month.base }

  /// What it has today, `nil` where a rate for that is missing.
  public var saved: Amount? { month.saved }

  /// The same with what it is for, `nil` where a rate is missing for that or
  /// for what was paid of its rounds.
  public var savings: GoalSavings? { month.savings }

  /// The numbers, `nil` where a rate is missing.
  public var figures: Figures? { month.figures }

  /// How much is saved of the target, `nil` where a rate is missing.
  public let progress: Amount?

  /// What it stands at against an even pace.
  public let pace: Pace?

  /// The numbers in the display currency.
  public let display: Totals

  /// Why it has the status that it has.
  public let reason: StatusReason

  /// Whether its deadline has passed and something remains.
  public let deadlineHasPassed: Bool

  /// Whether half of what it is for or more went this month, and is asked
  /// again: it may have been paid.
  public var mayBePaid: Bool {
    guard let base, base.less.isPositive, !goal.isStanding,
      let target = goal.target, figures?.left.isPositive ?? false,
      let rest = try? target - base.less
    else { return false }
    return rest <= base.less
  }

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

  public let today: CalendarDate

  private let month: MonthFigures
  let accounts: [GoalAccount]
  let setting: PlanSetting

  init(
    of place: Int, _ accounts: [GoalAccount], in setting: PlanSetting,
    _ known: inout KnownDays
  ) throws(MoneyProblem) {
    let worth = setting.valuation(of: accounts)
    let month = try MonthFigures(of: place, worth, in: setting, &known)
    let goal = month.goal
    let settings = setting.household.settings
    let today = setting.today
    self.today = today
    self.accounts = accounts
    self.setting = setting
    self.month = month
    // What was valued above can be counted, and the rest has to be.
    if month.saved == nil { _ = try setting.holdings(of: accounts) }
    if month.base == nil {
      _ = try setting.holdings(of: accounts, atOpening: true)
    }

    progress = try month.savings?.progress(towards: goal.target)
    if let figures = month.figures, let base = month.base {
      let digits = settings.digits(of: goal.currency)
      pace = try Pace(
        of: goal, month.rounds, from: worth.atStart(&known),
        saved: figures.saved, reserved: figures.reserved, on: today,
        settings.paydays, digits: digits)
      let beginning = max(month.window, today.month.firstDay)
      let before = try setting.valuation(
        of: accounts, atRatesOf: beginning
      )?.base(since: month.window, &known)
      // What was paid of a round was worth something else, too.
      let needs =
        before == nil || goal.every == nil
        ? month.needs : try setting.needs(of: place, atRatesOf: beginning)
      priceChange =
        if let before, let needs, !month.payments.isScheduled,
          before.amount != base.amount
            || needs.map(\.amount) != month.needs.map(\.amount)
        {
          try figures.required
            - Demand(
              of: goal, needs, beyond: before.amount, in: today.month,
              settings.paydays, digits: digits
            ).required
        } else {
          nil
        }
    } else {
      pace = nil
      priceChange = nil
    }
    display = try Totals(of: month, in: setting)
    reason = StatusReason(
      of: goal, month.figures, month.payments, pace,
      isChosen: month.plan?.custom != nil,
      required: settings.currency == setting.currency
        ? display.required
        : try setting.comparable(month.figures?.required, of: goal),
      settings, on: today)
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
    (try? setting.holdings(of: accounts, atOpening: true)) ?? []
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

  /// What it gets a month or a payday, `nil` where months that weigh
  /// differently get different sums; of a monthly goal what one of them gets
  /// that weighs 1.
  public var share: Amount? {
    if let monthly = goal.monthly {
      return demand.missing == demand.perPayment ? demand.perPayment : monthly
    }
    let paydays = setting.household.settings.paydays
    let isEven = demand.parts.allSatisfy { part in
      part.load.isEven
        || paydays.areEven(from: part.need.from, before: part.need.deadline)
    }
    return isEven ? demand.perPayment : nil
  }

  /// The deadline that the goal shows: that of its round, if it comes again; a
  /// monthly goal has none.
  public var deadline: CalendarDate? { payments.deadline }

  /// What the month would get if neither `flex` nor `budget` had set anything,
  /// and nobody had skipped it; `nil` where a rate is missing.
  var plannedByPerson: Amount? {
    guard figures != nil else { return nil }
    return asksOfTheMonth ? Figures.planned(setByPerson, of: demand) : .zero
  }

  /// The rates that are missing for its numbers.
  var gaps: [Plan.Gap] {
    (ownMissingPairs + display.conversions.missingPairs).map {
      Plan.Gap($0, for: goal)
    }
  }

  /// The pairs whose rates are missing for its own numbers, whatever others
  /// are counted in.
  var ownMissingPairs: [CurrencyPair] { month.conversions.missingPairs }

  /// Adds the rates that its numbers came about with to those of others.
  func addRates(to rates: inout [Rate]) {
    for link in (month.conversions + display.conversions).links
    where !rates.contains(link.rate) { rates.append(link.rate) }
  }

  /// The rates that its own numbers came about with, whatever others are
  /// counted in.
  var ownLinks: [Exchange.Link] { month.conversions.links }
}
