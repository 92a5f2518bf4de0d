/// The paydays of a budget, from the first of this month on, and what each of
/// them brings of it.
///
/// They are counted from 0. A payday brings what it carries, or of a percentage
/// that part of its income.
struct PaydayLine: Sendable {
  /// The days, in order.
  private(set) var dates: [CalendarDate] = []

  /// What the paydays before each of them bring together, and all of them.
  private var sums: [Amount] = [.zero]

  /// How many of them lie in this month.
  private(set) var now = 0

  private let first: CalendarDate
  private let paydays: Paydays

  /// What a budget is a number of.
  let measure: BudgetPlan.Measure

  private let income: ByMonth?

  /// The paydays from a month to another.
  ///
  /// - Throws: The first month whose income nobody knows, where a part of it is
  ///   asked for.
  init(
    from month: Month, to end: Month, _ settings: Settings,
    _ measure: BudgetPlan.Measure
  ) throws(BudgetProblem) {
    first = month.firstDay
    paydays = settings.paydays
    self.measure = measure
    income = measure == .percent ? settings.income : nil
    try extend(to: end)
  }

  /// The same with as many more paydays as it takes for a budget to bring so
  /// much from one of them on; as far as the calendar goes.
  func extended(
    toBring amount: Amount, paying budget: Amount, from start: Int
  ) throws(BudgetProblem) -> PaydayLine {
    var line = self
    guard budget.isPositive else { return line }
    while let last = line.dates.last?.month, last < CalendarDate.last.month {
      if start < line.count,
        line.payday(bringing: amount, of: budget, from: start) != nil
      {
        break
      }
      let more = max(12, first.month.months(until: last))
      try line.extend(to: last.adding(more) ?? CalendarDate.last.month)
    }
    return line
  }

  /// Adds the paydays up to a month, if that is a later one.
  mutating func extend(to end: Month) throws(BudgetProblem) {
    var next: Month? = dates.last.map { $0.month.adding(1) } ?? first.month
    while let month = next, month <= end {
      let days = paydays.schedule.dates(in: month)
      if let income, income.value(in: month) == nil { throw .noIncome(month) }
      try counting(add(days, of: month), as: BudgetProblem.amounts)
      if month == first.month { now = days.count }
      next = month.adding(1)
    }
  }

  /// Adds the paydays of a month, each with what it brings of a budget of 1: of
  /// a percentage an even part of the income, which all of them bring exactly.
  private mutating func add(
    _ days: [CalendarDate], of month: Month
  ) throws(MoneyProblem) {
    let weight = paydays.weight(of: month)
    let before = sums[sums.count - 1]
    let income = income?.value(in: month)
    let parts = Amount(income == nil ? 1 : 100 * days.count)
    for (place, day) in days.enumerated() {
      let brought = try (income ?? Amount(1)).times(Amount(place + 1))
      dates.add(day)
      sums.add(try before + weight.times(brought, over: parts))
    }
  }

  var count: Int { dates.count }

  /// What the paydays from one on and before another bring of a budget of 1.
  @inline(never)
  func carried(from start: Int, before end: Int) throws(MoneyProblem) -> Amount
  {
    try sums[end] - sums[start]
  }

  /// The first payday, from one on, by which a budget has brought so much;
  /// `nil` where none does.
  func payday(
    bringing amount: Amount, of budget: Amount, from start: Int
  ) -> Int? {
    // What has to be brought of 1 may be past counting, and is never brought.
    guard let sought = try? amount.times(Amount(1), over: budget, .up),
      let wanted = try? sums[start] + sought
    else { return nil }
    let place = sums.firstPlace { $0 >= wanted }
    return place < sums.count ? max(place - 1, start) : nil
  }

  /// The first payday, from one on, that brings something.
  func bringing(from start: Int) -> Int? {
    let sum = sums[start]
    let place = sums.firstPlace { $0 > sum }
    return place < sums.count ? place - 1 : nil
  }

  /// The place of the first payday on or after a day.
  func place(of day: CalendarDate) -> Int { dates.firstPlace { $0 >= day } }
}
