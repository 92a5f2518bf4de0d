/// A goal's numbers in the display currency, each rounded to it.
///
/// Whatever needs a missing rate is `nil`.
public final class DisplayFigures: Sendable {
  /// The display currency, `nil` while nobody has named one.
  public let currency: Currency?
  /// What the goal takes in all, nothing where it goes on for ever.
  public let target: Amount?
  /// What it has.
  public let saved: Amount?
  /// What the month asks.
  public let required: Amount?
  /// What is to be paid this month.
  public let planned: Amount?
  /// What came to it this month.
  public let savedThisMonth: Amount?
  /// How much less there is than when the month began.
  public let takenOut: Amount?
  /// What is still to be paid this month.
  public let left: Amount?
  /// What of that is to be paid by the next payday of all goals.
  public let leftByNext: Amount?
  /// What of it was to be paid by a payday that has passed, without what is due
  /// because a deadline has.
  public let overdue: Amount?
  /// What counts towards the target: what it has, less what is set apart.
  let counted: Amount?

  /// The pair whose rate is missing for them.
  let missingPairs: [CurrencyPair]

  /// The rates they came about with.
  let links: [Exchange.Link]

  init(
    of month: MonthFigures, in setting: PlanSetting
  ) throws(MoneyProblem) {
    let goal = month.goal
    let figures = month.figures
    @inline(never)
    func shown(_ amount: Amount?) throws(MoneyProblem) -> Amount? {
      guard let amount else { return nil }
      return try setting.rounded(amount, of: goal)
    }
    let paydays = setting.household.settings.paydays.schedule
    let next = paydays.first(from: setting.today) ?? .last
    currency = setting.currency
    target = try shown(goal.target ?? .zero)
    saved = try shown(month.saved)
    required = try shown(figures?.required)
    planned = try shown(figures?.planned)
    savedThisMonth = try shown(figures?.savedThisMonth)
    takenOut = try shown(figures?.takenOut)
    left = try shown(figures?.left)
    leftByNext = try shown(figures?.left(by: next))
    overdue = try shown(try figures?.overdueByPayday)
    counted = try shown(try month.savings?.counted)

    let all = [
      goal.target, month.saved, figures?.required, figures?.planned,
      figures?.savedThisMonth, figures?.takenOut, figures?.left,
    ]
    let needsRate = all.contains { $0.map { !$0.isZero } ?? false }
    guard needsRate, let currency = setting.currency,
      let pair = CurrencyPair(goal.currency, currency)
    else {
      missingPairs = []
      links = []
      return
    }
    let route = setting.exchange.route(from: pair.base, to: pair.quote)
    missingPairs = route == nil ? [pair] : []
    links = route ?? []
  }
}
