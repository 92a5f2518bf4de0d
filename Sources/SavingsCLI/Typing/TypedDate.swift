internal import CommandGrammar
internal import SavingsCore

/// A date as it was typed, which may depend on what day it is.
indirect enum TypedDate: Sendable {
  /// `2026-11-20`
  case day(CalendarDate)
  /// `today`, `yesterday`
  case named(daysAway: Int, String)
  /// `+90d`, `-2w`
  case daysAway(Int, String)
  /// `+6m`, `-1y`
  case monthsAway(Int, String)
  /// `2026-03`, where its first day is meant or its last
  case edge(Month, isLast: Bool)

  /// Reads one of these forms, a month only where its first day is meant or its
  /// last.
  init(_ text: String, lastOfMonth isLast: Bool? = nil) throws(DateProblem) {
    if let isLast, let month = Month(text) {
      self = .edge(month, isLast: isLast)
    } else if let day = CalendarDate(text) {
      self = .day(day)
    } else if text == "today" || text == "yesterday" {
      self = .named(daysAway: text == "today" ? 0 : -1, text)
    } else if let away = TypedDate(away: text) {
      self = away
    } else {
      throw DateProblem(text)
    }
  }

  private init?(away text: String) {
    let sign = text.first
    guard sign == "+" || sign == "-",
      let number = Int(digits: text.dropFirst().dropLast()), number <= 4_000_000
    else { return nil }
    let count = sign == "-" ? -number : number
    switch text.last {
    case "d": self = .daysAway(count, text)
    case "w": self = .daysAway(count * 7, text)
    case "m": self = .monthsAway(count, text)
    case "y": self = .monthsAway(count * 12, text)
    default: return nil
    }
  }

  /// Whether it is so many days or months from another day.
  var isCounted: Bool {
    switch self {
    case .day, .named, .edge: false
    case .daysAway, .monthsAway: true
    }
  }

  /// The day that is meant, counted from `today`.
  func day(from today: CalendarDate) throws(DateProblem) -> CalendarDate {
    let day: CalendarDate?
    let typed: String
    switch self {
    case .day(let date): return date
    case .edge(let month, let isLast):
      return isLast ? month.lastDay : month.firstDay
    case .named(let count, let text), .daysAway(let count, let text):
      (day, typed) = (today.adding(days: count), text)
    case .monthsAway(let count, let text):
      (day, typed) = (today.adding(months: count), text)
    }
    guard let day else { throw DateProblem.outOfReach(typed) }
    return day
  }

  /// How it was reckoned, where it was: `6 months from 2026-11-20`.
  func reckoning(from today: CalendarDate) -> Phrase? {
    switch self {
    case .day: nil
    case .named(_, let text): "\(text)"
    case .edge(let month, let isLast):
      isLast ? "the last day of \(month)" : "the first day of \(month)"
    case .daysAway(let days, let text):
      text.hasSuffix("w")
        ? "\(abs(days) / 7, "week") \(from(days)) \(today)"
        : "\(abs(days), "day") \(from(days)) \(today)"
    case .monthsAway(let months, let text):
      text.hasSuffix("y")
        ? "\(abs(months) / 12, "year") \(from(months)) \(today)"
        : "\(abs(months), "month") \(from(months)) \(today)"
    }
  }

  private func from(_ count: Int) -> String { count < 0 ? "before" : "from" }
}
