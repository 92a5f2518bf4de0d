/// What belongs to which goal on a day.
public final class AllocationReport: Sendable {
  /// The rows, asset by asset.
  public let rows: [Row]

  /// A row by which an asset gives to a goal.
  public final class Row: Sendable {
    public let asset: Asset

    public let goal: Goal

    /// The row of the household that says so.
    public let allocation: AssetAllocation

    /// The share as it was stated: an earmark with what was moved for its goal
    /// on its own day; `nil` where nobody asked for that.
    public let stated: Share?

    /// What the goal asks of the asset, and what there is for it, if the row
    /// holds on the day.
    public let held: Held?

    init(
      asset: Asset, goal: Goal, allocation: AssetAllocation, stated: Share?,
      held: Held?
    ) {
      self.asset = asset
      self.goal = goal
      self.allocation = allocation
      self.stated = stated
      self.held = held
    }
  }

  /// What a goal asks of an asset, and what it gets.
  public struct Held: Sendable {
    /// What the goal asks of the asset.
    public let asked: Money

    /// What there is for it.
    public let funded: Money

    fileprivate init(
      _ ask: Funding.Ask, _ asset: Asset, _ settings: Settings
    ) throws(MoneyProblem) {
      asked = try settings.shown(ask.asked, asset.currency)
      funded = try settings.shown(ask.funded, asset.currency)
    }
  }

  /// The shares that give something on a day.
  public init(_ accounts: Accounts) throws(MoneyProblem) {
    let household = accounts.household
    var rows: [Row] = []
    for (place, asset) in household.assets.enumerated() {
      for ask in try accounts.funding(of: place).asks
      where !ask.row.share.isNothing || !ask.own.isZero {
        rows.add(
          Row(
            asset: asset, goal: household.goals[ask.goal],
            allocation: ask.row, stated: nil,
            held: try Held(ask, asset, household.settings)))
      }
    }
    self.rows = rows
  }

  /// All rows of a book, also those that hold before the day or after it, by
  /// asset, goal and day.
  public init(everyRowOf book: Book, _ accounts: Accounts) throws(BookProblem) {
    let household = accounts.household
    var rows: [Row] = []
    for (place, asset) in household.assets.enumerated() {
      let asks = try counting(
        accounts.funding(of: place).asks, as: BookProblem.amounts)
      for goal in household.goals {
        let dated = household.rows(of: asset.id, for: goal.id)
          .ordered { $0.since < $1.since }
        for row in dated {
          let ask = asks.first { $0.row == row }
          let held = try ask.map { ask throws(BookProblem) in
            try counting(
              Held(ask, asset, household.settings), as: BookProblem.amounts)
          }
          rows.add(
            Row(
              asset: asset, goal: goal, allocation: row,
              stated: try book.stated(row), held: held))
        }
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

extension Occasion {
  /// What a goal holds today, asset by asset.
  package func holdings(
    of goal: Goal
  ) throws(MoneyProblem) -> [AllocationReport.Row] {
    try AllocationReport(try accounts()).rows(of: goal)
      .filter { $0.held?.funded.amount.isZero == false }
  }
}
