/// What an expected yield makes of payments, month by month from the last one
/// back.
///
/// Each power is cut at the eighteenth decimal from the one before; one that is
/// past counting stays the largest that is not, which is more than anybody can
/// save.
struct Growth: Sendable {
  /// What one unit of what is there today grows to until the last payday.
  private(set) var first = Amount(1)

  /// What one unit on every payday, times its weight, grows to.
  private(set) var all = Amount.zero

  /// What one unit grows to in a month: a twelfth of the percentage more.
  private let rate: Amount

  private var month: Month?
  private var isPastCounting = false

  /// The growth of no payments yet.
  init(of yield: Percentage) throws(MoneyProblem) {
    rate =
      try Amount(1)
      + Amount(Int(yield.parts)).divided(
        by: 12 * Int(Percentage.whole), .down, to: Amount.decimals)
  }

  /// The growth from each payday of a need to its last one, `nil` where it has
  /// none or no yield is expected.
  init?(
    of yield: Percentage?, from start: CalendarDate, before end: CalendarDate,
    _ load: Load, _ paydays: Paydays
  ) throws(MoneyProblem) {
    guard let yield else { return nil }
    try self.init(of: yield)
    for month in paydays.months(from: start, before: end).reversed() {
      let count = paydays.count(in: month, from: start, before: end)
      if count == 0 { continue }
      add(try load.weight(of: month, paydays).times(Amount(count)), in: month)
    }
    if month == nil { return nil }
  }

  /// Adds what the paydays of a month carry that comes before all others.
  mutating func add(_ weight: Amount, in month: Month) {
    for _ in 0..<(self.month.map { month.months(until: $0) } ?? 0)
    where !isPastCounting {
      first = (try? first.times(rate, over: Amount(1), .down)) ?? first
    }
    self.month = month
    guard !isPastCounting,
      let grown = try? weight.times(first, over: Amount(1), .down),
      let sum = try? all + grown
    else {
      isPastCounting = true
      return
    }
    all = sum
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
