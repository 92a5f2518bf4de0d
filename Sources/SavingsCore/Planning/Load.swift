/// What the paydays of one month carry of all the paydays of a need.
public struct Load: Sendable {
  /// How many paydays there are in all.
  public let paydays: Int

  /// How many of them are of the month.
  public let paydaysOfMonth: Int

  /// What those of the month carry.
  public let month: Amount

  /// What all of them carry; nothing only where there are none.
  public let all: Amount

  /// Whether the weights of the paydays are nothing, so that each counts 1.
  public let isEven: Bool

  /// What the paydays from one day on and before another carry; where that is
  /// nothing, each counts 1.
  init(
    of month: Month, from start: CalendarDate, before end: CalendarDate,
    _ paydays: Paydays
  ) throws(MoneyProblem) {
    self.paydays = paydays.schedule.count(from: start, before: end)
    paydaysOfMonth = paydays.count(in: month, from: start, before: end)
    let here = Amount(paydaysOfMonth)
    let all = try paydays.weight(from: start, before: end)
    isEven = all.isZero
    self.all = isEven ? Amount(self.paydays) : all
    self.month = isEven ? here : try paydays.weight(of: month).times(here)
  }

  /// What a payday of a month carries.
  func weight(of month: Month, _ paydays: Paydays) -> Amount {
    isEven ? Amount(1) : paydays.weight(of: month)
  }
}
