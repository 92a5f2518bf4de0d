/// What moved in an asset for a goal, summed up by days.
package struct GoalSums: Sendable {
  // Each movement is counted in one of these. Most days know one of them, so
  // each has its own days.
  private var putIn = DatedSums()
  private var takenOut = DatedSums()
  private var transferred = DatedSums()

  /// What can be asked for.
  package enum Part {
    /// Everything, in and out.
    case all
    /// What was put in, and did not come from another account.
    case putIn
    /// What was taken out, and did not go to another one, below nothing.
    case takenOut
  }

  /// Counts a movement at the place of a day, of so many.
  @inline(__always)
  mutating func add(
    _ movement: Movement, at place: Int, of days: Int
  ) throws(MoneyProblem) {
    let amount = movement.amount
    if movement.isTransfer {
      try transferred.add(amount, at: place, of: days)
    } else if amount.isPositive {
      try putIn.add(amount, at: place, of: days)
    } else {
      try takenOut.add(amount, at: place, of: days)
    }
  }

  /// Takes a withdrawal or a transfer back that was counted.
  mutating func remove(
    _ movement: Movement, at place: Int
  ) throws(MoneyProblem) {
    if movement.isTransfer {
      try transferred.remove(movement.amount, at: place)
    } else {
      try takenOut.remove(movement.amount, at: place)
    }
  }

  /// Makes the sums ready to be asked for many times.
  mutating func addUp() {
    putIn.addUp()
    takenOut.addUp()
    transferred.addUp()
  }

  /// The sum of something that moved after one place and by another.
  @inline(never)
  package func sum(
    of part: Part, after start: Int, by end: Int
  ) throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    if part != .takenOut { sum = try putIn.sum(after: start, by: end) }
    if part != .putIn, !takenOut.isEmpty {
      try sum.count(takenOut.sum(after: start, by: end))
    }
    if part == .all, !transferred.isEmpty {
      try sum.count(transferred.sum(after: start, by: end))
    }
    return sum
  }

  /// The places, after one and by another, by which something moved.
  func places(after start: Int, by end: Int) -> [Int] {
    DatedSums.places(after: start, by: end) { block in
      putIn.days(ofBlock: block) | takenOut.days(ofBlock: block)
        | transferred.days(ofBlock: block)
    }
  }

  /// Whether nothing moved after a place.
  func isEmpty(after start: Int) -> Bool {
    putIn.isEmpty(after: start) && takenOut.isEmpty(after: start)
      && transferred.isEmpty(after: start)
  }

  /// Whether nothing moved at all.
  @inline(__always)
  package var isEmpty: Bool {
    putIn.isEmpty && takenOut.isEmpty && transferred.isEmpty
  }
}
