/// How a goal stands against an even pace from its start to its deadline.
public struct Pace: Sendable {
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

  /// What came of it by now: what is saved, and what was paid already.
  public let saved: Amount

  /// How many of the paydays have passed.
  public let passed: Int

  /// What the paydays that have passed carry.
  public let passedLoad: Amount

  /// What all of them carry.
  public let load: Load

  /// What an even pace is to bring on all of them.
  public let rest: Amount

  /// Where a goal stands.
  public enum State: String, Equatable, Sendable, CaseIterable {
    /// More is there than an even pace would have brought.
    case ahead
    /// As much as that, or nearly so.
    case onPace = "on_pace"
    /// Less than that.
    case behind
  }

  /// The pace on a day of a goal, from what there was when it began, or its
  /// round did; `nil` where nobody knows that, for a monthly goal, before the
  /// first payday, where a round takes nothing, and where all was there when it
  /// began.
  ///
  /// Within two percent of the target is on pace.
  init?(
    of goal: Goal, _ rounds: Rounds?, from start: Amount?, saved: Amount,
    reserved: Amount, on today: CalendarDate, _ days: Paydays, digits: Int
  ) throws(MoneyProblem) {
    guard let start, let target = goal.target,
      let stretch = try goal.stretch(rounds, on: today)
    else { return nil }
    let now = min(today, stretch.deadline)
    let begin = stretch.isFirst ? start : .zero
    passed = days.schedule.count(from: stretch.from, before: now)
    guard passed > 0, begin < target else { return nil }
    let load = try Load(
      of: today.month, from: stretch.from, before: stretch.deadline, days)
    let passedLoad =
      load.isEven
      ? Amount(passed) : try days.weight(from: stretch.from, before: now)
    var rest = try target - begin
    let growth = try Growth(
      of: goal.yield, from: stretch.from, before: stretch.deadline, load, days)
    if let growth {
      let toBring = try growth.toBring(towards: target, beyond: begin)
      rest = min(rest, try toBring.times(load.all, over: growth.all))
    }
    let expected =
      try begin + rest.times(passedLoad, over: load.all, .nearest, to: digits)
    let saved = try saved - reserved + stretch.paid
    let by = try saved - expected
    let tolerance = try target.times(Amount(2), over: Amount(100), .down)
    self.start = begin
    self.saved = saved
    self.load = load
    self.passedLoad = passedLoad
    self.rest = rest
    self.expected = expected
    self.by = by
    self.tolerance = tolerance
    state =
      by.magnitude <= tolerance ? .onPace : by.isNegative ? .behind : .ahead
  }

  /// Whether an amount is over one and a quarter of what an even pace asks of
  /// the month; that is nothing where growth alone is expected to bring all.
  func isExceeded(by amount: Amount) -> Bool {
    guard rest.isPositive else { return amount.isPositive }
    guard let asked = try? load.month.times(Amount(5)),
      let all = try? load.all.times(Amount(4))
    else { return false }
    return Fraction(amount, over: rest) > Fraction(asked, over: all)
  }
}

extension Goal {
  /// The stretch on which a goal is told to be on pace: from its start to its
  /// deadline, or that of the round that runs, unless that takes nothing.
  ///
  /// What there was when the goal began is part of the first one; `paid` is
  /// what was paid for it already.
  fileprivate func stretch(
    _ rounds: Rounds?, on today: CalendarDate
  ) throws(MoneyProblem) -> (
    from: CalendarDate, deadline: CalendarDate, isFirst: Bool, paid: Amount
  )? {
    guard let rounds else {
      return deadline.map {
        (from: start, deadline: $0, isFirst: true, paid: Amount.zero)
      }
    }
    let round = rounds.running(on: today)
    guard let deadline = rounds.deadline(of: round),
      try rounds.need(of: round, on: today).isPositive
    else { return nil }
    return (
      rounds.begin(of: round), deadline, round == 1, rounds.paid(for: round)
    )
  }
}
