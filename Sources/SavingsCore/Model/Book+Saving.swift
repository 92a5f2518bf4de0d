extension Book {
  /// The book after money was put into an asset for a goal.
  ///
  /// A goal without a share of the asset gets an earmark of nothing from the
  /// same day on, which the deposit then fills. A day before the latest row of
  /// the two is refused: that row already says what the goal had by then.
  public func saving(_ deposit: Transaction) throws(BookProblem) -> Book {
    guard let goalID = deposit.goal, let goal = household.goal(goalID) else {
      throw .dangling(.goal, deposit.goal?.description ?? "")
    }
    guard goal.isActive else { throw .goalEnded(goal.name, slug: goal.slug) }
    guard let asset = household.asset(deposit.asset) else {
      throw .dangling(.asset, deposit.asset.description)
    }
    let rows = household.rows(of: asset.id, for: goalID)
    if let latest = rows.map(\.since).max(), deposit.date < latest {
      throw .savedBeforeShare(
        goal.name, goal: goal.slug, asset: asset.slug, on: deposit.date,
        since: latest)
    }
    let next = try adding(deposit)
    guard !rows.giveAnything(on: deposit.date) else { return next }
    return try next.setting(
      AssetAllocation(
        asset: deposit.asset, goal: goalID, share: .earmark(.zero),
        since: deposit.date))
  }
}
