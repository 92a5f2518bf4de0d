internal import CommandGrammar
package import SavingsCore

/// A date as it was typed, which may depend on what day it is.
package enum TypedDate: Hashable, Sendable {
  /// `2026-11-20`
  case day(CalendarDate)
  /// `today`
  case today
  /// `+90d`, `+2w`
  case daysLater(Int, String)
  /// `+6m`, `+1y`
  case monthsLater(Int, String)

  /// Reads one of these forms.
  package init(_ text: String) throws(DateProblem) {
    if let day = CalendarDate(text) {
      self = .day(day)
    } else if text == "today" {
      self = .today
    } else if text.hasPrefix("+"), let later = TypedDate(later: text) {
      self = later
    } else {
      throw DateProblem(text)
    }
  }

  private init?(later text: String) {
    let digits = text.dropFirst().dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 48 < 10 }),
      let count = Int(digits), count <= 4_000_000
    else { return nil }
    switch text.last {
    case "d": self = .daysLater(count, text)
    case "w": self = .daysLater(count * 7, text)
    case "m": self = .monthsLater(count, text)
    case "y": self = .monthsLater(count * 12, text)
    default: return nil
    }
  }

  /// Whether it is so many days or months from another day.
  package var isCounted: Bool {
    switch self {
    case .day, .today: false
    case .daysLater, .monthsLater: true
    }
  }

  /// The day that is meant, from `today` on.
  package func day(
    from today: CalendarDate
  ) throws(DateProblem) -> CalendarDate {
    let day: CalendarDate?
    let typed: String
    switch self {
    case .day(let date): (day, typed) = (date, "\(date)")
    case .today: (day, typed) = (today, "today")
    case .daysLater(let count, let text):
      (day, typed) = (today.adding(days: count), text)
    case .monthsLater(let count, let text):
      (day, typed) = (today.adding(months: count), text)
    }
    guard let day else { throw DateProblem(tooLate: typed) }
    return day
  }

  /// How it was reckoned, where it was: `6 months from 2026-11-20`.
  package func reckoning(from today: CalendarDate) -> Phrase? {
    switch self {
    case .day: nil
    case .today: "today"
    case .daysLater(let days, let text):
      text.hasSuffix("w")
        ? "\(days / 7, "week") from \(today)" : "\(days, "day") from \(today)"
    case .monthsLater(let months, let text):
      text.hasSuffix("y")
        ? "\(months / 12, "year") from \(today)"
        : "\(months, "month") from \(today)"
    }
  }
}

/// Why a text is no date.
package struct DateProblem: Error, Hashable {
  /// What was typed.
  let typed: String

  /// What it could mean.
  let readings: [CalendarDate]

  /// Whether it lies past the end of the calendar.
  let isTooLate: Bool

  init(_ text: String) {
    typed = text
    readings = CalendarDate.readings(of: text)
    isTooLate = false
  }

  init(tooLate text: String) {
    typed = text
    readings = []
    isTooLate = true
  }
}

extension DateProblem: Worded {
  /// What is said of a text that is no date.
  var failure: Failure {
    if isTooLate {
      return .unreadable(
        "\(quoted: typed) lies after the year 9999",
        tip: "choose an earlier date")
    }
    let words = readings.map { "\($0) (\($0.day) \($0.month.name))" }
    return .unreadable(
      """
      \(quoted: typed) is not a \(readings.count > 1 ? "clear " : "")date
      """,
      tip: words.isEmpty
        ? "write it as 2027-06-01, today, +90d, +2w, +6m or +1y"
        : "write \(words.joined(separator: " or "))")
  }
}

extension CalendarDate {
  /// What a date with slashes or points may mean, month and day first or last.
  fileprivate static func readings(of text: String) -> [CalendarDate] {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { "/.-".contains($0) })
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3 else { return [] }
    let orders =
      parts[0].count == 4
      ? [(0, 1, 2)] : parts[2].count == 4 ? [(2, 1, 0), (2, 0, 1)] : []
    let dates = orders.compactMap { year, month, day in
      CalendarDate(
        year: numbers[year], month: numbers[month], day: numbers[day])
    }
    return dates.first == dates.last ? Array(dates.prefix(1)) : dates
  }
}
