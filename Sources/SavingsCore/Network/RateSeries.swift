/// What a service says that one is worth on a day.
final class RatePoint {
  /// What it is told of, or in what.
  let code: Currency
  let day: CalendarDate

  /// The figure as it was written.
  let text: String

  init(_ code: Currency, _ day: CalendarDate, _ text: String) {
    self.code = code
    self.day = day
    self.text = text
  }
}

/// What a service says a currency was worth, day by day.
final class RateSeries {
  let code: Currency
  let pair: CurrencyPair
  let source: String
  let host: String

  /// The days that it was asked for.
  let days: [CalendarDate]

  /// What it says, in any order; of one day the last one counts.
  let points: [RatePoint]

  init(
    _ code: Currency, _ pair: CurrencyPair, source: String, host: String,
    _ days: [CalendarDate], _ points: [RatePoint]
  ) {
    self.code = code
    self.pair = pair
    self.source = source
    self.host = host
    self.days = days
    self.points = points
  }

  /// The last point up to a day, and not long before it.
  func point(upTo day: CalendarDate) -> RatePoint? {
    var best: RatePoint?
    for point in points
    where point.day <= day
      && point.day.days(until: day) <= RateInquiry.reach
      && point.day >= best?.day ?? point.day
    {
      best = point
    }
    return best
  }
}
