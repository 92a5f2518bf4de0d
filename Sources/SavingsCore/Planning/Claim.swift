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
    var rows: [Flows.Pair: [AssetAllocation]] = [:]
    for (pair, row) in household.pairedRows {
      rows[pair, default: []].append(row)
    }
    var claims: [[Claim]] = household.assets.map { _ in [] }
    for pair in rows.keys.sorted(by: { $0.goal < $1.goal }) {
      let byDate = (rows[pair] ?? []).sorted { $0.since < $1.since }
      claims[pair.asset].append(Claim(goal: pair.goal, rows: byDate))
    }
    return claims
  }
}

extension Household {
  /// The allocation rows with the places of what they join.
  fileprivate var pairedRows: [(Flows.Pair, AssetAllocation)] {
    let assets = places(of: assets.map(\.id))
    let goals = places(of: goals.map(\.id))
    return allocations.compactMap { row in
      guard let asset = assets[row.asset], let goal = goals[row.goal] else {
        return nil
      }
      return (Flows.Pair(asset: asset, goal: goal), row)
    }
  }

  /// The days up to which movements have to be summed to plan on `today`.
  ///
  /// Balances are wanted for today and for the evening before each window;
  /// sums for single goals, besides, for the evening before each earmark.
  public func days(for today: CalendarDate) -> Flows.Days {
    let eves = Set(windows(on: today).compactMap(\.yesterday))
    let balances = eves.union([today])
    var named: [Flows.Pair: Set<CalendarDate>] = [:]
    for (pair, row) in pairedRows {
      guard case .earmark = row.share else { continue }
      named[pair, default: balances].formUnion(
        [row.since.yesterday]
          .compactMap { $0 })
    }
    return Flows.Days(balances: balances, named: named)
  }
}
