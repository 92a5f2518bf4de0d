/// The sums of a plan in the currency of totals, or there the numbers of one
/// goal, each rounded to it.
///
/// Each sum is that of the goals' numbers as they are shown, so a column adds
/// up to its total. Whatever needs a missing rate is `nil`.
public final class Totals: Sendable {
  /// The currency of totals, `nil` while nobody has named one.
  public let currency: Currency?

  /// What it takes in all, nothing where it goes on for ever.
  public let target: Amount?

  /// What there is.
  public let saved: Amount?

  /// What the month asks.
  public let required: Amount?

  /// What is to be paid this month.
  public let planned: Amount?

  /// What came in this month.
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

  /// What counts towards the targets: what there is, less what is set apart,
  /// and no more than each takes; `nil` without goals.
  private let counted: Amount?

  /// How they come from the goal's own numbers, where that takes a rate.
  let conversions: [Conversion]

  init(of month: MonthFigures, in setting: PlanSetting) throws(MoneyProblem) {
    let goal = month.goal
    let figures = month.figures
    @inline(never)
    func shown(_ amount: Amount?) throws(MoneyProblem) -> Amount? {
      try setting.rounded(amount, in: goal.currency)
    }
    let paydays = setting.household.settings.paydays.schedule
    let next = paydays.first(from: setting.today) ?? .last
    currency = setting.currency
    let target = try shown(goal.target ?? .zero)
    self.target = target
    saved = try shown(month.saved)
    required = try shown(figures?.required)
    planned = try shown(figures?.planned)
    savedThisMonth = try shown(figures?.savedThisMonth)
    takenOut = try shown(figures?.takenOut)
    left = try shown(figures?.left)
    leftByNext = try shown(figures?.left(by: next))
    overdue = try shown(try figures?.overdueByPayday)
    counted = try shown(try month.savings?.counted).flatMap { counted in
      target.map { min(max(counted, .zero), $0) }
    }
    conversions = setting.conversions(
      of: [
        goal.target, month.saved, figures?.required, figures?.planned,
        figures?.savedThisMonth, figures?.takenOut, figures?.left,
      ], in: goal.currency)
  }

  /// The sums of all goals of a plan, `unknown` standing for parts that are not
  /// known.
  init(
    of goals: [Requirement], unknown: Amount? = nil, in currency: Currency?
  ) throws(MoneyProblem) {
    let parts = goals.map(\.display)
    self.currency = currency
    target = try parts.sum(unknown: unknown, \.target)
    saved = try parts.sum(unknown: unknown, \.saved)
    required = try parts.sum(unknown: unknown, \.required)
    planned = try parts.sum(unknown: unknown, \.planned)
    savedThisMonth = try parts.sum(unknown: unknown, \.savedThisMonth)
    takenOut = try parts.sum(unknown: unknown, \.takenOut)
    left = try parts.sum(unknown: unknown, \.left)
    leftByNext = try parts.sum(unknown: unknown, \.leftByNext)
    overdue = try parts.sum(unknown: unknown, \.overdue)
    counted = goals.isEmpty ? nil : try parts.sum(unknown: unknown, \.counted)
    conversions = []
  }

  /// How much of the targets is saved; no goal counts over its own, and
  /// without goals there is nothing to measure.
  public var progress: Amount? {
    guard let counted, let target else { return nil }
    // A part of a whole is not too large to be counted.
    return target.isZero
      ? Amount(1) : try? counted.times(Amount(1), over: target, .down)
  }

  /// Whether every figure is known.
  package var isComplete: Bool {
    ![target, saved, required, planned, savedThisMonth, takenOut, left]
      .contains(nil)
  }
}

extension [Requirement] {
  /// How much of what came in this month is over what was planned for its
  /// goal, and how much where a round is over, in the display currency; unknown
  /// where a rate is missing.
  func beyondPlan() throws(MoneyProblem) -> (plan: Amount, rounds: Amount)? {
    var (plan, rounds) = (Amount.zero, Amount.zero)
    for requirement in self {
      guard let figures = requirement.figures,
        let planned = requirement.display.planned,
        let saved = requirement.display.savedThisMonth
      else { return nil }
      guard figures.savedThisMonth > figures.planned else { continue }
      let more = Swift.max(try saved - planned, .zero)
      // A round that was paid asks nothing any more of what was planned for it.
      if requirement.hasRoundOver {
        rounds = try rounds + more
      } else {
        plan = try plan + more
      }
    }
    return (plan, rounds)
  }
}

extension Requirement {
  /// Whether something was paid for a round of it since the window opened, or
  /// one was finished by hand.
  fileprivate var hasRoundOver: Bool {
    guard goal.every != nil else { return false }
    return base?.spent.isPositive ?? false
      || goal.roundsFinished.contains { $0 >= window }
  }
}
