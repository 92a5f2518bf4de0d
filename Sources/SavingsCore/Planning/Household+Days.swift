extension Household {
  /// The allocation rows with the places of what they join.
  var pairedRows: [(pair: Flows.Pair, row: AssetAllocation)] {
    var assets = Places<Asset>(assets.map(\.id))
    var goals = Places<Goal>(goals.map(\.id))
    return allocations.compactMap { row in
      guard let asset = assets.place(of: row.asset),
        let goal = goals.place(of: row.goal)
      else { return nil }
      return (Flows.Pair(asset: asset, goal: goal), row)
    }
  }

  /// The days up to which movements have to be summed to plan on `today`.
  ///
  /// Balances are wanted for today and for the evening before each window, and
  /// where one opened before the month, for the evening before that too; sums
  /// for single goals, besides, for the evening before each earmark.
  public func days(for today: CalendarDate) -> Flows.Days {
    let month = today.month.firstDay
    var windows = windows(on: today)
    if windows.contains(where: { $0 < month }) { windows.append(month) }
    let eves = windows.compactMap(\.yesterday)
    let earmarks = pairedRows.filter { _, row in
      if case .earmark = row.share { true } else { false }
    }
    return Flows.Days(
      balances: eves + [today],
      named: earmarks.map { ($0.pair, $0.row.since.yesterday) })
  }
}
