/// How far a goal can go in a flex, and with it why a month comes to no less
/// and to no more.
public final class FlexReach: Sendable {
  public let goal: Goal

  /// Whether it keeps what was planned, whatever there is.
  public let isProtected: Bool

  /// What it gets at least: a protected goal all of it, any other what came in
  /// for it already.
  public let least: Money

  /// What it gets at most: no more than it was missing.
  public let most: Money

  /// A goal with its ends.
  public init(_ goal: Goal, isProtected: Bool, least: Money, most: Money) {
    self.goal = goal
    self.isProtected = isProtected
    self.least = least
    self.most = most
  }
}
