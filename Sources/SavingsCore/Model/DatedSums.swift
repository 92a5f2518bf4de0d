/// What moved, summed up between some days that are known beforehand.
///
/// The movements themselves are forgotten, and may come in any order. Only days
/// by which something moved take room, so most goals take next to none.
struct DatedSums: Sendable {
  /// What moved between two of the days, in order, by the place of the later
  /// one; where many will ask, what had moved by then.
  private var parts: [Part] = []

  /// How many parts there are by each of the days, where many will ask; empty
  /// where nobody worked it out.
  private var counts: [Int32] = []

  /// Where the last movement was counted: mostly the next one is, too.
  private var latest = 0

  private struct Part: Equatable {
    let place: Int
    var moved = Moved()
  }

  /// Counts a movement between the days of a place and of the one before it, of
  /// so many.
  ///
  /// - Precondition: They are not heaped.
  @inline(__always)
  mutating func add(
    _ movement: Movement, at place: Int, of days: Int
  ) throws(MoneyProblem) {
    if latest >= parts.count || parts[latest].place != place {
      open(place, of: days)
    }
    try parts[latest].moved.add(movement)
  }

  /// Turns to a place, for which there may be no room yet.
  @inline(never)
  private mutating func open(_ place: Int, of days: Int) {
    guard let last = parts.last, place <= last.place else {
      latest = parts.count
      // Where there are many, most of the days will come.
      if latest == 64 { parts.reserveCapacity(days) }
      parts.append(Part(place: place))
      return
    }
    latest = parts.firstPlace { $0.place >= place }
    if parts[latest].place != place {
      parts.insert(Part(place: place), at: latest)
    }
  }

  /// Takes a movement back that was counted.
  mutating func remove(
    _ movement: Movement, at place: Int
  ) throws(MoneyProblem) {
    let first = parts.firstPlace { $0.place >= place }
    // In a heap it is part of all that comes after it.
    let behind = counts.isEmpty ? min(first + 1, parts.count) : parts.count
    for part in first..<behind { try parts[part].moved.remove(movement) }
  }

  /// Makes the sums of so many days ready to be asked for many times.
  mutating func heap(over days: Int) {
    guard counts.isEmpty, !parts.isEmpty else { return }
    var heaps = parts
    for place in heaps.indices.dropFirst() {
      let last = heaps[place - 1].moved
      // Sums that are too large are named where they are asked for.
      guard (try? heaps[place].moved.add(last)) != nil else { return }
    }
    parts = heaps
    counts = Array(repeating: Int32(parts.count), count: days)
    var day = 0
    for place in parts.indices {
      let next = min(parts[place].place, days)
      while day < next {
        counts[day] = Int32(place)
        day += 1
      }
    }
  }

  /// How many parts there are by a place.
  private func count(by place: Int) -> Int {
    if place < 0 { return 0 }
    return place < counts.count
      ? Int(counts[place]) : parts.firstPlace { $0.place > place }
  }

  /// The sum of something that moved after one place and by another.
  func sum(
    _ part: Moved.Part, after start: Int, by end: Int
  ) throws(MoneyProblem) -> Amount {
    let first = count(by: start)
    if !counts.isEmpty {
      let behind = count(by: end)
      guard first < behind else { return .zero }
      let sum = try parts[behind - 1].moved.sum(of: part)
      return first == 0 ? sum : try sum - parts[first - 1].moved.sum(of: part)
    }
    var sum = Amount.zero
    for known in parts[first...] {
      guard known.place <= end else { break }
      sum = try sum + known.moved.sum(of: part)
    }
    return sum
  }

  /// The places, after one and by another, by which something moved.
  func places(after start: Int, by end: Int) -> [Int] {
    parts[count(by: start)...].prefix { $0.place <= end }.map(\.place)
  }

  /// Whether nothing moved at all.
  var isEmpty: Bool { parts.isEmpty }

  /// Whether nothing moved by a place.
  func isEmpty(by end: Int) -> Bool {
    parts.first.map { $0.place > end } ?? true
  }
}

extension DatedSums: Equatable {
  /// Whether the sums are the same, whatever came last; a heap is none of what
  /// is no heap.
  static func == (a: DatedSums, b: DatedSums) -> Bool {
    a.parts == b.parts && a.counts == b.counts
  }
}

/// What moved between two days in an asset, or in it for one goal.
package struct Moved: Equatable, Sendable {
  // Each movement is counted in one of the first four, and what an account was
  // opened with or earned, which names nobody, in another.
  private var nameless = Amount.zero
  private var transferred = Amount.zero
  private var saved = Amount.zero
  private var spent = Amount.zero
  private var interest = Amount.zero
  private var openings = Amount.zero

  /// Counts a movement.
  mutating func add(_ movement: Movement) throws(MoneyProblem) {
    try add(movement, movement.amount)
  }

  /// Takes a movement back that was counted.
  mutating func remove(_ movement: Movement) throws(MoneyProblem) {
    try add(movement, -movement.amount)
  }

  /// Counts all that another one counted.
  mutating func add(_ other: Moved) throws(MoneyProblem) {
    try nameless.count(other.nameless)
    try transferred.count(other.transferred)
    try saved.count(other.saved)
    try spent.count(other.spent)
    try interest.count(other.interest)
    try openings.count(other.openings)
  }

  /// Counts an amount where a movement is counted.
  @inline(__always)
  private mutating func add(
    _ movement: Movement, _ amount: Amount
  ) throws(MoneyProblem) {
    if movement.goal == nil {
      try nameless.count(amount)
      if movement.kind == .opening {
        try openings.count(amount)
      } else if movement.kind == .interest {
        try interest.count(amount)
      }
    } else if movement.isTransfer {
      try transferred.count(amount)
    } else if movement.amount.isPositive {
      try saved.count(amount)
    } else {
      try spent.count(amount)
    }
  }

  /// What can be asked for.
  package enum Part {
    /// Everything.
    case all
    /// What accounts were opened with.
    case openings
    /// What accounts earned.
    case interest
    /// What named a goal, in and out.
    case named
    /// What of it was put in, and did not come from another account.
    case saved
    /// The same with what was taken out, and did not go to another account.
    case savedLessSpent
  }

  func sum(of part: Part) throws(MoneyProblem) -> Amount {
    switch part {
    case .all: try nameless + transferred + saved + spent
    case .openings: openings
    case .interest: interest
    case .named: try transferred + saved + spent
    case .saved: saved
    case .savedLessSpent: try saved + spent
    }
  }
}
