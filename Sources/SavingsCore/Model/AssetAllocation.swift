/// How much of an asset belongs to a goal, from one day on.
///
/// The share at a date is the latest row on or before it, so the past stays
/// what it was. Giving a share up is a row of nothing.
public struct AssetAllocation: Equatable, Sendable {
  public var asset: Asset.ID
  public var goal: Goal.ID
  public var share: Share

  /// The first day on which this holds.
  public var since: CalendarDate

  /// A share of an asset for a goal from a day on.
  public init(
    asset: Asset.ID, goal: Goal.ID, share: Share, since: CalendarDate
  ) {
    self.asset = asset
    self.goal = goal
    self.share = share
    self.since = since
  }
}

/// A part of an asset, in proportion or as a fixed sum.
public enum Share: Equatable, Sendable {
  /// A part of what the asset holds beyond all that names a goal.
  case percentage(Percentage)

  /// A fixed sum, which deposits and withdrawals for the goal then move.
  case earmark(Amount)

  /// No share, whatever is deposited.
  public static let none = Share.percentage(.none)

  /// Whether it is no share; an earmark is one, even of nothing.
  public var isNothing: Bool { self == .none }

  /// Whether it is a fixed sum.
  public var isEarmark: Bool {
    if case .earmark = self { true } else { false }
  }

  /// The part in proportion, nothing for a fixed sum.
  public var percentage: Percentage {
    if case .percentage(let percentage) = self { percentage } else { .none }
  }
}
