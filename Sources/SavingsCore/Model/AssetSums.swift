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
    let amount = movement.amount
    try held.add(amount, as: movement.slotOfAsset, at: place, of: days)
    if movement.kind == .opening {
      try openings.add(amount, as: .apart, at: place, of: days)
    } else if movement.kind == .interest {
      try interest.add(amount, as: .apart, at: place, of: days)
    }
  }

  /// Takes a withdrawal or a transfer back that was counted.
  mutating func remove(
    _ movement: Movement, at place: Int
  ) throws(MoneyProblem) {
    try held.remove(movement.amount, as: movement.slotOfAsset, at: place)
  }

  /// Makes the sums of so many days ready to be asked for many times.
  mutating func heap(over days: Int) { held.heap(over: days) }
}

extension Movement {
  /// Where an asset counts it: nobody asks an asset what was put in and what
  /// was taken out, and both together are less.
  fileprivate var slotOfAsset: Moved.Slot { goal == nil ? .apart : .putIn }

  /// Where it is counted for its goal.
  var slotOfGoal: Moved.Slot {
    isTransfer ? .apart : amount.isPositive ? .putIn : .takenOut
  }
}
