/// What belongs to which goal on a day.
public struct AllocationReport: Sendable {
  /// The shares that give something, asset by asset.
  public let rows: [Row]

  /// What a goal asks of an asset, and what it gets.
  public struct Row: Sendable {
    /// The asset that gives.
    public let asset: Asset

    /// The goal that gets.
    public let goal: Goal

    /// The row of the household that says so.
    public let allocation: AssetAllocation

    /// What the goal asks of the asset.
    public let asked: Money

    /// What there is for it.
    public let funded: Money
  }

  /// The shares of a day.
  public init(_ accounts: Accounts) throws(MoneyProblem) {
    let household = accounts.household
    let settings = household.settings
    var rows: [Row] = []
    for (place, asset) in household.assets.enumerated() {
      for ask in try accounts.funding(of: place).asks
      where !ask.row.share.isNothing {
        rows.append(
          Row(
            asset: asset, goal: household.goals[ask.goal],
            allocation: ask.row,
            asked: try settings.shown(ask.asked, asset.currency),
            funded: try settings.shown(ask.funded, asset.currency)))
      }
    }
    self.rows = rows
  }

  /// What a goal has of each asset.
  public func rows(of goal: Goal) -> [Row] {
    rows.filter { $0.goal.id == goal.id }
  }

  /// What an asset gives to each goal.
  public func rows(of asset: Asset) -> [Row] {
    rows.filter { $0.asset.id == asset.id }
  }
}
