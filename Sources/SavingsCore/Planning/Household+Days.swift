extension Household {
  /// The allocation rows with the places of what they join, in the order of
  /// these and then by date.
  var pairedRows: (pairs: [Flows.Pair], rows: [AssetAllocation]) {
    var assets = Places<Asset>(assets.map(\.id))
    var goals = Places<Goal>(goals.map(\.id))
    let rows = allocations
    // Those of each asset, which are mostly in order already.
    var paired: [[(goal: Int, row: Int)]] = self.assets.map { _ in [] }
    for row in rows.indices {
      guard let asset = assets.place(of: rows[row].asset),
        let goal = goals.place(of: rows[row].goal)
      else { continue }
      paired[asset].append((goal, row))
    }
    var pairs: [Flows.Pair] = []
    pairs.reserveCapacity(rows.count)
    var ordered: [AssetAllocation] = []
    ordered.reserveCapacity(rows.count)
    for (asset, paired) in paired.enumerated() {
      let places = placesInOrder(paired.count) {
        let (a, b) = (paired[$0], paired[$1])
        return a.goal == b.goal
          ? rows[a.row].since < rows[b.row].since : a.goal < b.goal
      }
      for place in places {
        let (goal, row) = paired[place]
        pairs.append(Flows.Pair(asset: asset, goal: goal))
        ordered.append(rows[row])
      }
    }
    return (pairs, ordered)
  }

  /// The days on which the month began for each goal: its first one, or that on
  /// which a later window opened.
  func beginnings(on today: CalendarDate) -> [CalendarDate] {
    // Most windows are alike, so few are left to put in order.
    var days: [CalendarDate] = []
    for window in windows(on: today) {
      let day = max(window, today.month.firstDay)
      if day != days.last { days.append(day) }
    }
    return days.distinct
  }

  /// The days whose rates it takes to plan on each of some days, and for all
  /// that is looked at besides.
  public func rateDays(
    for today: [CalendarDate], _ asked: LookedAt = LookedAt()
  ) -> [CalendarDate] {
    let days = today + asked.days
    let daily = asked.daily.map {
      CalendarDate.days(from: $0.first, to: $0.last)
    }
    return days + days.flatMap(beginnings) + asked.points + (daily ?? [])
  }

  /// How movements have to be summed to plan on each of some days, and for all
  /// that is looked at besides: of points in time only what is held then.
  ///
  /// Sums are wanted for each day since the first window opened and for the
  /// evening before it; for the evening before each goal's start; and for the
  /// day of each share and the evening before it, because own money begins
  /// there.
  public func frame(
    for today: [CalendarDate], _ asked: LookedAt = LookedAt()
  ) -> Flows.Frame {
    let days = today + asked.days
    let (pairs, rows) = pairedRows
    var wanted: [CalendarDate] = []
    for day in days.distinct {
      let first = min(windows(on: day).min() ?? day, day.month.firstDay)
      let eve = first.yesterday ?? first
      // Mostly it is the last day of the month before.
      if wanted.last == eve { wanted.removeLast() }
      for day in CalendarDate.days(from: eve, to: day) { wanted.append(day) }
    }
    wanted += asked.points
    let last = wanted.max() ?? .first
    let since = Array(rows.lazy.map(\.since).filter { $0 <= last }).distinct
    let starts = goals.map(\.start).filter { $0 <= last }.distinct
    let eves = starts.merged(with: since[...]).compactMap(\.yesterday)
    wanted = wanted.distinct.merged(with: since[...]).merged(with: eves[...])
    // What an account earned is told apart where a goal expects some of it.
    var earners: [Int] = []
    for pair in pairs
    where earners.last != pair.asset && goals[pair.goal].yield != nil {
      earners.append(pair.asset)
    }
    return Flows.Frame(
      assets: assets.count, pairs: pairs, upTo: wanted,
      spenders: goals.map { $0.every != nil }, earners: earners,
      ends: goals.compactMap(\.lifecycle.end).filter(days.contains),
      daily: asked.daily)
  }
}
