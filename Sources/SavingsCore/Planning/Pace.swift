/// How a goal stands against an even pace from its start to its deadline.
public struct Pace: Equatable, Sendable {
  /// How much more is saved than expected, negative for less.
  public let by: Amount

  /// The word for it.
  public let state: State

  /// What an even pace would have brought by now.
  public let expected: Amount

  /// How much more or less than that is still on pace.
  public let tolerance: Amount

  /// How many of the goal's paydays have passed.
  public let passed: Int

  /// How many it has in all.
  public let paydays: Int

  /// Where a goal stands.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// More is there than an even pace would have brought.
    case ahead
    /// As much as that, or nearly so.
    case onPace = "on_pace"
    /// Less than that.
    case behind
  }

  /// The pace of a goal that has so much, `nil` before its first payday.
  ///
  /// Within two percent of the target is on pace.
  init?(
    of goal: Goal, saved: Amount, on today: CalendarDate, payday: Payday,
    digits: Int
  ) throws(MoneyProblem) {
    passed = payday.count(
      from: goal.start, before: min(today, goal.deadline))
    paydays = payday.count(from: goal.start, before: goal.deadline)
    guard passed > 0 else { return nil }
    expected = try goal.target.times(
      Amount(passed), over: Amount(paydays), .nearest, to: digits)
    by = try saved - expected
    tolerance = try goal.target.times(
      Amount(2), over: Amount(100), .down)
    state =
      by.magnitude <= tolerance ? .onPace : by.isNegative ? .behind : .ahead
  }
}
