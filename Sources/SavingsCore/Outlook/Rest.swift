/// What is to come of a goal: what it needs, and the paydays for it.
public final class Rest: Sendable {
  /// How many months a chance takes.
  static let leastMonths = 6

  /// Nobody looks farther ahead than so many months.
  private static let mostMonths = 600

  let goal: Goal
  private let paydays: Paydays
  private let digits: Int

  /// The day from which paydays are to come.
  private let from: CalendarDate

  let deadline: CalendarDate?

  /// What there is before the first of them.
  public let have: Amount

  /// What they have to bring, `nil` of a goal that goes on for ever.
  public let needed: Amount?

  /// The same without what came in this month for paydays that have passed.
  private let unpaid: Amount?

  /// How many paydays are to come before the deadline, `nil` without one.
  public let payments: Int?

  /// In how many months they lie.
  public let months: Int

  /// What the next one asks, rounded; nothing where there is none.
  public let perPayment: Amount?

  /// What is left to be paid of a goal; `nil` where a rate is missing.
  init?(
    of requirement: Requirement, _ settings: Settings
  ) throws(MoneyProblem) {
    guard let figures = requirement.figures else { return nil }
    let paydays = settings.paydays
    let digits = settings.digits(of: requirement.goal.currency)
    let today = requirement.today
    let month = today.month
    let begin = requirement.payments.from
    goal = requirement.goal
    self.paydays = paydays
    self.digits = digits
    let next = month.adding(1)?.firstDay ?? .last
    let deadline = requirement.deadline
    let coming = paydays.schedule.first(from: max(begin, today)) ?? .last
    let isLeft = figures.left.isPositive && coming.month == month
    // It may be left for the round after the one that is shown.
    let isNow = isLeft && deadline.map { coming < $0 } ?? true
    from = max(begin, isLeft ? today : next)
    self.deadline = deadline
    let before = try requirement.neededBefore()
    // What an earlier round needs is there for it, whenever it came.
    let base =
      before.isPositive
      ? max(figures.base, min(figures.saved, before)) : figures.base
    let there = isNow ? base : figures.saved
    let isDone = requirement.status == .completed
    let whole = try requirement.shownNeed()?.whole ?? goal.target
    let needed: Amount? =
      isDone
      ? .zero
      : try whole.map { (whole) throws(MoneyProblem) in
        max(try whole - there, .zero)
      }
    have = try there - before
    self.needed = needed
    guard let deadline else {
      payments = isDone ? 0 : nil
      unpaid = nil
      months = 0
      perPayment = isDone ? nil : figures.perPayment
      return
    }
    let count =
      isDone ? 0 : paydays.schedule.count(from: from, before: deadline)
    payments = count
    months =
      count == 0
      ? 0 : Rest.months(from: from, before: deadline, paydays.schedule)
    guard count > 0, let needed, let first = paydays.schedule.first(from: from)
    else {
      unpaid = nil
      perPayment = nil
      return
    }
    let load = try Load(of: first.month, from: from, before: deadline, paydays)
    let each = load.weight(of: first.month, paydays)
    // What came is not asked again by the paydays behind that it came for.
    let passed = isNow ? paydays.schedule.count(from: begin, before: from) : 0
    let carried = try each.times(Amount(passed))
    let paid = try min(
      max(figures.saved - there, .zero),
      needed.times(carried, over: carried + load.all, .down))
    let unpaid = try needed - paid
    self.unpaid = unpaid
    perPayment = try unpaid.times(each, over: load.all, .nearest, to: digits)
  }

  /// In how many months the paydays from one day on and before another lie.
  private static func months(
    from start: CalendarDate, before end: CalendarDate,
    _ schedule: PaydaySchedule
  ) -> Int {
    guard start < end else { return 0 }
    let span = start.month.months(until: end.month)
    func has(_ month: Month) -> Bool {
      schedule.dates(in: month).contains { start <= $0 && $0 < end }
    }
    // Every month but the first and the last has a payday.
    let first = has(start.month) ? 1 : 0
    return span == 0 ? first : first + span - 1 + (has(end.month) ? 1 : 0)
  }

