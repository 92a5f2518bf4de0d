/// What moved in an asset, summed up by days.
struct AssetSums: Sendable {
  // All that moved: what names a goal, whatever its sign, and what names none.
  private var named = DatedSums()
  private var nameless = DatedSums()

  /// What it was opened with; few movements are of this kind or the next.
  private(set) var openings = DatedSums()

  /// What it earned, where somebody asks for that.
  private(set) var interest = DatedSums()
  let countsInterest: Bool

  init(countsInterest: Bool) { self.countsInterest = countsInterest }

  /// Counts a movement at the place of a day, of so many.
  @inline(__always)
  mutating func add(
    _ movement: Movement, at place: Int, of days: Int
  ) throws(MoneyProblem) {
    if movement.goal == nil {
      try nameless.add(movement.amount, at: place, of: days)
    } else {
      try named.add(movement.amount, at: place, of: days)
    }
    if movement.kind == .opening || movement.kind == .interest {
      try addAgain(movement, at: place, of: days)
    }
  }

  @inline(never)
  private mutating func addAgain(
    _ movement: Movement, at place: Int, of days: Int
  ) throws(MoneyProblem) {
    if movement.kind == .opening {
      try openings.add(movement.amount, at: place, of: days)
    } else if countsInterest {
      try interest.add(movement.amount, at: place, of: days)
    }
  }

  /// Takes a withdrawal or a transfer back that was counted.
  mutating func remove(
    _ movement: Movement, at place: Int
  ) throws(MoneyProblem) {
    if movement.goal == nil {
      try nameless.remove(movement.amount, at: place)
    } else {
      try named.remove(movement.amount, at: place)
    }
  }

  /// Makes the sums ready to be asked for many times.
  mutating func addUp() {
    named.addUp()
    nameless.addUp()
  }

  /// What was there by a place, and what of it named no goal.
  @inline(__always)
  func held(
    by end: Int
  ) throws(MoneyProblem) -> (all: Amount, nameless: Amount) {
    let nameless = try nameless.sum(after: -1, by: end)
    return (try named.sum(after: -1, by: end) + nameless, nameless)
  }

  /// All that moved after one place and by another.
  @inline(__always)
  func sum(after start: Int, by end: Int) throws(MoneyProblem) -> Amount {
    try named.sum(after: start, by: end) + nameless.sum(after: start, by: end)
  }

  /// The places, after one and by another, by which something moved.
  func places(after start: Int, by end: Int) -> [Int] {
    DatedSums.places(after: start, by: end) { block in
      named.days(ofBlock: block) | nameless.days(ofBlock: block)
    }
  }

  /// Whether nothing moved by a place.
  func isEmpty(by end: Int) -> Bool {
    named.isEmpty(by: end) && nameless.isEmpty(by: end)
  }
}
