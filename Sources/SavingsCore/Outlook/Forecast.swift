/// When a goal is reached, and how sure that is.
public final class Forecast: Sendable {
  /// The goal and its month.
  public let requirement: Requirement

  /// What is to come of it, `nil` where that is not known.
  public let rest: Rest?

  /// What happens if the plan is followed; `nil` where nothing is to come.
  public let plan: Following?

  /// What the last months brought; none where a rate of theirs is missing.
  public let months: [MonthsBrought.Part]

  /// How many of them brought a payment or more.
  public let enough: Int?

  /// What goes on like the latest months comes to, the fewest first.
  public let averages: [Pace]

  /// The same of an amount that somebody asks about.
  public let monthly: Pace?

  /// The chance of being in time; none where nobody asked for it.
  public let chance: Chance?

  /// Why none is told.
  public let chanceReason: ChanceReason?

  /// The first day on which one is if nothing else changes.
  public let chanceFrom: CalendarDate?

  /// What other currencies contribute to what is saved, by code.
  public let exposure: [Exposure]

  /// What the plan saves, day by day; `nil` where the goal is completed or
  /// unknown.
  public let projection: Projection?

  /// The pairs whose rates are missing, those of what the months brought too.
  let missingPairs: [CurrencyPair]

  /// Another currency, and what it contributes today, in the goal's own.
  public typealias Exposure = (currency: Currency, value: Amount)

  /// What comes of following the plan.
  public struct Following: Sendable {
    /// The first payment after this month.
    public let next: Amount?
    /// The day of the last one, `nil` where something is missing after it.
    public let reached: CalendarDate?
    /// What is missing after it.
    public let short: Amount
  }

  /// What comes of the same amount every month.
  public struct Pace: Sendable {
    /// Of how many months it is the average, `nil` of an amount that was named.
    public let months: Int?
    /// How much it is a month, rounded.
    public let amount: Amount
    /// The payday that reaches the target, `nil` for never.
    public let reached: CalendarDate?
    /// What there is when the deadline comes, rounded down.
    public let atDeadline: Amount?
  }

  /// The forecast of a goal of a plan of which is known what months brought,
  /// perhaps with an amount a month to ask about, and with the chance or
  /// without.
  init(
    of requirement: Requirement, in plan: Plan, brought: MonthsBrought?,
    monthly: Amount?, withChance: Bool
  ) throws(MoneyProblem) {
    self.requirement = requirement
    let settings = plan.settings
    let digits = settings.digits(of: requirement.goal.currency)
    exposure =
      requirement.figures == nil
      ? [] : try requirement.exposure(digits: digits)
    months = brought?.months ?? []
    let lacking = brought?.missingPairs ?? []
    missingPairs = requirement.ownMissingPairs + lacking
    let rest = try Rest(of: requirement, settings)
    let followed = try rest.flatMap { rest throws(MoneyProblem) in
      try requirement.followed(settings, for: rest)
    }
    projection = try Projection(of: requirement, following: followed)
    self.rest = rest
    guard let rest, let followed else {
      self.plan = nil
      enough = nil
      averages = []
      self.monthly = nil
      chance = nil
      chanceReason = rest == nil ? .missingRate : .reached
      chanceFrom = nil
      return
    }
    self.plan = requirement.following(
      followed, last: projection?.points.last?.date)
    let isKnown = lacking.isEmpty
    enough = isKnown ? rest.enough(months) : nil
    averages = try rest.averages(months)
    self.monthly = try monthly.map { (amount) throws(MoneyProblem) in
      try rest.pace(of: amount, over: 1, named: nil)
    }
    let reason =
      isKnown ? rest.chanceReason(knowing: months.count) : .missingRate
    chanceReason = reason
    chance = withChance && reason == nil ? rest.chance(months) : nil
    chanceFrom =
      switch reason {
      case .shortHistory, .tooFar: plan.chanceFrom(rest)
      default: nil
      }
  }
}

extension Requirement {
  fileprivate func exposure(
    digits: Int
  ) throws(MoneyProblem) -> [Forecast.Exposure] {
    let others = holdings.filter { $0.currency != goal.currency }
    let currencies = others.map(\.currency).withoutRepetitions.ordered(by: <)
    return try currencies.map { currency throws(MoneyProblem) in
      let held = others.filter { $0.currency == currency }
      let value = try held.compactMap(\.value).sum()
      return (currency, try value.rounded(to: digits))
    }
    .filter { !$0.value.isZero }
  }

  /// What comes of paying what the plan pays, up to the last payment.
  fileprivate func following(
    _ followed: FollowedPlan, last payment: CalendarDate?
  ) -> Forecast.Following {
    Forecast.Following(
      next: (followed.later.first ?? followed.onDeadline)?.amount,
      reached: goal.monthly != nil
        ? payments.reached : followed.short.isZero ? payment : nil,
      short: followed.short)
  }
}

extension Plan {
  /// The first day of the first month that begins with months enough and no
  /// more than twice as many to come, if nothing else changes.
  fileprivate func chanceFrom(_ rest: Rest) -> CalendarDate? {
    // Without a share no month is ever looked back on.
    guard let deadline = rest.deadline,
      accounts.household.allocations.contains(where: {
        $0.goal == rest.goal.id && !$0.share.isNothing
      })
    else { return nil }
    var month = self.month
    while let next = month.adding(1), next.firstDay < deadline {
      month = next
      let known = accounts.household.monthsLookedBack(
        for: rest.goal, on: month.firstDay
      ).count
      let left = rest.monthsToCome(from: month.firstDay)
      if left == 0 { return nil }
      if known >= Rest.leastMonths, left <= 2 * known { return month.firstDay }
      // No more months are known later, and far deadlines are far.
      if known == Household.mostMonthsBack, left > 2 * known,
        let near = rest.month(before: 2 * known), near > month
      {
        return near.firstDay
      }
    }
    return nil
  }

  /// The months that a forecast looks back on, the earliest first.
  public static func monthsLookedBack(on today: CalendarDate) -> [Month] {
    (1...Household.mostMonthsBack).reversed().compactMap {
      today.month.adding(-$0)
    }
  }

  /// The forecasts of some of its goals, told by the months that were.
  ///
  /// Counting the chances is a good part of the work, so pictures do without.
  public func forecasts(
    of wanted: [Requirement], _ months: Months, monthly: Amount? = nil,
    withChances: Bool = true
  ) throws(MoneyProblem) -> [Forecast] {
    func isOpen(_ requirement: Requirement) -> Bool {
      requirement.figures != nil && requirement.status != .completed
    }
    let brought = try months.brought(wanted.filter(isOpen).map(\.goal))
    var next = 0
    return try wanted.map { (requirement) throws(MoneyProblem) in
      let isOpen = isOpen(requirement)
      if isOpen { next += 1 }
      return try Forecast(
        of: requirement, in: self, brought: isOpen ? brought[next - 1] : nil,
        monthly: monthly, withChance: withChances)
    }
  }
}
