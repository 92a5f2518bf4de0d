package import SavingsCore
import Testing

extension Book {
  /// The months as they are told on a day, some or all of them ready.
  package func months(
    on today: CalendarDate, asking wanted: [Month]? = nil
  ) throws -> Months {
    try Months(
      Occasion(self, on: today),
      asking: wanted ?? household.months(on: today))
  }

  /// The book in which a month was closed on a day, or closed again; `nil`
  /// where something in it is unknown.
  package func closed(_ month: Month, on today: CalendarDate) throws -> Book? {
    let months = try months(on: today, asking: [month])
    let report = try months.report(of: month)
    guard case .records(let records) = try months.closing(report) else {
      return nil
    }
    return closing(records)
  }
}
