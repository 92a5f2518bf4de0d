/// The days on which money is put aside, and how much each carries beside the
/// others.
///
/// A payday carries what its month does, 1 until somebody says otherwise.
public struct Paydays: Sendable {
  public let schedule: PaydaySchedule
  public let weights: ByMonth

  /// Days that carry what their months do.
  public init(_ schedule: PaydaySchedule, weights: ByMonth = ByMonth()) {
    self.schedule = schedule
    self.weights = weights
  }

  /// Whether every month has one payday that carries as much as any other, so
  /// that what a payment is, is what a month is.
  public var isMonthly: Bool { schedule.isOnceAMonth && weights.isEmpty }

  /// What each payday of a month carries.
  public func weight(of month: Month) -> Amount {
    weights.value(in: month) ?? Amount(1)
  }

  /// What the paydays from one day on and before another carry together.
  public func weight(
    from start: CalendarDate, before end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    guard !weights.isEmpty, start < end else {
      return Amount(schedule.count(from: start, before: end))
    }
    var sum = Amount.zero
    for month in months(from: start, before: end) {
      let count = count(in: month, from: start, before: end)
      sum = try sum + weight(of: month).times(Amount(count))
    }
    return sum
  }

  /// Whether all paydays from one day on and before another carry as much.
  func areEven(from start: CalendarDate, before end: CalendarDate) -> Bool {
    if weights.isEmpty { return true }
    let weights = months(from: start, before: end).filter {
      count(in: $0, from: start, before: end) > 0
    }.map(weight)
    return weights.allSatisfy { $0 == weights[0] }
  }

  /// How many paydays of a month lie from one day on and before another.
  func count(
    in month: Month, from start: CalendarDate, before end: CalendarDate
  ) -> Int {
    let next = month.adding(1)?.firstDay
    return schedule.count(
      from: max(start, month.firstDay), before: min(end, next ?? end))
  }

  /// The months from one day on and before another.
  func months(from start: CalendarDate, before end: CalendarDate) -> [Month] {
    start < end ? start.month.upTo(end.month) : []
  }

  /// The paydays from `start` on and before `end`.
  public func dates(
    from start: CalendarDate, before end: CalendarDate
  ) -> [CalendarDate] {
    months(from: start, before: end).flatMap { month in
      schedule.dates(in: month).filter { start <= $0 && $0 < end }
    }
  }
}
