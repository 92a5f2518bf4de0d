/// How a goal stands against an even pace from its start to its deadline.
public struct Pace: Equatable, Sendable {
  /// How much more is saved than expected, negative for less.
  public let by: Amount

  /// The word for it.
  public let state: State

  /// What an even pace would have brought by now, with what there was.
  public let expected: Amount

  /// How much more or less than that is still on pace.
  public let tolerance: Amount

  /// What there was when the goal began.
  public let start: Amount

  /// How many of the goal's paydays have passed.
  public let passed: Int

  /// How many it has in all.
  public let paydays: Int

  /// What an even pace is to bring on all its paydays.
  public let rest: Amount

  /// How many of them lie in the month of today.
  private let thisMonth: Int

  /// Where a goal stands.
  public enum State: String, Equatable, Sendable, CaseIterable {
    /// More is there than an even pace would have brought.
    case ahead
    /// As much as that, or nearly so.
    case onPace = "on_pace"
    /// Less than that.
    case behind
  }

  /// The pace of a goal that has so much, and had so much when it began; `nil`
  /// before its first payday, and where it began with all it takes.
  ///
  /// Within two percent of the target is on pace.
  init?(
    of goal: Goal, from start: Amount, saved: Amount, on today: CalendarDate,
    payday: Payday, digits: Int
  ) throws(MoneyProblem) {
    passed = payday.count(
      from: goal.start, before: min(today, goal.deadline))
    guard passed > 0, start < goal.target else { return nil }
    paydays = payday.count(from: goal.start, before: goal.deadline)
    let month = payday.date(in: today.month)
    thisMonth = goal.start <= month && month < goal.deadline ? 1 : 0
    self.start = start
    rest = try goal.target - start
    expected =
      try start
      + rest.times(Amount(passed), over: Amount(paydays), .nearest, to: digits)
    by = try saved - expected
    tolerance = try goal.target.times(
      Amount(2), over: Amount(100), .down)
    state =
      by.magnitude <= tolerance ? .onPace : by.isNegative ? .behind : .ahead
  }

  /// Whether an amount is over one and a quarter of what an even pace asks of
  /// the month.
  func isExceeded(by amount: Amount) -> Bool {
    Fraction(amount, over: rest)
      > Fraction(Amount(5 * thisMonth), over: Amount(4 * paydays))
  }
}
