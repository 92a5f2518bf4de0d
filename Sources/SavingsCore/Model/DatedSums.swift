/// What moved, summed up between some days that are known beforehand.
///
/// The movements themselves are forgotten, and may come in any order. Only days
/// by which something moved take room, so most goals take next to none.
struct DatedSums: Sendable {
  /// What moved between two of the days, in order, by the place of the later
  /// one; where many will ask, what had moved by then.
  private var parts: [Part] = []

  /// Whether it is what had moved by then.
  private var isHeap = false

  /// How many parts of a heap there are by each of the days, unless they are
  /// few.
  private var counts: [Int32] = []

  /// Where the last movement was counted: mostly the next one is, too.
  private var latest = 0

  private struct Part: Equatable {
    let place: Int
    var moved = Moved()
  }

  /// Counts an amount between the days of a place and of the one before it, of
  /// so many.
  ///
  /// - Precondition: They are not heaped.
  @inline(__always)
  mutating func add(
    _ amount: Amount, as slot: Moved.Slot, at place: Int, of days: Int
  ) throws(MoneyProblem) {
    if latest >= parts.count || parts[latest].place != place {
      open(place, of: days)
    }
    try parts[latest].moved.count(amount, as: slot)
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

  /// Takes an amount back that was counted.
  mutating func remove(
    _ amount: Amount, as slot: Moved.Slot, at place: Int
  ) throws(MoneyProblem) {
    let first = parts.firstPlace { $0.place >= place }
    // In a heap it is part of all that comes after it.
    let behind = isHeap ? parts.count : min(first + 1, parts.count)
    for part in first..<behind {
      try parts[part].moved.count(-amount, as: slot)
    }
  }

  /// Makes the sums of so many days ready to be asked for many times.
  mutating func heap(over days: Int) {
    guard !isHeap else { return }
    var heaps: [Part] = []
    heaps.reserveCapacity(parts.count)
    var moved = Moved()
    for part in parts {
      // Sums that are too large are named where they are asked for.
      guard (try? moved.count(part.moved)) != nil else { return }
      heaps.append(Part(place: part.place, moved: moved))
    }
    parts = heaps
    isHeap = true
    // Few are found by halves as fast.
    guard parts.count > days / 64 else { return }
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
    of part: Moved.Part, after start: Int, by end: Int
  ) throws(MoneyProblem) -> Amount {
    let first = count(by: start)
    if isHeap {
      let behind = count(by: end)
      guard first < behind else { return .zero }
      let sum = try parts[behind - 1].moved.sum(of: part)
      return first == 0 ? sum : try sum - parts[first - 1].moved.sum(of: part)
    }
    var sum = Amount.zero
    for known in parts[first...] {
      guard known.place <= end else { break }
      try sum.count(known.moved.sum(of: part))
    }
    return sum
  }

  /// All that moved by a place.
  func sums(by end: Int) throws(MoneyProblem) -> Moved {
    var moved = Moved()
    let count = count(by: end)
    for part in (isHeap ? max(count - 1, 0) : 0)..<count {
      try moved.count(parts[part].moved)
    }
    return moved
  }

  /// The places, after one and by another, by which something moved.
  func places(after start: Int, by end: Int) -> [Int] {
    parts[count(by: start)...].prefix { $0.place <= end }.map(\.place)
  }

  /// Whether nothing moved at all.
  var isEmpty: Bool { parts.isEmpty }

  /// Whether nothing moved after a place.
  func isEmpty(after start: Int) -> Bool {
    parts.last.map { $0.place <= start } ?? true
  }

  /// Whether nothing moved by a place.
  func isEmpty(by end: Int) -> Bool {
    parts.first.map { $0.place > end } ?? true
  }
}

extension DatedSums: Equatable {
  /// Whether the sums are the same, whatever came last; a heap is none of what
  /// is no heap.
  static func == (a: DatedSums, b: DatedSums) -> Bool {
    a.parts == b.parts && a.isHeap == b.isHeap
  }
}

/// What moved between two days in an asset, or in it for one goal.
package struct Moved: Equatable, Sendable {
  // Each movement is counted in one of these.
  private var putIn = Amount.zero
  private var takenOut = Amount.zero
  private var apart = Amount.zero

  /// Where a movement is counted.
  enum Slot {
    /// What was put in for a goal; in an account all that names one.
    case putIn
    /// What was taken out for a goal.
    case takenOut
    /// What a goal got from another account or gave to one; in an account what
    /// names nobody.
    case apart
  }

  /// Counts an amount.
  mutating func count(
    _ amount: Amount, as slot: Slot
  ) throws(MoneyProblem) {
    switch slot {
    case .putIn: try putIn.count(amount)
    case .takenOut: try takenOut.count(amount)
    case .apart: try apart.count(amount)
    }
  }

  /// Counts all that another one counted.
  mutating func count(_ other: Moved) throws(MoneyProblem) {
    try putIn.count(other.putIn)
    try takenOut.count(other.takenOut)
    try apart.count(other.apart)
  }

  /// What can be asked for.
  package enum Part {
    /// Everything, in and out.
    case all
    /// All but what is counted apart.
    case balance
    /// What of that was put in.
    case putIn
    /// What is counted apart.
    case apart
  }

  /// The sum of what is asked for.
  package func sum(of part: Part) throws(MoneyProblem) -> Amount {
    switch part {
    case .all: try putIn + takenOut + apart
    case .balance: try putIn + takenOut
    case .putIn: putIn
    case .apart: apart
    }
  }
}
