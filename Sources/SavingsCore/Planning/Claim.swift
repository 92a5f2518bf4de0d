/// All the rows by which one asset gives to one goal.
struct Claim: Hashable, Sendable {
  /// The place of the goal.
  let goal: Int

  /// The rows, by date.
  private let rows: [AssetAllocation]

  /// The row that holds on a day.
  func row(on day: CalendarDate) -> AssetAllocation? {
    rows.last { $0.since <= day }
  }

  /// The first row by a day that gave anything by itself.
  func firstGiven(by day: CalendarDate) -> AssetAllocation? {
    rows.first {
      $0.since <= day && $0.share != .none && $0.share != .earmark(.zero)
    }
  }

  /// The day of the first row after one day and by another.
  func change(
    after start: CalendarDate?, by end: CalendarDate
  ) -> CalendarDate? {
    rows.map(\.since).first { day in
      day <= end && start.map { $0 < day } ?? true
    }
  }

  /// The claims on each asset of a household, by the places of the goals.
  static func all(in household: Household) -> [[Claim]] {
    var claims: [[Claim]] = household.assets.map { _ in [] }
    let rows = household.pairedRows.sorted {
      $0.pair == $1.pair ? $0.row.since < $1.row.since : $0.pair < $1.pair
    }
    var start = 0
    for end in 1..<rows.count + 1 {
      let pair = rows[start].pair
      guard end == rows.count || rows[end].pair != pair else { continue }
      claims[pair.asset].append(
        Claim(goal: pair.goal, rows: rows[start..<end].map(\.row)))
      start = end
    }
    return claims
  }
}

extension Household {
  /// The allocation rows with the places of what they join.
  fileprivate var pairedRows: [(pair: Flows.Pair, row: AssetAllocation)] {
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
  /// Balances are wanted for today and for the evening before each window;
  /// sums for single goals, besides, for the evening before each earmark.
  public func days(for today: CalendarDate) -> Flows.Days {
    let eves = windows(on: today).compactMap(\.yesterday)
    let earmarks = pairedRows.filter { _, row in
      if case .earmark = row.share { true } else { false }
    }
    return Flows.Days(
      balances: eves + [today],
      named: earmarks.map { ($0.pair, $0.row.since.yesterday) })
  }
}
