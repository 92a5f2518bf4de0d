/// What moved in an asset, summed up by days.
struct AssetSums: Equatable, Sendable {
  /// All that moved; apart, what names no goal.
  private(set) var held = DatedSums()

  /// What it was opened with; few movements are of this kind or the next.
  private(set) var openings = DatedSums()

  /// What it earned.
  private(set) var interest = DatedSums()

  /// Counts a movement at the place of a day, of so many.
  @inline(__always)
  mutating func add(
    _ movement: Movement, at place: Int, of days: Int
  ) throws(MoneyProblem) {
    try held.add(
      movement, at: place, of: days, isApart: movement.goal == nil)
    if movement.kind == .opening {
      try openings.add(movement, at: place, of: days)
    } else if movement.kind == .interest {
      try interest.add(movement, at: place, of: days)
    }
  }

  /// Takes a withdrawal or a transfer back that was counted.
  mutating func remove(
    _ movement: Movement, at place: Int
  ) throws(MoneyProblem) {
    try held.remove(movement, at: place, isApart: movement.goal == nil)
  }

  /// Makes the sums of so many days ready to be asked for many times.
  mutating func heap(over days: Int) { held.heap(over: days) }
}
