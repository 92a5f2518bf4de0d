internal import CommandGrammar
internal import SavingsCore

/// Why a text is no date.
indirect enum DateProblem: Error {
  /// It is none, but may be meant for one of these.
  case unreadable(String, readings: [CalendarDate])
  case noSuchDay(Int, of: Month)
  /// It is a month where a day is wanted.
  case wholeMonth(Month)
  /// It leads to a day before the first of the calendar, or after the last.
  case outOfReach(String)

  init(_ text: String) {
    if let month = Month(text) {
      self = .wholeMonth(month)
    } else if text.utf8.count == 10, text.dropFirst(7).first == "-",
      let month = Month(String(text.prefix(7))),
      let day = Int(digits: text.suffix(2)), day > 0
    {
      self = .noSuchDay(day, of: month)
    } else {
      self = .unreadable(text, readings: CalendarDate.readings(of: text))
    }
  }
}

extension DateProblem: Worded {
  var failure: Failure {
    switch self {
    case .unreadable(let text, let readings):
      let words = readings.map { "\($0) (\($0.day) \($0.month.name))" }
      return .unreadable(
        """
        \(quoted: text) is not a \(readings.count > 1 ? "clear " : "")date
        """,
        tip: text == "tomorrow"
          ? "write +1d"
          : words.isEmpty
            ? "write it as 2027-06-01, today, yesterday, +90d, -2w, +6m or -1y"
            : "write \(words.joined(separator: " or "))")
    case .noSuchDay(let day, let month):
      return .unreadable(
        "there is no \(day) \(month.name) \(month.year)",
        tip: "its last day is \(month.lastDay)")
    case .wholeMonth(let month):
      return .unreadable(
        "\(month) is a month, and a day is needed",
        tip: "write one of its days, such as \(month.firstDay)")
    case .outOfReach(let text):
      return .unreadable(
        "\(quoted: text) leads out of the years 1 to 9999",
        tip: "choose a day that is nearer")
    }
  }
}

extension CalendarDate {
  /// What a date with slashes or points may mean, month and day first or last.
  fileprivate static func readings(of text: String) -> [CalendarDate] {
    let parts = text.parts(at: "/.-")
    let numbers = parts.compactMap { Int(digits: $0[...]) }
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
