/// Which rates are asked for.
public final class RateInquiry: Sendable {
  /// Only these currencies, none for all that are needed.
  public let codes: [Currency]

  /// The day whose rates are asked for.
  public let day: CalendarDate

  /// The day from which on the end of every month is asked for, too.
  public let since: CalendarDate?

  /// The day that it is.
  public let clockDay: CalendarDate

  /// Whether what is there is asked for again, and replaced.
  public let isForced: Bool

  /// Rates of a day, perhaps with those of months before it.
  public init(
    _ codes: [Currency], on day: CalendarDate, since: CalendarDate? = nil,
    clockDay: CalendarDate, isForced: Bool = false
  ) {
    self.codes = codes.withoutRepetitions.ordered(by: <)
    self.day = day
    self.since = since
    self.clockDay = clockDay
    self.isForced = isForced
  }

  /// How many days before a day its rate may be of.
  static let reach = 10

  var days: [CalendarDate] {
    guard let since else { return [day] }
    return since.month.upTo(day.month).map(\.lastDay).filter { $0 < day }
      + [day]
  }
}

extension Household {
  /// The currencies whose rates are needed on a day: of assets, of active
  /// goals, and that of totals.
  public func neededCurrencies(on day: CalendarDate) -> [Currency] {
    let records =
      assets.map(\.currency)
      + goals.filter { $0.isActive(on: day) }.map(\.currency)
    let all = records + [displayCurrency?.currency].compactMap(\.self)
    return all.withoutRepetitions.ordered(by: <)
  }
}
