/// A month that pays for a need, and what all from it on carry.
struct PayingMonth {
  let days: [CalendarDate]

  /// What they carry.
  private let weight: Amount

  /// What they and all later ones carry.
  private let all: Amount

  /// What one unit of what is there grows to until the last payday, and one on
  /// every payday from here on, times its weight; `nil` without a yield.
  private let growth: Growth?

  /// The months with paydays from one day on and before another.
  static func all(
    from start: CalendarDate, before end: CalendarDate, _ paydays: Paydays,
    yield: Percentage?
  ) throws(MoneyProblem) -> [PayingMonth] {
    var months: [PayingMonth] = []
    // What all from a month on carry, and the same if each counts 1.
    var (weights, counts) = (Amount.zero, Amount.zero)
    var byWeight = try yield.map(Growth.init(of:))
    var byCount = byWeight
    for month in paydays.months(from: start, before: end).reversed() {
      let days = Array(
        paydays.schedule.dates(in: month).lazy.filter {
          start <= $0 && $0 < end
        })
      if days.isEmpty { continue }
      let count = Amount(days.count)
      let weight = try paydays.weight(of: month).times(count)
      weights = try weights + weight
      counts = try counts + count
      byWeight?.add(weight, in: month)
      byCount?.add(count, in: month)
      let isEven = weights.isZero
      months.append(
        PayingMonth(
          days: days, weight: isEven ? count : weight,
          all: isEven ? counts : weights,
          growth: isEven ? byCount : byWeight))
    }
    // Turned around by places, which is compiled for every list already.
    return months.indices.map { months[months.count - 1 - $0] }
  }

  /// What the month asks when so much is missing of a whole.
  func asked(
    of missing: Amount, towards whole: Amount, beyond have: Amount
  ) throws(MoneyProblem) -> Amount {
    guard let growth else { return try missing.times(weight, over: all, .down) }
    let toBring = min(missing, try growth.toBring(towards: whole, beyond: have))
    return try toBring.times(weight, over: growth.all, .down)
  }
}
