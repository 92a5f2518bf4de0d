/// What moved, summed up between some days that are known beforehand.
///
/// The movements themselves are forgotten, and may come in any order. Only days
/// by which something moved take room, so most goals take next to none.
struct DatedSums: Sendable {
  /// What moved between two of the days, in order, by the place of the later
  /// one.
  private var parts: [Part] = []

  /// What had moved by each part's place, where many will ask; empty where
  /// nobody worked it out.
  private var heaps: [Moved] = []

  // Where the last movement was counted, after which day that is so, and up to
  // which: mostly the next one is of these days, too.
  private var latest = 0
  private var eve = CalendarDate.last
  private var end = CalendarDate.first

  private struct Part: Equatable {
    let place: Int
    var moved = Moved()
  }

  /// Counts a movement, given the days up to which there are sums.
  mutating func add(
    _ movement: Movement, upTo days: [CalendarDate]
  ) throws(MoneyProblem) {
    if movement.date <= eve || end < movement.date {
      open(days.place(of: movement.date), upTo: days)
    }
    try parts[latest].moved.add(movement)
  }

  /// Turns to a place, for which there may be no room yet.
  private mutating func open(_ place: Int, upTo days: [CalendarDate]) {
    latest = parts.firstPlace { $0.place >= place }
    if latest == parts.count || parts[latest].place != place {
      parts.insert(Part(place: place), at: latest)
    }
    eve = place == 0 ? .first : days[place - 1]
    end = place == days.count ? .last : days[place]
  }

  /// Takes a movement back that was counted.
  mutating func remove(
    _ movement: Movement, upTo days: [CalendarDate]
  ) throws(MoneyProblem) {
    heaps = []
    open(days.place(of: movement.date), upTo: days)
    try parts[latest].moved.remove(movement)
  }

  /// The same sums, ready to be asked for many times.
  func heaped() -> DatedSums {
    var sums = self
    var heap = Moved()
    sums.heaps = []
    for part in parts {
      // Sums that are too large are named where they are asked for.
      guard (try? heap.add(part.moved)) != nil else { return self }
      sums.heaps.append(heap)
    }
    return sums
  }

  /// The sum of something that moved after one place and by another.
  func sum(
    _ part: Moved.Part, after start: Int, by end: Int
  ) throws(MoneyProblem) -> Amount {
    let first = start < 0 ? 0 : parts.firstPlace { $0.place > start }
    if !heaps.isEmpty {
      let behind = parts.firstPlace { $0.place > end }
      guard first < behind else { return .zero }
      let sum = try heaps[behind - 1].sum(of: part)
      return first == 0 ? sum : try sum - heaps[first - 1].sum(of: part)
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
    let first = parts.firstPlace { $0.place > start }
    return parts[first...].prefix { $0.place <= end }.map(\.place)
  }

  /// Whether nothing moved by a place.
  func isEmpty(by end: Int) -> Bool {
    parts.first.map { $0.place > end } ?? true
  }
}

extension DatedSums: Equatable {
  /// Whether the sums are the same, whatever came last.
  static func == (a: DatedSums, b: DatedSums) -> Bool { a.parts == b.parts }
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
    nameless = try nameless + other.nameless
    transferred = try transferred + other.transferred
    saved = try saved + other.saved
    spent = try spent + other.spent
    interest = try interest + other.interest
    openings = try openings + other.openings
  }

  /// Counts an amount where a movement is counted.
  private mutating func add(
    _ movement: Movement, _ amount: Amount
  ) throws(MoneyProblem) {
    if movement.goal == nil {
      nameless = try nameless + amount
      if movement.kind == .opening {
        openings = try openings + amount
      } else if movement.kind == .interest {
        interest = try interest + amount
      }
    } else if movement.isTransfer {
      transferred = try transferred + amount
    } else if movement.amount.isPositive {
      saved = try saved + amount
    } else {
      spent = try spent + amount
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

extension [CalendarDate] {
  /// The days in order, each of them once.
  var distinct: [CalendarDate] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1] < self[$0] }) {
      return self
    }
    var days: [CalendarDate] = []
    for day in ordered(by: <) where day != days.last { days.append(day) }
    return days
  }

  /// The place of the first of these days, which are in order, by whose end a
  /// date has come; behind the last one if there is none.
  ///
  /// Most of a history lies before all of them, so that is looked at first.
  func place(of date: CalendarDate) -> Int {
    guard let first, first < date else { return 0 }
    return firstPlace { $0 >= date }
  }
}
