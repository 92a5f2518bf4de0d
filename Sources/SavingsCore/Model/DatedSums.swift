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
    self.days = Set(days).sorted()
    parts = Array(repeating: .zero, count: self.days.count + 1)
  }

  mutating func add(
    _ amount: Amount, on date: CalendarDate
  ) throws(MoneyProblem) {
    var place = days.count
    while place > 0, days[place - 1] >= date { place -= 1 }
    parts[place] = try parts[place] + amount
  }

  /// The sum of what came by the end of a day.
  ///
  /// - Precondition: It is one of the days asked for.
  func sum(upTo day: CalendarDate) throws(MoneyProblem) -> Amount {
    guard let place = days.firstIndex(of: day) else {
      preconditionFailure("nobody asked for sums up to \(day)")
    }
    return try parts[...place].sum()
  }

  /// The sum of what came after the last day.
  var later: Amount { parts[days.count] }
}
