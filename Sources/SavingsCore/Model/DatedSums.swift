/// Sums of dated amounts up to a few days that are known beforehand.
///
/// The amounts themselves are forgotten, and may come in any order: a history
/// of any length takes no more room than the days asked for.
struct DatedSums: Hashable, Sendable {
  /// The days, in order, up to whose end sums are wanted.
  private let days: [CalendarDate]

  /// What came after the day before and by the end of each day; the last one
  /// holds what came later.
  private var parts: [Amount]

  init(upTo days: [CalendarDate]) {
    self.days = days.distinct
    parts = Array(repeating: .zero, count: self.days.count + 1)
  }

  mutating func add(
    _ amount: Amount, on date: CalendarDate
  ) throws(MoneyProblem) {
    let place = days.place(of: date)
    parts[place] = try parts[place] + amount
  }

  /// The sum of what came by the end of a day.
  ///
  /// - Precondition: It is one of the days asked for.
  func sum(upTo day: CalendarDate) throws(MoneyProblem) -> Amount {
    try parts[...days.known(day)].sum()
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

  /// The place of a day that is one of these.
  func known(_ day: CalendarDate) -> Int {
    let place = place(of: day)
    guard place < count, self[place] == day else {
      preconditionFailure("nobody asked for sums up to \(day)")
    }
    return place
  }
}
