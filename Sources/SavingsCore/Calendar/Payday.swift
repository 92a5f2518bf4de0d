/// The day of every month on which money is put aside.
///
/// In a month that is too short, it is the last one.
public struct Payday: Equatable, Sendable {
  /// The day, from 1 to 31.
  public let day: Int

  /// By the end of the month: what holds until somebody says otherwise.
  public static let endOfMonth = Payday(unchecked: 31)

  /// A day from 1 to 31, or `nil`.
  public init?(_ day: Int) {
    guard (1...31).contains(day) else { return nil }
    self.day = day
  }

  private init(unchecked day: Int) { self.day = day }

  /// The payday of one month.
  public func date(in month: Month) -> CalendarDate {
    CalendarDate(month, day: min(day, month.length))
  }

  /// The first payday on or after `date`, unless the calendar ends before.
  public func first(from date: CalendarDate) -> CalendarDate? {
    let same = self.date(in: date.month)
    return same >= date ? same : date.month.adding(1).map(self.date)
  }

  /// How many paydays lie from `start` on and before `end`.
  public func count(from start: CalendarDate, before end: CalendarDate) -> Int {
    guard start < end else { return 0 }
    let months = start.month.months(until: end.month) + 1
    let isLate = date(in: start.month) < start ? 1 : 0
    let isEarly = date(in: end.month) >= end ? 1 : 0
    return max(0, months - isLate - isEarly)
  }

  /// How many payments these are: at least one, because what has no payday left
  /// is due at once.
  public func payments(
    from start: CalendarDate, before end: CalendarDate
  ) -> Int {
    max(1, count(from: start, before: end))
  }

  /// The paydays from `start` on and before `end`.
  public func dates(
    from start: CalendarDate, before end: CalendarDate
  ) -> [CalendarDate] {
    guard let first = first(from: start) else { return [] }
    return (0..<count(from: start, before: end)).compactMap {
      first.month.adding($0).map(date)
    }
  }
}
