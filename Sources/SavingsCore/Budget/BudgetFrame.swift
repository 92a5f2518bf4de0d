/// What all goals of a budget have in common: the paydays, how far it looks,
/// and what it is a number of.
struct BudgetFrame: Sendable {
  let setting: PlanSetting
  var horizon: Horizon
  var line: PaydayLine

  /// Its decimals: those of the display currency, or hundredths of a percent.
  let digits: Int

  /// One of its last digit.
  var unit: Int128 { Int128.tenToThe(Amount.decimals - digits) }

  /// The places of the first and the last payday from one day on and before
  /// another; where there is none, that of the first one since a third.
  func span(
    from start: CalendarDate, before end: CalendarDate,
    otherwise day: CalendarDate
  ) -> ClosedRange<Int>? {
    let first = line.place(of: start)
    // What begins behind the horizon is none of this budget's.
    if let last = line.dates.last, last.month < start.month { return nil }
    let last = line.place(of: end) - 1
    if first <= last { return first...last }
    let place = line.place(of: day)
    return place < line.count ? place...place : nil
  }

  /// What a budget of 1 brings on some paydays.
  func brought(by span: ClosedRange<Int>) throws(MoneyProblem) -> Amount {
    try line.carried(from: span.lowerBound, before: span.upperBound + 1)
  }

  /// The least budget that brings, in the months of the last turn, what
  /// standing goals take in them.
  func leastBringing(forEver amount: Amount) throws(MoneyProblem) -> Amount {
    guard let first = horizon.lastTurn else { return .zero }
    let end = horizon.end.adding(1)?.firstDay ?? .last
    let brought = try line.carried(
      from: line.place(of: first.firstDay), before: line.place(of: end))
    return brought.isPositive
      ? try amount.times(Amount(1), over: brought, .up, to: digits) : .zero
  }
}
