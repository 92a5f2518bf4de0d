/// Walks over the paydays of later months, and pays what each asks.
struct PlanWalk: ~Copyable {
  private let goal: Goal
  private let digits: Int
  private let paydays: Paydays
  private let end: CalendarDate

  /// What the month that is walked over counts as there.
  var have: Amount

  /// What came in for it already.
  var came = Amount.zero

  private(set) var payments: [FollowedPlan.Payment] = []

  /// What the deadline asks that no payday comes before.
  private(set) var onDeadline: FollowedPlan.Payment?

  init(
    _ goal: Goal, having have: Amount, digits: Int, _ paydays: Paydays,
    upTo end: CalendarDate
  ) {
    self.goal = goal
    self.have = have
    self.digits = digits
    self.paydays = paydays
    self.end = end
  }

  /// Pays for a need on the paydays that are left to it, and tells what is
  /// missing then.
  mutating func pay(
    for need: (whole: Amount, deadline: CalendarDate)?,
    from start: CalendarDate, after month: Month
  ) throws(MoneyProblem) -> Amount {
    guard let need else { return .zero }
    if let next = month.adding(1)?.firstDay {
      let months = try PayingMonth.all(
        from: max(start, next), before: need.deadline, paydays,
        yield: goal.yield)
      for month in months where try !isMet(need.whole) {
        guard let first = month.days.first, first <= end else { break }
        let missing = try Demand.missing(of: need.whole, beyond: have)
        let asked = try month.asked(
          of: missing, towards: need.whole, beyond: have)
        try pay(
          min(try asked.rounded(to: digits), missing), on: month.days,
          upTo: need.whole)
      }
      if months.isEmpty { try payOnDeadline(need, after: month) }
    }
    return try isMet(need.whole) ? .zero : try need.whole - have - came
  }

  /// Pays all that is missing of a need that has no payday left, where a later
  /// month asks for it.
  private mutating func payOnDeadline(
    _ need: (whole: Amount, deadline: CalendarDate), after month: Month
  ) throws(MoneyProblem) {
    guard month.lastDay < need.deadline, need.deadline <= end,
      try !isMet(need.whole)
    else { return }
    let rest = try need.whole - have - came
    let amount = min(try rest.rounded(to: digits), rest)
    onDeadline = FollowedPlan.Payment(date: need.deadline, amount: amount)
    have = try have + came + amount
    came = .zero
  }

  /// Pays a monthly goal its amounts until it has its target, and tells what is
  /// missing then.
  mutating func payMonthly(
    after month: Month, from start: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    for months in 1...Reach.mostMonths {
      guard let month = month.adding(months), month.firstDay <= end else {
        break
      }
      if let target = goal.target, try isMet(target) { break }
      let days = paydays.schedule.dates(in: month).filter { $0 >= start }
      if days.isEmpty { continue }
      let asked = try goal.amount(of: month, paydays, digits: digits)
      let missing = try goal.target.map { (target) throws(MoneyProblem) in
        try Demand.missing(of: target, beyond: have)
      }
      try pay(min(asked, missing ?? asked), on: days, upTo: goal.target)
    }
    guard let target = goal.target, try !isMet(target) else { return .zero }
    return try target - have - came
  }

  /// Whether less than half a unit is missing.
  private func isMet(_ whole: Amount) throws(MoneyProblem) -> Bool {
    let rest = try whole - have - came
    return !rest.isPositive || rest.isNothing(in: digits)
  }

  /// Pays what a month asks, a part of it on each of its days.
  private mutating func pay(
    _ asked: Amount, on days: [CalendarDate], upTo whole: Amount?
  ) throws(MoneyProblem) {
    var sum = came
    for place in days.indices {
      let due =
        place + 1 == days.count
        ? asked
        : try asked.times(
          Amount(place + 1), over: Amount(days.count), .nearest, to: digits)
      var amount = try due - sum
      if let whole { amount = try min(amount, whole - have - sum) }
      guard amount.isPositive else { continue }
      sum = try sum + amount
      if days[place] <= end {
        payments.add(FollowedPlan.Payment(date: days[place], amount: amount))
      }
    }
    have = try have + sum
    came = .zero
  }
}
