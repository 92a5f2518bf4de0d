/// What one goal asks of the month, and everything it follows from.
///
/// It is large, never changes and is handed about much, so it is shared and not
/// copied.
public final class Requirement: Equatable, Sendable {
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

  /// What it holds today, asset by asset.
  public let holdings: [Holding]

  /// What it had when the month began, less what went since; `nil` where a
  /// rate is missing.
  public let base: Base?

  /// What it held when the window opened, at today's rates.
  public let holdingsAtOpening: [Holding]

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

  init(
    of place: Int, _ accounts: [GoalAccount], in setting: PlanSetting
  ) throws(MoneyProblem) {
    let goal = setting.household.goals[place]
    let settings = setting.household.settings
    let today = setting.today
    let digits = settings.digits(of: goal.currency)
    let plan = setting.plans[goal.id]
    let flex = plan?.flex ?? Flex(goal.standing)
    let window = goal.window(on: today, settings.paydays)
    let worth = setting.valuation(of: accounts)
    let base = try worth.base(since: window)
    let (rounds, payments) = try setting.rounds(of: place)
    let needs = try goal.needs(on: today, rounds, settings.paydays)
    conversions = try worth.conversions(since: window) + payments
    func asked(beyond base: Amount) throws(MoneyProblem) -> Demand {
      try Demand(
        of: goal, needs, beyond: base, in: today.month, settings.paydays,
        digits: digits)
    }
    let isKnown = payments.allSatisfy { $0.route != nil }
    let saved = isKnown ? try worth.saved() : nil
    let demand = try asked(beyond: base?.amount ?? .zero)
    let paydays = try Payments(
      of: goal, demand, having: saved ?? .zero, digits: digits, on: today,
      settings.paydays)
    self.goal = goal
    self.today = today
    self.rounds = rounds
    self.demand = demand
    self.payments = paydays
    self.flex = flex
    self.accounts = accounts
    self.base = base
    self.window = window
    holdings = try setting.holdings(of: place, accounts.map(\.now))
    holdingsAtOpening = try setting.holdings(
      of: place, accounts.compactMap { $0.funding(on: window.yesterday) })
    custom = plan?.custom
    setByPerson = plan?.setByPerson

    if let base, let saved {
      let known = try Figures(
        of: goal, demand, base: base, saved: saved, payments: paydays,
        flex: flex, custom: plan?.custom?.amount, digits: digits, on: today,
        settings.paydays)
      figures = known
      progress = try goal.target.map { target throws(MoneyProblem) in
        try known.progress(towards: target)
      }
      pace = try worth.atStart().flatMap { start throws(MoneyProblem) in
        try Pace(
          of: goal, rounds, from: start, saved: saved,
          reserved: known.reserved, on: today, settings.paydays,
          digits: digits)
      }
      let before = try setting.valuation(
        of: accounts, atRatesOf: max(window, today.month.firstDay)
      )?.base(since: window)
      priceChange =
        if let before, before.amount != base.amount, !paydays.isScheduled {
          try known.required - asked(beyond: before.amount).required
        } else {
          nil
        }
    } else {
      figures = nil
      progress = nil
      pace = nil
      priceChange = nil
    }
    display = try DisplayFigures(of: goal, figures, in: setting)
    reason = StatusReason(
      of: goal,
      StatusReason.Facts(
        figures: figures, payments: paydays, pace: pace,
        isChosen: custom != nil,
        required: try figures.flatMap { figures throws(MoneyProblem) in
          try setting.comparable(figures.required, of: goal)
        }), settings: settings, on: today)
    deadlineHasPassed =
      if case .deadline(let date) = reason { date < today } else { false }
  }

  /// What it holds by shares that were set since the window opened, and do not
  /// count as there from the start.
  ///
  /// One that only collects what names the goal brings nothing by itself.
  public var sharesSetSince: [Holding] {
    holdings.filter { holding in
      let row = holding.ask.row
      return row.since >= window && row.share != .earmark(.zero)
        && !holdingsAtOpening.contains { $0.ask.row == row }
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
    conversions.filter { $0.route == nil }.map(\.pair) + display.missingPairs
  }

  /// The pairs whose rates are missing for its own numbers, whatever others
  /// are counted in.
  var ownMissingPairs: [CurrencyPair] {
    conversions.filter { $0.route == nil }.map(\.pair)
  }

  /// The rates that its numbers came about with.
  var links: [Exchange.Link] {
    conversions.flatMap { $0.route ?? [] } + display.links
  }
}

extension Requirement {
  /// Whether two say the same of the same goal.
  public static func == (a: Requirement, b: Requirement) -> Bool {
    a.goal == b.goal && a.figures == b.figures && a.payments == b.payments
      && a.rounds == b.rounds && a.demand == b.demand
      && a.window == b.window && a.flex == b.flex && a.custom == b.custom
      && a.setByPerson == b.setByPerson && a.holdings == b.holdings
      && a.holdingsAtOpening == b.holdingsAtOpening && a.base == b.base
      && a.accounts == b.accounts && a.conversions == b.conversions
      && a.progress == b.progress && a.pace == b.pace
      && a.display == b.display && a.reason == b.reason
      && a.priceChange == b.priceChange
  }
}