  /// In how many months paydays are to come from a day on.
  func monthsToCome(from day: CalendarDate) -> Int {
    deadline.map {
      Rest.months(from: max(day, from), before: $0, paydays.schedule)
    } ?? 0
  }

  /// The first month from which on no more than so many are to come.
  func month(before count: Int) -> Month? {
    guard let deadline else { return nil }
    let last = monthsToCome(from: deadline.month.firstDay) > 0 ? 1 : 0
    return deadline.month.adding(last - count)
  }

  /// The last day that a plan of it is told for: the last there is, or where it
  /// goes on for ever a year from the day from which paydays are to come.
  var farthest: CalendarDate {
    goal.target == nil ? from.adding(months: 12) ?? .last : .last
  }

  /// The last payday of a month to come, the first one being 1; of one that
  /// has some before the deadline, the last of these.
  private func payday(_ number: Int) -> CalendarDate? {
    var month = from.month
    var left = number
    while left > 0 {
      let days = paydays.schedule.dates(in: month).filter { $0 >= from }
      if let last = days.last {
        left -= 1
        if left == 0 {
          return days.last { day in deadline.map { day < $0 } ?? true } ?? last
        }
      }
      guard let next = month.adding(1) else { return nil }
      month = next
    }
    return nil
  }

  /// How many months brought a payment or more.
  func enough(_ paid: [MonthsBrought.Part]) -> Int? {
    guard let leastOfMonth else { return nil }
    return paid.count { $0.amount >= leastOfMonth }
  }

  /// The averages of the latest 3, 6 and 12 months, and of all.
  func averages(_ paid: [MonthsBrought.Part]) throws(MoneyProblem) -> [Forecast
    .Pace]
  {
    let all = paid.count
    guard all >= 3 else { return [] }
    let spans = [3, 6, 12].filter { $0 < all } + [all]
    return try spans.map { (span) throws(MoneyProblem) in
      let sum = try paid.suffix(span).map(\.amount).sum()
      return try pace(of: sum, over: span, named: span)
    }
  }

  /// What a sum comes to that comes in so many months.
  func pace(
    of sum: Amount, over span: Int, named: Int?
  ) throws(MoneyProblem) -> Forecast.Pace {
    let amount = try sum.divided(by: span, to: digits)
    var reached: CalendarDate?
    if let needed, sum.isPositive,
      let count = try? needed.times(Amount(span), over: sum, .up, to: 0),
      count <= Amount(Rest.mostMonths)
    {
      reached = payday(max(count.wholeTimes(Amount(1)), 1))
    }
    let atDeadline: Amount? =
      deadline == nil
      ? nil
      : max(
        try have
          + sum.times(
            Amount(months), over: Amount(span),
            sum.isNegative ? .up : .down, to: digits), .zero)
    return Forecast.Pace(
      months: named, amount: amount, reached: reached, atDeadline: atDeadline)
  }

  /// What a month has to bring if all bring the same, rounded; nothing where no
  /// month is to come.
  ///
  /// Without a deadline that is what a month asks that carries 1.
  public var aMonth: Amount? {
    if let monthly = goal.monthly, payments == nil {
      return min(monthly, needed ?? monthly)
    }
    guard months > 0, let needed else { return perPayment }
    return try? needed.divided(by: months, to: digits)
  }

  /// What a month brings at the least that brings enough: what it has to bring,
  /// rounded up, since a bit less is less.
  public var leastOfMonth: Amount? {
    guard deadline != nil else { return aMonth }
    guard months > 0, let needed else { return nil }
    return try? needed.times(Amount(1), over: Amount(months), .up, to: digits)
  }

  /// Whether there is one payment in each of the months to come.
  public var isMonthly: Bool { payments == months }

  /// Whether every payment asks the same.
  public var isLevel: Bool {
    guard let unpaid, let payments, payments > 0 else { return true }
    return (try? unpaid.divided(by: payments, to: digits)) == perPayment
  }
}
