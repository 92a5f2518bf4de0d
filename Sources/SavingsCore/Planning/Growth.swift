/// What an expected yield makes of payments, month by month.
struct Growth: Sendable {
  /// What one unit of what is there today grows to until the last payday.
  let first: Amount

  /// What one unit on every payday, times its weight, grows to.
  let all: Amount

  /// The growth from each payday of a need to its last one, `nil` where it has
  /// none.
  ///
  /// Each power is cut at the eighteenth decimal from the one before; one that
  /// is past counting stays the largest that is not, which is more than anybody
  /// can save.
  init?(
    of yield: Percentage, from start: CalendarDate, before end: CalendarDate,
    _ load: Load, _ paydays: Paydays
  ) throws(MoneyProblem) {
    let months = paydays.months(from: start, before: end).filter {
      paydays.count(in: $0, from: start, before: end) > 0
    }
    guard let last = months.last, let first = months.first else { return nil }
    let rate = try Growth.rate(of: yield)
    var power = Amount(1)
    var all = Amount.zero
    var month = last
    while true {
      let count = paydays.count(in: month, from: start, before: end)
      let weight = try load.weight(of: month, paydays).times(Amount(count))
      let grown = try? weight.times(power, over: Amount(1), .down)
      guard let grown, let sum = try? all + grown else { break }
      all = sum
      guard month > first, let earlier = month.adding(-1) else { break }
      power = (try? power.times(rate, over: Amount(1), .down)) ?? power
      month = earlier
    }
    self.first = power
    self.all = all
  }

  /// Known sums.
  init(first: Amount, all: Amount) {
    self.first = first
    self.all = all
  }

  /// What one unit grows to in a month: a twelfth of the percentage more.
  static func rate(of yield: Percentage) throws(MoneyProblem) -> Amount {
    try Amount(1)
      + Amount(Int(yield.parts)).divided(
        by: 12 * Int(Percentage.whole), .down, to: Amount.decimals)
  }

  /// What payments have to bring of a target, with what they grow to, when so
  /// much is there.
  func toBring(
    towards target: Amount, beyond base: Amount
  ) throws(MoneyProblem) -> Amount {
    // What grows past counting is more than any target.
    guard let grown = try? base.times(first, over: Amount(1), .down) else {
      return base.isNegative ? try target - base : .zero
    }
    return max(try target - grown, .zero)
  }
}
