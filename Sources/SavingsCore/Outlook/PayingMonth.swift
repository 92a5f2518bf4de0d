/// A month that pays for a need, and what all from it on carry.
struct PayingMonth {
  /// The paydays.
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
    var tail = PayingTail(yield: yield)
    for month in paydays.months(from: start, before: end).reversed() {
      let days = paydays.schedule.dates(in: month).filter {
        start <= $0 && $0 < end
      }
      if days.isEmpty { continue }
      try tail.add(days.count, in: month, weighing: paydays.weight(of: month))
      let isEven = tail.weights.isZero
      months.add(
        PayingMonth(
          days: days,
          weight: isEven
            ? Amount(days.count)
            : try paydays.weight(of: month).times(Amount(days.count)),
          all: isEven ? tail.counts : tail.weights,
          growth: tail.growth(isEven: isEven)))
    }
    return months.reversed()
  }

  /// What the month asks when so much is missing of a whole.
  func asked(
    of missing: Amount, towards whole: Amount, beyond have: Amount
  ) throws(MoneyProblem) -> Amount {
    guard let growth else { return try missing.times(weight, over: all, .down) }
    let toBring = min(
      missing, try growth.toBring(towards: whole, beyond: have))
    return try toBring.times(weight, over: growth.all, .down)
  }
}

/// What the paydays from a month on carry, added up from the last one back.
private struct PayingTail {
  private let rate: Amount?
  private var power = Amount(1)
  private var grown: (weights: Amount, counts: Amount) = (.zero, .zero)
  private var month: Month?
  private var isPastCounting = false

  private(set) var weights = Amount.zero
  private(set) var counts = Amount.zero

  init(yield: Percentage?) {
    rate = yield.flatMap { try? Growth.rate(of: $0) }
  }

  /// Adds the month before all that were added.
  mutating func add(
    _ count: Int, in month: Month, weighing weight: Amount
  ) throws(MoneyProblem) {
    let carried = try weight.times(Amount(count))
    weights = try weights + carried
    counts = try counts + Amount(count)
    guard let rate else { return }
    for _ in 0..<(self.month.map { month.months(until: $0) } ?? 0)
    where !isPastCounting {
      power = (try? power.times(rate, over: Amount(1), .down)) ?? power
    }
    self.month = month
    // What is past counting stays the largest that is not.
    guard !isPastCounting,
      let here = try? carried.times(power, over: Amount(1), .down),
      let even = try? Amount(count).times(power, over: Amount(1), .down),
      let sum = try? grown.weights + here,
      let evenSum = try? grown.counts + even
    else {
      isPastCounting = true
      return
    }
    grown = (sum, evenSum)
  }

  func growth(isEven: Bool) -> Growth? {
    guard rate != nil else { return nil }
    return Growth(first: power, all: isEven ? grown.counts : grown.weights)
  }
}
