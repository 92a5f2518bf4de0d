/// The months of a household, each told as of its last day.
///
/// A month is worked out when somebody asks for it: who needs it again keeps
/// it, and of many no more are there at once than somebody holds.
public final class Months {
  /// Whose months they are.
  public let household: Household

  /// The day on which they are told.
  public let today: CalendarDate

  /// All of them, from the first to the running one.
  public let all: [Month]

  /// The currency of totals, `nil` while nobody has named one.
  public let currency: Currency?

  /// The months that may be asked for, in their order.
  let asked: [Month]

  private let occasion: Occasion
  private let closed: [ClosedMonth]
  private let withRates: Bool

  /// The occasion that was asked for last: all goals of a month want one day.
  private var latest: Occasion?

  /// The end of the month that was told last.
  private var evening: Evening?

  var lookedBack: [(goal: Goal.ID, brought: MonthsBrought)] = []

  /// The months of an occasion, of which some will be asked for, in their
  /// order.
  ///
  /// Without a currency totals are in the household's. All transactions are
  /// gone through once. Where they were summed up while a file was read, that
  /// has to have been for the last days of these months. Which rates they were
  /// counted with is only told where somebody wants to know.
  public init(
    _ occasion: Occasion, asking wanted: [Month], in currency: Currency? = nil,
    withRates: Bool = false
  ) throws(MoneyProblem) {
    self.withRates = withRates
    household = occasion.household
    today = occasion.today
    all = household.months(on: today)
    self.currency = currency ?? household.displayCurrency?.currency
    asked = wanted
    closed = household.closedMonths(knownOn: today)
    self.occasion = try occasion.over(
      LookedAt(days: household.lastDays(of: wanted, on: today)))
  }

  public var running: Month { today.month }

  /// What was written down of a month, if that is known today.
  public func closing(of month: Month) -> ClosedMonth? {
    closed.place(of: month) { $0.month }.map { closed[$0] }
  }

  /// What a month came to; what was written down where it is closed.
  public func report(of month: Month) throws(MoneyProblem) -> MonthReport {
    if let closing = closing(of: month) {
      try report(of: closing)
    } else {
      try records(of: month)
    }
  }

  /// What the records say of a month, whether it is closed or not.
  public func records(of month: Month) throws(MoneyProblem) -> MonthReport {
    try MonthReport(
      month, running: month == running, to: min(month.lastDay, today),
      in: currency, try goals(of: month, in: currency), household.settings)
  }

  private func report(
    of closing: ClosedMonth
  ) throws(MoneyProblem) -> MonthReport {
    let ids = closing.goals.compactMap { $0.goal?.id }
    let currency = closing.whole.currency
    let now = try goals(of: closing.month, in: currency, among: ids)
      .keyed(by: \.id)
    let known = household.goals.keyed(by: \.id)
    var goals: [MonthOfGoal] = []
    for record in closing.goals {
      guard let goal = record.goal else { continue }
      let told = now[goal.id]
      let exchange = Exchange(
        household.rates, on: told?.lastDay ?? closing.month.lastDay)
      goals.add(
        try MonthOfGoal(
          record, goal, known[goal.id], told, at: exchange, in: currency,
          household.settings))
    }
    return try MonthReport(closing, goals, household.settings)
  }

  /// What the records say of the goals that stand in a month, or of those of
  /// them that are wanted.
  private func goals(
    of month: Month, in currency: Currency?, among wanted: [Goal.ID]? = nil
  ) throws(MoneyProblem) -> [MonthOfGoal] {
    let day = min(month.lastDay, today)
    var places = wanted.map { Places<Goal>($0) }
    let standing = household.goals.indices.filter { place in
      let goal = household.goals[place]
      return (wanted == nil || places?.place(of: goal.id) != nil)
        && household.stands(goal, in: month, on: today)
    }
    var goals: [MonthOfGoal] = []
    if standing.contains(where: { household.goals[$0].isActive(on: day) }) {
      goals = try occasion(on: day).accounts()
        .months(
          of: standing, told: household.goals, in: currency,
          withRates: withRates, &evening)
    }
    for place in standing {
      let goal = household.goals[place]
      guard !goal.isActive(on: day), let end = goal.end(knownOn: today)
      else { continue }
      var none: Evening?
      goals += try occasion.asIfNotEnded(place, on: end).accounts()
        .months(
          of: [place], told: household.goals, in: currency,
          withRates: withRates, &none)
    }
    return goals
  }

  func occasion(on day: CalendarDate) -> Occasion {
    if day == today { return occasion }
    if let latest, latest.today == day { return latest }
    let told = occasion.on(day)
    latest = told
    return told
  }
}
