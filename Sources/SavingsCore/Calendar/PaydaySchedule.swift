/// On which days money is put aside: on some days of every month, or every so
/// many weeks.
///
/// A day that a month does not have is its last one, and two that fall on one
/// date are one payday.
public struct PaydaySchedule: Equatable, Sendable {
  /// On which days of every month, in order; none where it goes by weeks.
  public let days: [Int]

  // On that day, and every so many days before and after it.
  private let origin: CalendarDate
  private let step: Int

  /// By the end of the month: what holds until somebody says otherwise.
  public static let endOfMonth = PaydaySchedule(onDays: [31])

  /// How many days of a month there may be.
  public static let mostDays = 4

  /// How many weeks there may be between two.
  public static let weeks = 1...4

  private init(onDays days: [Int]) {
    self.days = days
    origin = .first
    step = 0
  }

  /// One day of every month, from 1 to 31, or `nil`.
  public init?(_ day: Int) { self.init(days: [day]) }

  /// Some different days of every month, one to four, or `nil`.
  public init?(days: [Int]) {
    let ordered = days.ordered(by: <)
    guard (1...PaydaySchedule.mostDays).contains(days.count),
      ordered.withoutRepetitions.count == days.count,
      days.allSatisfy({ (1...31).contains($0) })
    else { return nil }
    self.init(onDays: ordered)
  }

  /// A day and every one to four weeks before and after it, or `nil`.
  public init?(every weeks: Int, weeksFrom day: CalendarDate) {
    guard PaydaySchedule.weeks.contains(weeks) else { return nil }
    days = []
    origin = day
    step = weeks * 7
  }

  /// Reads `25`, `15,31` or `2026-01-09+2w`.
  public init?(_ text: String) {
    if text.hasAny(of: "+") {
      let parts = text.parts(at: "+")
      guard parts.count == 2, parts[1].last == "w",
        let day = CalendarDate(parts[0]),
        let weeks = PaydaySchedule.number(String(parts[1].dropLast()))
      else { return nil }
      self.init(every: weeks, weeksFrom: day)
    } else {
      var days: [Int] = []
      for part in text.parts(at: ",") {
        guard let day = PaydaySchedule.number(part) else { return nil }
        days.append(day)
      }
      self.init(days: days)
    }
  }

  /// A number of one or two digits that does not begin with a zero.
  private static func number(_ text: String) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.first != 48 else {
      return nil
    }
    return Int(digits: text[...])
  }

  /// The day of the month, where it is one.
  public var onlyDay: Int? { isOnceAMonth ? days[0] : nil }

  /// Whether every month has exactly one payday.
  public var isOnceAMonth: Bool { days.count == 1 }

  /// The paydays of one month, in order.
  public func dates(in month: Month) -> [CalendarDate] {
    guard !days.isEmpty else {
      let past = origin.days(until: month.firstDay) % step
      // The day of the month of its first payday.
      var day = (step - past) % step + 1
      var dates: [CalendarDate] = []
      while day <= month.length {
        dates.append(CalendarDate(month, day: day))
        day += step
      }
      return dates
    }
    return days.map(month.day).distinct
  }

  /// How many paydays lie from `start` on and before `end`.
  @inline(never)
  public func count(from start: CalendarDate, before end: CalendarDate) -> Int {
    guard start < end else { return 0 }
    guard !days.isEmpty else {
      func passed(by date: CalendarDate) -> Int {
        // Division of a number below nothing rounds up, and has to go down.
        let days = origin.days(until: date) - 1
        return days >= 0 ? days / step : (days + 1) / step - 1
      }
      return passed(by: end) - passed(by: start)
    }
    // Clamped to the month's end, some of the last ones may be one.
    guard days.count == 1 || days[days.count - 2] <= 27 else {
      return Paydays(self).dates(from: start, before: end).count
    }
    // A month that is too short for a day has it last, on or after all.
    let months = start.month.months(until: end.month) + 1
    return days.reduce(0) { sum, day in
      let isLate = day < start.day ? 1 : 0
      let isEarly = day >= end.day ? 1 : 0
      return sum + max(0, months - isLate - isEarly)
    }
  }

  /// The first payday on or after `date`, unless the calendar ends before.
  @inline(never)
  public func first(from date: CalendarDate) -> CalendarDate? {
    guard let earliest = days.first else {
      return date.adding(days: (step - origin.days(until: date) % step) % step)
    }
    // A month that has the date has the days up to it.
    if let day = days.first(where: { $0 >= date.day }) {
      return date.month.day(day)
    }
    return date.month.adding(1)?.day(earliest)
  }

  /// The last payday before `date`, unless the calendar begins after it.
  @inline(never)
  func last(before date: CalendarDate) -> CalendarDate? {
    guard let latest = days.last else {
      let past = (origin.days(until: date) - 1) % step
      return date.adding(days: -1 - (past + step) % step)
    }
    if let day = days.last(where: { $0 < date.day }) {
      return CalendarDate(date.month, day: day)
    }
    return date.month.adding(-1)?.day(latest)
  }
}

extension PaydaySchedule: CustomStringConvertible {
  /// As it is typed: `25`, `15,31`, `2026-01-09+2w`.
  public var description: String {
    if days.isEmpty { return "\(origin)+\(step / 7)w" }
    var text = ""
    for day in days { text += text.isEmpty ? "\(day)" : ",\(day)" }
    return text
  }
}
