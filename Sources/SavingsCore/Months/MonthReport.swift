/// What a month came to: for each goal that stood in it, and in all.
public final class MonthReport: Sendable {
  public let month: Month

  /// Who tells it.
  public let state: State

  /// The day on which it was closed, if it is.
  public let closed: CalendarDate?

  /// The last day of it that counts.
  public let to: CalendarDate

  /// The currency of its totals, `nil` while nobody has named one.
  public let currency: Currency?

  /// The goals that stood in it, by deadline and then by name; in a closed
  /// month as they were written down.
  public let goals: [MonthOfGoal]

  /// The sums, each unknown where a part is.
  public let totals: MonthTotals

  /// The sums of what is known, where something is not.
  public let atLeast: MonthTotals?

  /// What came in and went by the records of today.
  public let recorded: MonthFlow

  /// What the household prefers, which says when a rate is old.
  public let settings: Settings

  /// Who tells a month.
  public enum State: String, Equatable, Sendable, CaseIterable {
    /// It is not over.
    case running
    /// It is over, and the records tell it.
    case open
    /// What it came to was written down, and the records agree.
    case closed
    /// The same, and the records say something else now.
    case changed
  }

  /// Whether what it came to was written down.
  public var isClosed: Bool { closed != nil }

  /// The goals of which the records say something else than was written down.
  public var changedGoals: [MonthOfGoal] { goals.filter(\.hasChanged) }

  /// The rates that the records were counted with, by pair and day, where the
  /// months were asked for them.
  public var rates: [Rate] {
    goals.flatMap(\.conversions).links.map(\.rate).byPair
  }

  var gaps: [Plan.Gap] {
    goals.flatMap { month in
      month.conversions.missingPairs.map {
        // Of a goal that ended in the month no rate of a later day counts.
        Plan.Gap($0, for: month.goal, on: month.lastDay)
      }
    }
  }

  /// The rates that are missing, each with the goals that it is missing for and
  /// the first day that lacks it.
  public var missingRates: [(rate: Plan.MissingRate, day: CalendarDate)] {
    gaps.missingRatesByDay
  }

  /// The last day on which the records were counted with a rate.
  public func lastUse(of rate: Rate) -> CalendarDate {
    var day: CalendarDate?
    for goal in goals
    where goal.conversions.links.contains(where: { $0.rate == rate }) {
      day = max(goal.lastDay, day ?? .first)
    }
    return day ?? to
  }

  /// A month that the records tell.
  init(
    _ month: Month, running: Bool, to day: CalendarDate, in currency: Currency?,
    _ goals: [MonthOfGoal], _ settings: Settings
  ) throws(MoneyProblem) {
    self.settings = settings
    self.month = month
    state = running ? .running : .open
    closed = nil
    to = day
    self.currency = currency
    self.goals = goals.inOrder { (0, $0.deadline.orLast, $0.name) }
    let parts = goals.map(\.display)
    totals = try MonthTotals(of: parts)
    atLeast =
      totals.sums == nil ? try MonthTotals(of: parts, unknown: .zero) : nil
    recorded = MonthFlow(totals)
  }

  /// A month that was closed, and what the records say of its goals.
  init(
    _ closing: ClosedMonth, _ goals: [MonthOfGoal], _ settings: Settings
  ) throws(MoneyProblem) {
    self.settings = settings
    month = closing.month
    closed = closing.closed
    to = month.lastDay
    currency = closing.whole.currency
    self.goals = goals
    totals = MonthTotals(closing.whole.sums)
    atLeast = nil
    let hasChanged = goals.contains(where: \.hasChanged)
    state = hasChanged ? .changed : .closed
    recorded =
      hasChanged
      ? try MonthFlow(
        of: goals.map(\.recordedDisplay)
          + [MonthFlow(goals.gone(of: closing.whole.sums))])
      : MonthFlow(totals)
  }
}
