/// What one goal asks of the month, and everything it follows from.
///
/// It is large, never changes and is handed about much, so it is shared and not
/// copied.
public final class Requirement: Equatable, Sendable {
  /// The goal.
  public let goal: Goal

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

  /// The conversions that it takes to know what it had and has.
  private let conversions: [Conversion]

  /// The accounts that give to it.
  let accounts: [GoalAccount]

  init(
    of goal: Goal, _ accounts: [GoalAccount], in setting: PlanSetting
  ) throws(MoneyProblem) {
    let settings = setting.household.settings
    let today = setting.today
    let digits = settings.digits(of: goal.currency)
    let payments = Payments(of: goal, on: today, payday: settings.payday)
    let plan = setting.plans[goal.id]
    let flex = plan?.flex ?? Flex(goal.standing)
    self.goal = goal
    self.payments = payments
    let window = goal.window(on: today, payday: settings.payday)
    let worth = setting.valuation(of: accounts)
    let base = try worth.base(since: window)
    self.flex = flex
    self.accounts = accounts
    conversions = try worth.conversions(since: window)
    self.base = base
    self.window = window
    holdings = try setting.holdings(accounts, on: today)
    holdingsAtOpening = try setting.holdings(accounts, on: window.yesterday)
    custom = plan?.custom
    setByPerson = plan?.setByPerson

    func figures(base: Base, saved: Amount) throws(MoneyProblem) -> Figures {
      try Figures(
        target: goal.target, base: base, saved: saved, payments: payments,
        flex: flex, custom: plan?.custom?.amount, digits: digits)
    }
    if let base, let saved = try worth.level(on: today) {
      let known = try figures(base: base, saved: saved)
      self.figures = known
      progress = try known.progress(towards: goal.target)
      pace = try setting.pace(of: goal, accounts, having: saved)
      let before = try setting.valuation(
        of: accounts, atRatesOf: max(window, today.month.firstDay)
      )?.base(since: window)
      priceChange =
        if let before, before.amount != base.amount {
          try known.required - figures(base: before, saved: saved).required
        } else {
          nil
        }
    } else {
      self.figures = nil
      progress = nil
      pace = nil
      priceChange = nil
    }
    display = try DisplayFigures(
      of: goal, self.figures, in: setting)
    reason = StatusReason(
      of: goal,
      StatusReason.Facts(
        figures: self.figures, payments: payments, pace: pace,
        isChosen: custom != nil,
        required: try self.figures.flatMap { figures throws(MoneyProblem) in
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

  /// What the month would get if neither `flex` nor `budget` had set anything,
  /// and nobody had skipped it; `nil` where a rate is missing.
  var plannedByPerson: Amount? {
    guard let figures else { return nil }
    switch status {
    case .completed, .scheduled: return .zero
    case .unknown, .critical, .attention, .onTrack:
      return min(setByPerson ?? figures.required, figures.missing)
    }
  }

  /// The pairs whose rates are missing for its numbers.
  var missingPairs: [CurrencyPair] {
    conversions.filter { $0.route == nil }.map(\.pair) + display.missingPairs
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
      && a.window == b.window && a.flex == b.flex && a.custom == b.custom
      && a.setByPerson == b.setByPerson && a.holdings == b.holdings
      && a.holdingsAtOpening == b.holdingsAtOpening && a.base == b.base
      && a.accounts == b.accounts && a.conversions == b.conversions
      && a.progress == b.progress && a.pace == b.pace
      && a.display == b.display && a.reason == b.reason
      && a.priceChange == b.priceChange
  }
}
