/// One way to make a budget fit that does not, each change of it as small as
/// can be.
public enum WayOut: Sendable {
  /// Saving more each month, in the display currency.
  case raiseBudget(to: Amount)

  /// Giving goals more time.
  case moveDeadlines([MovedDeadline])

  /// Aiming lower, or saving less a month for what has no end.
  case lowerTargets([LoweredTarget])

  /// A goal that gets more time: up to the day after the payday that makes it
  /// fit, which is so many payments more.
  public typealias MovedDeadline = (
    goal: Goal, deadline: CalendarDate, payments: Int
  )

  /// A goal that aims lower: the most that fits, of its target or of its amount
  /// a month, in its currency, and how much lower that is.
  public typealias LoweredTarget = (goal: Goal, amount: Amount, by: Amount)
}

extension Obligations {
  /// What to do about a budget that is too small, where `least` is enough.
  func waysOut(
    of budget: Amount, least: Amount
  ) throws(BudgetProblem) -> [WayOut] {
    var ways: [WayOut] = [.raiseBudget(to: least)]
    // Until the calendar ends, or until nobody knows what comes in.
    if let longer = try? frame(enoughFor: budget),
      let moved = try? with(goals.map(\.goal), in: longer)?
        .movingDeadlines(toFit: budget)
    {
      let goals = moved.map { way in
        var goal = way.goal
        goal.deadline = way.deadline
        return goal
      }
      if try isEnough(budget, with: goals) { ways.add(.moveDeadlines(moved)) }
    }
    let lowered = try counting(
      loweringTargets(toFit: budget), as: BudgetProblem.amounts)
    if let lowered {
      let goals = lowered.map { $0.goal.asking($0.amount) }
      if try isEnough(budget, with: goals) { ways.add(.lowerTargets(lowered)) }
    }
    return ways
  }
}
