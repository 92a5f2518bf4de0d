/// All the rows by which one asset gives to one goal.
final class Claim: Sendable {
  /// The place of the goal.
  let goal: Int

  /// The rows, by date; there is one at least.
  let rows: ArraySlice<AssetAllocation>

  // What moved for it, where somebody asked for that: mostly nothing. Whoever
  // asked it from outside would have to take hold of all its parts.
  private let sums: GoalSums

  @inline(never)
  init(goal: Int, rows: ArraySlice<AssetAllocation>, sums: GoalSums) {
    self.goal = goal
    self.rows = rows
    self.sums = sums
  }

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
    rows.lazy.map(\.since).first { day in
      day <= end && start.map { $0 < day } ?? true
    }
  }

  /// Where the goal's own money begins, by the rows up to a day.
  ///
  /// An earmark says all of it, and a row of nothing ends it; a percentage
  /// keeps it. Without either it begins with the first row.
  func beginning(by day: CalendarDate) -> OwnBeginning? {
    let last = rows.last { row in
      row.since <= day && (row.share.isNothing || row.share.isEarmark)
    }
    guard let last else { return since <= day ? .firstRow(on: since) : nil }
    return switch last.share {
    case .earmark(let amount): .earmark(amount, on: last.since)
    case .percentage: .nothing(on: last.since)
    }
  }

  /// The day of the first row, which may be one of nothing.
  var since: CalendarDate { rows[rows.startIndex].since }

  /// Whether nothing moved for the goal at all, or after a place.
  func isUntouched(after start: Int? = nil) -> Bool {
    start.map(sums.isEmpty) ?? sums.isEmpty
  }

  /// What moved for the goal after one place and by another.
  func moved(
    _ part: GoalSums.Part, after start: Int, by end: Int
  ) throws(MoneyProblem) -> Amount {
    sums.isEmpty ? .zero : try sums.sum(of: part, after: start, by: end)
  }

  /// What was taken out for it, and did not go to another asset.
  func spent(after start: Int, by end: Int) throws(MoneyProblem) -> Amount {
    try -moved(.takenOut, after: start, by: end)
  }

  /// The places, after one and by another, of the days that name the goal.
  func places(after start: Int, by end: Int) -> [Int] {
    sums.isEmpty ? [] : sums.places(after: start, by: end)
  }

  /// The claims on each asset of a household, by the places of the goals.
  static func all(in household: Household, _ flows: Flows? = nil) -> [[Claim]] {
    var claims: [[Claim]] = household.assets.map { _ in [] }
    let (pairs, rows) = household.pairedRows
    var start = 0
    for end in 1..<rows.count + 1 {
      let pair = pairs[start]
      guard end == rows.count || pairs[end] != pair else { continue }
      claims[pair.asset].append(
        Claim(
          goal: pair.goal, rows: rows[start..<end],
          sums: flows?.sums(of: pair) ?? GoalSums()))
      start = end
    }
    return claims
  }
}

/// What the own money of a goal in an asset begins with.
enum OwnBeginning {
  /// With a sum, to which is added what names the goal from that day on.
  case earmark(Amount, on: CalendarDate)
  /// With nothing, at the end of that day.
  case nothing(on: CalendarDate)
  /// With what named the goal from the day of its first row on.
  case firstRow(on: CalendarDate)

  /// What a goal has of its own where nothing was moved for it.
  var amount: Amount {
    if case .earmark(let amount, _) = self { amount } else { .zero }
  }

  /// What a goal has of its own at the end of the day of a place, given what
  /// names it after one place and by another.
  ///
  /// An earmark of a later day says what there was by then, so what was moved
  /// for the goal until it was made is taken back.
  func own(
    at place: Int, in frame: Flows.Frame,
    _ moved: (Int, Int) throws(MoneyProblem) -> Amount
  ) throws(MoneyProblem) -> Amount {
    switch self {
    case .earmark(let amount, let date):
      let eve = frame.eve(of: date)
      return eve < place
        ? try amount + moved(eve, place)
        : max(try amount - moved(place, eve), .zero)
    case .nothing(let date):
      let start = frame.place(of: date)
      return start < place ? try moved(start, place) : .zero
    case .firstRow(let date):
      let eve = frame.eve(of: date)
      return eve < place ? try moved(eve, place) : .zero
    }
  }
}
