/// All the rows by which one asset gives to one goal.
struct Claim: Equatable, Sendable {
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
      $0.since <= day && !$0.share.isNothing && $0.share != .earmark(.zero)
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
