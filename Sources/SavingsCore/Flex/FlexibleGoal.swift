/// A flexible goal in a flex, and how far it goes, in the display currency.
final class FlexibleGoal: Sendable {
  let entry: FlexEntry
  let floor: Amount

  /// What it gets at most; never under the floor.
  let cap: Amount

  init(_ entry: FlexEntry, floor: Amount, cap: Amount) {
    self.entry = entry
    self.floor = floor
    self.cap = cap
  }

  /// What it is planned to get; more than nothing.
  var value: Amount { entry.value }

  var order: Order { entry.order }

  /// What the paydays of a goal with a deadline carry.
  struct Burden: Sendable {
    /// What this month's do; 1 where that is nothing.
    let now: Amount

    /// What all later ones do.
    let later: Amount

    /// Whether no later one carries anything, so a cut misses the deadline.
    var isLast: Bool { later.isZero }
  }

  /// What decides between goals that are otherwise alike.
  struct Order: Sendable {
    let deadline: CalendarDate
    let progress: Amount
    let name: String

    /// Decides where a goal that has ended left its name to another.
    let slug: String

    /// Whether the nearer deadline, then who has come less far, then the name
    /// puts this one first.
    func isMoreUrgent(than other: Order) -> Bool {
      (deadline, progress, name, slug)
        < (other.deadline, other.progress, other.name, other.slug)
    }

    /// Whether the deadline and then the name put this one first.
    func isDueBefore(_ other: Order) -> Bool {
      (deadline, name, slug) < (other.deadline, other.name, other.slug)
    }

    /// Whether the later deadline, and then the name, puts this one first.
    func isDueAfter(_ other: Order) -> Bool {
      (other.deadline, name, slug) < (deadline, other.name, other.slug)
    }
  }
}

extension [FlexibleGoal] {
  var floors: [Amount] { map(\.floor) }
  var caps: [Amount] { map(\.cap) }

  /// Fills up to the caps, one goal after the other, and never past `pool`.
  func filled(
    _ amounts: [Amount], to pool: Amount, in order: [Int]
  ) throws(MoneyProblem) -> [Amount] {
    var filled = amounts
    var rest = try pool - amounts.sum()
    for place in order where rest.isPositive {
      let step = Swift.min(rest, try self[place].cap - filled[place])
      filled[place] = try filled[place] + step
      rest = try rest - step
    }
    return filled
  }

  /// The places of the goals, by a comparison of two of them.
  func places(
    by comesFirst: @escaping (FlexibleGoal, FlexibleGoal) -> Bool
  ) -> [Int] {
    placesInOrder(count) { comesFirst(self[$0], self[$1]) }
  }
}
