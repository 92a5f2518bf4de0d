/// What moved, summed up between some days that are known beforehand.
///
/// The movements themselves are forgotten, and may come in any order. Only days
/// by which something moved take room, so most goals take next to none.
struct DatedSums: Equatable, Sendable {
  /// What moved between two of the days, in order, by the place of the later
  /// one.
  private var parts: [Part] = []

  private struct Part: Equatable {
    let place: Int
    var moved: Moved
  }

  /// Counts a movement, given the place of the first day by whose end it came.
  mutating func add(
    _ movement: Movement, at place: Int
  ) throws(MoneyProblem) {
    if parts.last?.place != place { open(place) }
    let index = parts.last?.place == place ? parts.count - 1 : index(of: place)
    try parts[index].moved.add(movement)
  }

  /// The place of a day among those that are known: mostly that of what came
  /// last.
  func place(of date: CalendarDate, in days: [CalendarDate]) -> Int {
    if let last = parts.last?.place, last == days.count || date <= days[last],
      last == 0 || days[last - 1] < date
    {
      return last
    }
    return days.place(of: date)
  }

  /// Makes room for a place, which nearly always is the last one.
  private mutating func open(_ place: Int) {
    let index = index(of: place)
    guard index == parts.count || parts[index].place != place else { return }
    parts.insert(Part(place: place, moved: Moved()), at: index)
  }

  private func index(of place: Int) -> Int {
    parts.firstPlace { $0.place >= place }
  }

  /// The sum of what moved after one place and by another.
  func sum(
    _ amount: (Moved) -> Amount, after start: Int, by end: Int
  ) throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    for part in parts where start < part.place && part.place <= end {
      sum = try sum + amount(part.moved)
    }
    return sum
  }

  /// The places, after one and by another, by which something moved.
  func places(after start: Int, by end: Int) -> [Int] {
    parts.lazy.map(\.place).filter { start < $0 && $0 <= end }
  }

  /// Whether nothing moved by a place.
  func isEmpty(by end: Int) -> Bool {
    parts.first.map { $0.place > end } ?? true
  }
}

/// What moved between two days in an asset, or in it for one goal.
package struct Moved: Equatable, Sendable {
  /// Everything.
  package private(set) var all = Amount.zero
  /// What accounts were opened with.
  package private(set) var openings = Amount.zero
  /// What named a goal, in and out.
  package private(set) var named = Amount.zero
  /// What of it was put in, and did not come from another account.
  package private(set) var saved = Amount.zero
  /// The same with what was taken out, and did not go to another account.
  package private(set) var savedLessSpent = Amount.zero

  mutating func add(_ movement: Movement) throws(MoneyProblem) {
    all = try all + movement.amount
    if movement.isOpening { openings = try openings + movement.amount }
    guard movement.goal != nil else { return }
    named = try named + movement.amount
    if movement.isTransfer { return }
    savedLessSpent = try savedLessSpent + movement.amount
    if movement.amount.isPositive { saved = try saved + movement.amount }
  }
}

extension [CalendarDate] {
  /// The days in order, each of them once.
  var distinct: [CalendarDate] {
    var days: [CalendarDate] = []
    for day in sorted() where day != days.last { days.append(day) }
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
