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

  /// The days on which the month began for each goal: its first one, or that on
  /// which a later window opened.
  func beginnings(on today: CalendarDate) -> [CalendarDate] {
    windows(on: today).map { max($0, today.month.firstDay) }.distinct
  }

  /// The days whose rates it takes to plan on each of some days.
  public func rateDays(for days: [CalendarDate]) -> [CalendarDate] {
    days + days.flatMap(beginnings)
  }

  /// The days up to which movements have to be summed to plan on each of some
  /// days.
  ///
  /// Balances are wanted for the day and for the evening before each window,
  /// and where one opened before the month, for the evening before that too;
  /// sums for single goals, besides, for the evening before each earmark.
  public func days(for days: [CalendarDate]) -> Flows.Days {
    let earmarks = pairedRows.filter { _, row in
      if case .earmark = row.share { true } else { false }
    }
    return Flows.Days(
      balances: days.flatMap(balanceDays),
      named: earmarks.map { ($0.pair, $0.row.since.yesterday) })
  }

  private func balanceDays(for today: CalendarDate) -> [CalendarDate] {
    let month = today.month.firstDay
    var windows = windows(on: today)
    if windows.contains(where: { $0 < month }) { windows.append(month) }
    return windows.compactMap(\.yesterday) + [today]
  }
}
