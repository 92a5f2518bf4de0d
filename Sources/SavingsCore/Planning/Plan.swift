/// What must be saved this month, for each goal and in all.
public final class Plan: Sendable {
  public let month: Month

  public let today: CalendarDate

  /// The first payday on or after today.
  public let nextPayday: CalendarDate?

  /// The currency of the totals, `nil` while nobody has named one.
  public let currency: Currency?

  /// The goals that are active, by deadline and then by name; those that have
  /// all they need stand last.
  public let goals: [Requirement]

  /// The sums, each unknown where a part is.
  public let totals: Totals

  /// The sums of what is known, where something is not.
  public let atLeast: Totals?

  /// How much of what came in this month is over what was planned for its
  /// goal, and how much is so only because a round of it is over, which asks
  /// nothing any more of what was planned for it.
  ///
  /// `planned - savedThisMonth` and both are `left`, because what one goal has
  /// too much is not missing less for another.
  public let beyond: (plan: Amount, rounds: Amount)?

  /// The month before, where that is closed and the plan is of all goals.
  public let lastMonth: ClosedMonth?

  /// Whether that month is not closed, and one in which a goal stood is open
  /// behind the last closed one.
  public let asksToClose: Bool

  /// What comes in this month, where that is known.
  public let income: Income?

  /// The rates that the numbers came about with, by pair.
  public let rates: [Rate]

  /// The pairs whose rates are missing, and for which goals.
  public let missingRates: [MissingRate]

  /// The same, each with a goal that needs it.
  let gaps: [Gap]

  package let accounts: Accounts
  let setting: PlanSetting

  /// A rate that would make something known.
  public struct MissingRate: Sendable {
    public let pair: CurrencyPair

    /// The goals it is missing for.
    public package(set) var goals: [Goal]
  }

  /// A rate that is missing, and for whom and when.
  final class Gap: Sendable {
    let pair: CurrencyPair

    /// The goal, `nil` where it is not there any more, or it is about all.
    let goal: Goal?

    /// The day that needs it, where there is not only one.
    let day: CalendarDate?

    init(_ pair: CurrencyPair, for goal: Goal?, on day: CalendarDate? = nil) {
      self.pair = pair
      self.goal = goal
      self.day = day
    }
  }

  /// The plan of a day, with totals in `currency` or the household's own.
  ///
  /// `among` picks some of the goals.
  public convenience init(
    _ accounts: Accounts, in currency: Currency? = nil,
    among isWanted: (Goal) -> Bool = { _ in true }
  ) throws(MoneyProblem) {
    try self.init(
      accounts, in: currency, wanted: accounts.household.goals.map(isWanted))
  }

  /// The plan of the goals that are wanted, by their places.
  @inline(never)
  private init(
    _ accounts: Accounts, in currency: Currency?, wanted: [Bool]
  ) throws(MoneyProblem) {
    let household = accounts.household
    let today = accounts.today
    let setting = PlanSetting(
      accounts, in: currency, andRatesOf: household.beginnings(on: today))
    let wanted = zip(household.goals, wanted).map { goal, isWanted in
      isWanted && goal.isActive(on: today)
    }
    let goalAccounts = try accounts.goalAccounts(wanted)
    var goals: [Requirement] = []
    var known = KnownDays()
    for place in household.goals.indices where wanted[place] {
      goals.add(
        try Requirement(of: place, goalAccounts[place], in: setting, &known))
    }
    goals = goals.inOrder { requirement in
      (
        requirement.status == .completed ? 1 : 0, requirement.deadline.orLast,
        requirement.goal.name
      )
    }
    let currency = setting.currency
    let totals = try Totals(of: goals, in: currency)
    self.accounts = accounts
    self.setting = setting
    self.goals = goals
    beyond = try goals.beyondPlan()
    self.totals = totals
    atLeast =
      totals.isComplete
      ? nil : try Totals(of: goals, unknown: .zero, in: currency)
    self.today = today
    self.currency = currency
    month = today.month
    let active = household.goals.count { $0.isActive(on: today) }
    let areAll = goals.count == active
    let former = areAll ? today.month.adding(-1) : nil
    let lastMonth = former.flatMap { household.closedMonth($0, knownOn: today) }
    self.lastMonth = lastMonth
    asksToClose =
      lastMonth == nil
      && former.map { household.isOpen(upTo: $0, on: today) } ?? false
    var gaps = goals.flatMap(\.gaps)
    income = try Income(beside: goals, areAll: areAll, in: setting, &gaps)
    nextPayday = household.settings.paydays.schedule.first(from: today)
    var rates: [Rate] = []
    for goal in goals { goal.addRates(to: &rates) }
    self.rates = rates.byPair
    self.gaps = gaps
    missingRates = gaps.missingRates
  }

  /// A sum of the currency of totals.
  public func total(_ amount: Amount?) -> Money? {
    guard let amount, let currency else { return nil }
    return Money(amount, currency)
  }

  /// The same, rounded to the decimals of that currency.
  public func rounded(_ amount: Amount) throws(MoneyProblem) -> Money? {
    guard let currency else { return nil }
    return total(try amount.rounded(to: settings.digits(of: currency)))
  }

  /// What there is of the currency of totals if so much is there of any, `nil`
  /// where a rate is missing.
  ///
  /// It is cut, not rounded: what is not there cannot be paid.
  public func budget(of money: Money) throws(MoneyProblem) -> Money? {
    guard let currency else { return nil }
    return total(
      try setting.exchange.convert(
        money.amount, from: money.currency, to: currency,
        to: settings.digits(of: currency), .down))
  }

  /// The earliest deadline of a goal that is not reached.
  public var nearestDeadline: CalendarDate? {
    goals.filter { $0.status != .completed }.compactMap(\.deadline).min()
  }

  /// How many goals have a status.
  public func count(of status: Status) -> Int {
    goals.count { $0.status == status }
  }

  /// The earliest day that passed while something was left of its amount: a
  /// payday, or a deadline that has none before it.
  public var dueSince: CalendarDate? {
    goals.lazy.compactMap { [today] goal in
      guard let figures = goal.figures, figures.leftNow.isPositive,
        goal.payments.due < today
      else { return goal.figures?.overdueSince }
      return goal.payments.due
    }
    .min()
  }

  /// What the household prefers.
  public var settings: Settings { setting.household.settings }

  /// The rates of the plan that are older than the household accepts.
  public var staleRates: [Rate] { rates.filter(isStale) }

  /// Whether a rate is older than the household accepts.
  public func isStale(_ rate: Rate) -> Bool {
    settings.isStale(rate, on: today)
  }
}
