/// What a month says of a goal that stood in it.
public final class MonthOfGoal: Sendable {
  public let id: Goal.ID

  /// The goal, `nil` where it is not there any more.
  public let goal: Goal?

  /// What it is called, or was when the month was closed.
  public let name: String

  /// What its sums are of.
  public let currency: Currency

  /// What the month asked, and what came of it.
  public let totals: MonthTotals

  /// The same in the currency of the month's totals.
  public let display: MonthTotals

  /// What the goal still took in all on its last day, by the records; `nil`
  /// where it does not stand in the month, goes on for ever, or is unknown.
  let remaining: Amount?

  /// Whether what the records say is other than what was written down.
  public let hasChanged: Bool

  /// How far it gave way.
  public let flex: Flex

  /// Who set what was planned.
  public let author: MonthlyPlan.Author?

  /// The day it was needed, as the month told it.
  let deadline: CalendarDate?

  /// How the records were converted.
  let conversions: [Conversion]

  /// The day as of which the records tell it.
  public let lastDay: CalendarDate

  /// Whether it was written down, and what the records say of it today, if
  /// they say anything.
  let isClosed: Bool
  private let now: MonthOfGoal?

  /// What the records say of a goal on its last day.
  init(
    _ month: MonthFigures, of goal: Goal, in setting: PlanSetting
  ) throws(MoneyProblem) {
    let figures = month.figures
    id = goal.id
    self.goal = goal
    name = goal.name
    currency = goal.currency
    totals = MonthTotals(
      required: figures?.required, planned: figures?.planned,
      savedThisMonth: figures?.savedThisMonth, takenOut: figures?.takenOut,
      left: figures?.left)
    display = try totals.converted { amount throws(MoneyProblem) in
      try setting.rounded(amount, in: goal.currency)
    }
    hasChanged = false
    remaining = figures?.remaining
    flex = month.flex
    author = month.plan?.custom?.author
    deadline = month.payments.deadline
    conversions =
      month.conversions
      + setting.conversions(
        of: [
          totals.required, totals.planned, totals.savedThisMonth,
          totals.takenOut, totals.left,
        ], in: goal.currency)
    lastDay = setting.today
    isClosed = false
    now = nil
  }

  /// What was written down of a goal, and what the records say of it today:
  /// nothing where it does not stand in the month any more, and what was
  /// written down where it is gone.
  init(
    _ closing: Closing, _ subject: Closing.OfGoal, _ goal: Goal?,
    _ today: MonthOfGoal?, at exchange: Exchange, in currency: Currency,
    _ settings: Settings
  ) throws(MoneyProblem) {
    id = subject.id
    self.goal = goal
    name = subject.name
    self.currency = closing.currency
    totals = MonthTotals(closing.sums)
    display = try totals.converted { amount throws(MoneyProblem) in
      try exchange.worth(
        of: Money(amount, closing.currency), in: currency, settings)?.amount
    }
    isClosed = true
    now = today
    let digits = settings.digits(of: closing.currency)
    let records = today?.recorded ?? MonthFlow(.zero, .zero)
    hasChanged =
      goal == nil
      ? false
      : try records.rounded(to: digits)
        != MonthFlow(totals).rounded(to: digits)
    remaining = today?.remaining
    flex = subject.flex ?? .flexible
    author = subject.author
    deadline = today?.deadline ?? goal?.deadline
    conversions = today?.conversions ?? []
    lastDay = today?.lastDay ?? exchange.date
  }

  /// What the records say today of a closed month; of any other, and of a goal
  /// that is gone, what it says itself.
  public var recorded: MonthFlow {
    guard isClosed, hasChanged, goal != nil else { return MonthFlow(totals) }
    return now?.recorded ?? MonthFlow(.zero, .zero)
  }

  /// What the records say in the currency of the month's totals; nothing of a
  /// goal that is gone (`gone(of:)`).
  var recordedDisplay: MonthFlow {
    guard isClosed else { return MonthFlow(display) }
    return now?.recordedDisplay ?? MonthFlow(.zero, .zero)
  }
}

extension [MonthOfGoal] {
  /// What the goals that are gone came to in a closed month: what all did, less
  /// those that are there, each at the rates of its own last day.
  ///
  /// On which day a goal ended that is gone nobody knows any more.
  func gone(of whole: MonthSums) throws(MoneyProblem) -> MonthTotals {
    guard contains(where: { $0.goal == nil }) else {
      return try MonthTotals(of: [])
    }
    let there = try MonthTotals(of: filter { $0.goal != nil }.map(\.display))
    return MonthTotals(
      required: nil, planned: nil,
      savedThisMonth: try whole.savedThisMonth.rest(there.savedThisMonth),
      takenOut: try whole.takenOut.rest(there.takenOut),
      left: try whole.left.rest(there.left))
  }
}

extension Amount {
  /// What is left beside a part of it, which may be unknown.
  fileprivate func rest(_ part: Amount?) throws(MoneyProblem) -> Amount? {
    guard let part else { return nil }
    return max(try self - part, .zero)
  }
}
