/// What moved in an asset, summed up by days.
struct AssetSums: Equatable, Sendable {
  /// All that moved: what names a goal, whatever its sign, and apart from it
  /// what names none.
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
      movement.amount, as: movement.goal == nil ? .apart : .putIn, at: place,
      of: days)
    if movement.kind == .opening || movement.kind == .interest {
      try addAgain(movement, at: place, of: days)
    }
  }

  @inline(never)
  private mutating func addAgain(
    _ movement: Movement, at place: Int, of days: Int
  ) throws(MoneyProblem) {
    if movement.kind == .opening {
      try openings.add(movement.amount, as: .apart, at: place, of: days)
    } else {
      try interest.add(movement.amount, as: .apart, at: place, of: days)
    }
  }

  /// Takes a withdrawal or a transfer back that was counted.
  mutating func remove(
    _ movement: Movement, at place: Int
  ) throws(MoneyProblem) {
    try held.remove(
      movement.amount, as: movement.goal == nil ? .apart : .putIn, at: place)
  }

  /// Makes the sums of so many days ready to be asked for many times.
  mutating func heap(over days: Int) { held.heap(over: days) }
}
