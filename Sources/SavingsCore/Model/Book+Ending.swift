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

  /// What a reopened goal gets back, and what it does not.
  public struct Reopening: Hashable, Sendable {
    /// The book in which the goal is active again.
    public let book: Book

    /// The shares that are the goal's again.
    public let restored: [AssetAllocation]

    /// The shares that somebody else has by now.
    public let lost: [AssetAllocation]
  }

  /// The book in which an ended goal is saved for again.
  ///
  /// Each share it had on the day before its end is put back from `date` on,
  /// though not from before the end, as it would stand had the goal never
  /// ended; what somebody else has by now is lost.
  public func reopening(
    _ goal: Goal, on date: CalendarDate
  ) throws(BookProblem) -> Reopening {
    guard let end = goal.lifecycle.end else { throw .goalNotEnded(goal.name) }
    var active = goal
    active.lifecycle = .active
    var next = try putting(active)
    let since = max(date, end)
    var restored: [AssetAllocation] = []
    var lost: [AssetAllocation] = []
    for (asset, rows) in household.rowsByAsset(for: goal.id) {
      guard let before = end.yesterday,
        let row = rows.row(on: before), !row.share.isNothing
      else { continue }
      let again = AssetAllocation(
        asset: asset, goal: goal.id, share: try moved(row, before: since),
        since: since)
      do {
        next = try next.setting(again)
        restored.append(again)
      } catch {
        lost.append(again)
      }
    }
    return Reopening(book: next, restored: restored, lost: lost)
  }

  /// The share of a row with what deposits and withdrawals made of it by the
  /// day before another, which a row of that day does not count itself.
  private func moved(
    _ row: AssetAllocation, before date: CalendarDate
  ) throws(BookProblem) -> Share {
    guard case .earmark(let amount) = row.share, let last = date.yesterday
    else { return row.share }
    return try counting(as: BookProblem.amounts) { () throws(MoneyProblem) in
      let sum = try named(row.asset, row.goal, from: row.since, to: last)
      return .earmark(max(try amount + sum, .zero))
    }
  }
}

extension Household {
  /// The rows of a goal by the assets that give to it, in the order of these.
  fileprivate func rowsByAsset(
    for goal: Goal.ID
  ) -> [(asset: Asset.ID, rows: [AssetAllocation])] {
    let rows = Dictionary(
      grouping: allocations.lazy.filter { $0.goal == goal }, by: \.asset)
    return assets.compactMap { asset in rows[asset.id].map { (asset.id, $0) } }
  }
}
