extension Book {
  /// The book in which a goal is finished or cancelled.
  ///
  /// From that day on the goal's shares are nothing, and free for others.
  public func ending(
    _ goal: Goal, _ lifecycle: Goal.Lifecycle
  ) throws(BookProblem) -> Book {
    guard goal.isActive else {
      throw .goalAlready(goal.name, slug: goal.slug, goal.lifecycle)
    }
    var ended = goal
    ended.lifecycle = lifecycle
    var next = try putting(ended)
    guard let date = lifecycle.end else { return next }
    for (asset, _) in household.rowsByAsset(for: goal.id) {
      next = next.clearing(asset, for: goal.id, on: date).book
    }
    return next
  }
}

extension Household {
  /// The rows of a goal by the assets that give to it, in the order of these.
  func rowsByAsset(
    for goal: Goal.ID
  ) -> [(asset: Asset.ID, rows: [AssetAllocation])] {
    let own = allocations.filter { $0.goal == goal }
    return assets.compactMap { asset in
      let rows = own.filter { $0.asset == asset.id }
      return rows.isEmpty ? nil : (asset.id, rows)
    }
  }
}
