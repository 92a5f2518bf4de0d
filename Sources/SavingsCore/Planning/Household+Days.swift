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
    // Most windows are alike, so few are left to put in order.
    windows(on: today).map { max($0, today.month.firstDay) }
      .withoutRepetitions.distinct
  }

  /// The days whose rates it takes to plan on each of some days.
  public func rateDays(for days: [CalendarDate]) -> [CalendarDate] {
    days + days.flatMap(beginnings)
  }

  /// How movements have to be summed to plan on each of some days.
  ///
  /// Sums are wanted for each day since the first window opened and for the
  /// evening before it; for the evening before each goal's start; and for the
  /// day of each share and the evening before it, because own money begins
  /// there.
  public func frame(for days: [CalendarDate]) -> Flows.Frame {
    frame(on: days, LookedAt())
  }

  /// The same with what is looked at besides: of points in time only what is
  /// held then.
  public func frame(
    on today: [CalendarDate], _ asked: LookedAt
  ) -> Flows.Frame {
    let days = today + asked.days
    let rows = pairedRows
    var wanted: [CalendarDate] = []
    for day in days.distinct {
      let first = min(windows(on: day).min() ?? day, day.month.firstDay)
      let eve = first.yesterday ?? first
      // Mostly it is the last day of the month before.
      if wanted.last == eve { wanted.removeLast() }
      wanted += CalendarDate.days(from: eve, to: day)
    }
    wanted += asked.points
    let last = wanted.max() ?? .first
    var others: [CalendarDate] = goals.lazy.filter { $0.start <= last }
      .compactMap(\.start.yesterday)
    for (_, row) in rows where row.since <= last {
      others.add(row.since)
      if let eve = row.since.yesterday { others.add(eve) }
    }
    wanted = wanted.distinct.merged(with: others.distinct[...])
    return Flows.Frame(
      assets: assets.count, pairs: rows.map(\.pair), upTo: wanted,
      spenders: Set(goals.indices.filter { goals[$0].every != nil }),
      ends: goals.compactMap(\.lifecycle.end).filter(days.contains),
      daily: asked.daily)
  }

  /// The days whose rates it takes for all that is looked at.
  public func rateDays(
    on today: CalendarDate, _ asked: LookedAt
  ) -> [CalendarDate] {
    let daily = asked.daily.map {
      CalendarDate.days(from: $0.first, to: $0.last)
    }
    return rateDays(for: [today] + asked.days) + asked.points + (daily ?? [])
  }
}
