/// One way to make a budget fit that does not, each change of it as small as
/// can be.
public enum WayOut: Sendable {
  /// Saving more each month, in the display currency.
  case raiseBudget(to: Amount)

  /// Giving goals more time.
  case moveDeadlines([MovedDeadline])

  /// Aiming lower, or saving less a month for what has no end.
  case lowerTargets([LoweredTarget])

  /// A goal that gets more time.
  public struct MovedDeadline: Sendable {
    /// The goal.
    public let goal: Goal
    /// The day after the payday that makes it fit.
    public let deadline: CalendarDate
    /// How many payments more that are.
    public let payments: Int
  }

  /// A goal that aims lower.
  public struct LoweredTarget: Sendable {
    /// The goal.
    public let goal: Goal
    /// The most that fits, in the goal's currency.
    public let amount: Amount
    /// Whether it is the amount a month, and not the target.
    public let isMonthly: Bool
    /// How much lower that is.
    public let by: Amount
  }
}
