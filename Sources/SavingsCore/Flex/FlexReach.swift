extension [FlexReach] {
  /// What they get at least, in all.
  func sum() throws(MoneyProblem) -> Amount { try map(\.least.amount).sum() }
}

/// How far a goal can go in a flex, and with it why a month comes to no less
/// and to no more.
public final class FlexReach: Sendable {
  public let goal: Goal

  /// Whether it keeps what was planned, whatever there is.
  public let isProtected: Bool

  /// Whether it has all it takes, and what the month planned of it stays.
  public let isSettled: Bool

  /// Whether it is protected by what the month says, and the total can be
  /// reached without it.
  public let isToLeaveOut: Bool

  /// What it gets at least: a protected goal all of it, any other what came in
  /// for it already.
  public let least: Money

  /// What it gets at most: no more than it was missing.
  public let most: Money

  /// A goal with its ends.
  public init(
    _ goal: Goal, isProtected: Bool, isSettled: Bool = false,
    isToLeaveOut: Bool = false, least: Money, most: Money
  ) {
    self.goal = goal
    self.isProtected = isProtected
    self.isSettled = isSettled
    self.isToLeaveOut = isToLeaveOut
    self.least = least
    self.most = most
  }
}
