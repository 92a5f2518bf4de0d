/// What a goal has today, in its own currency.
///
/// It is known where only what there was before is not.
public struct GoalSavings: Sendable {
  /// All of it.
  public let saved: Amount

  /// What of it is held for rounds whose deadlines have come, and which are
  /// not paid yet.
  public let reserved: Amount

  /// What those rounds lack.
  let lacking: Amount

  /// What the goal still takes in all; `nil` of one that goes on for ever.
  public let remaining: Amount?

  /// What is told of a goal that has so much.
  @inline(never)
  init(
    _ saved: Amount, of goal: Goal, _ demand: Demand, digits: Int,
    on today: CalendarDate
  ) throws(MoneyProblem) {
    self.saved = saved
    let due = try demand.due(on: today).map(\.amount).sum()
    reserved = min(max(saved, .zero), due)
    let lacking = try due - reserved
    self.lacking = lacking.isNothing(in: digits) ? .zero : lacking
    remaining = try demand.remaining(of: goal, having: saved, digits)
  }

  /// What counts towards the target: what there is, less what is set apart.
  var counted: Amount { get throws(MoneyProblem) { try saved - reserved } }

  /// How much of a target is saved, without what is set apart, cut at the
  /// eighteenth decimal: 1 when it is reached, more when it is passed, and less
  /// until then.
  func progress(towards target: Amount?) throws(MoneyProblem) -> Amount? {
    guard let target else { return nil }
    return target.isZero
      ? Amount(1) : try counted.times(Amount(1), over: target, .down)
  }
}

extension Demand {
  /// What the needs, or a monthly goal's target, are beyond what is saved.
  ///
  /// What is saved has no more decimals than the currency, so a finer rest
  /// could never be saved.
  fileprivate func remaining(
    of goal: Goal, having saved: Amount, _ digits: Int
  ) throws(MoneyProblem) -> Amount? {
    let whole =
      goal.monthly == nil
      ? try parts.lazy.map(\.need.amount).sum() : goal.target
    guard let whole else { return nil }
    let rest = max(try whole - saved, .zero)
    return rest.isNothing(in: digits) ? .zero : rest
  }

  /// The needs of rounds whose deadline has come.
  func due(on today: CalendarDate) -> [Need] {
    parts.compactMap {
      $0.need.round != nil && $0.need.deadline <= today ? $0.need : nil
    }
  }
}
