/// When a monthly goal has its target.
struct Reach {
  /// How many months pay for it.
  let months: Int

  /// The last payday of the last of them.
  let payday: CalendarDate

  /// Nobody looks farther ahead than these.
  static let mostMonths = 1200
}

extension Goal {
  /// When its amounts, month by month from the first payday on, make up what is
  /// missing; `nil` where nothing is, where the goal goes on for ever, or after
  /// a hundred years.
  func reach(
    of missing: Amount?, from start: CalendarDate, _ paydays: Paydays,
    digits: Int
  ) throws(MoneyProblem) -> Reach? {
    guard monthly != nil, let missing, missing.isPositive,
      let first = paydays.schedule.first(from: start)?.month
    else { return nil }
    if paydays.weights.isEmpty {
      let each = try amount(of: first, paydays, digits: digits).attos
      guard each > 0 else { return nil }
      let months = (missing.attos - 1) / each + 1
      guard months <= Reach.mostMonths else { return nil }
      let last = first.adding(Int(months) - 1)
      return last.flatMap { paydays.schedule.dates(in: $0).last }
        .map { Reach(months: Int(months), payday: $0) }
    }
    var rest = missing
    for months in 0..<Reach.mostMonths {
      guard let month = first.adding(months) else { return nil }
      let amount = try amount(of: month, paydays, digits: digits)
      guard amount < rest else {
        return paydays.schedule.dates(in: month).last.map {
          Reach(months: months + 1, payday: $0)
        }
      }
      rest = try rest - amount
    }
    return nil
  }

  /// What a monthly goal asks of a month, until it has its target.
  func amount(
    of month: Month, _ paydays: Paydays, digits: Int
  ) throws(MoneyProblem) -> Amount {
    try (monthly ?? .zero).times(
      paydays.weight(of: month), over: Amount(1), .nearest, to: digits)
  }
}

/// What a monthly goal asks of one month after the other.
struct MonthlyAmounts {
  private let goal: Goal
  private let paydays: Paydays
  private let digits: Int

  /// What it asked last, and of a month that carries how much.
  private var last: (weight: Amount, amount: Amount)?

  init(of goal: Goal, _ paydays: Paydays, digits: Int) {
    self.goal = goal
    self.paydays = paydays
    self.digits = digits
  }

  /// What it asks of a month; months that carry alike are asked alike.
  mutating func amount(of month: Month) throws(MoneyProblem) -> Amount {
    let weight = paydays.weight(of: month)
    if let last, last.weight == weight { return last.amount }
    let amount = try goal.amount(of: month, paydays, digits: digits)
    last = (weight, amount)
    return amount
  }
}
