/// What a goal has, and what it asks of the month, in its own currency.
public final class Figures: Sendable {
  /// What the goal has today.
  public let savings: GoalSavings

  /// What the month counts as there: what it had when the window opened, less
  /// what went since.
  public let base: Amount

  /// How much less that is than what it had; never below nothing.
  public let takenOut: Amount

  /// What came to it since: deposits, interest, shifted shares, all of it;
  /// never below nothing.
  public let savedThisMonth: Amount

  /// What is missing of the target beyond the base; `nil` of a goal that goes
  /// on for ever.
  public let missing: Amount?

  /// What the first payday asks of what was missing.
  public let perPayment: Amount

  /// What the month asks.
  public let required: Amount

  /// What is to be paid this month, after everybody's choices.
  public let planned: Amount

  /// What is still to be paid of it.
  public let left: Amount

  /// What of that is to be paid by the next payday of the goal.
  public let leftByNext: Amount

  /// That payday, `nil` where none of the month is to come.
  public let nextPayday: CalendarDate?

  /// What of that is due at once, because no payday comes before its deadline.
  let leftNow: Amount

  /// What of that is due first: for rounds that were missed, if there are any.
  public let leftFirst: Amount

  /// What of it is due by a deadline that is to come behind a missed one.
  public let leftLater: Amount

  /// What of it was to be paid by a payday that has passed.
  public let overdue: Amount

  /// The first payday that passed and was not met.
  public let overdueSince: CalendarDate?

  /// What a demand comes to when so much is saved, and after everybody's
  /// choices.
  init(
    of goal: Goal, _ demand: Demand, base: Base, _ savings: GoalSavings,
    payments: Payments, flex: Flex, custom: Amount?, digits: Int,
    on today: CalendarDate, _ paydays: Paydays
  ) throws(MoneyProblem) {
    let came = try savings.saved - base.amount
    let remaining = savings.remaining
    // What is all there asks as if it had begun; nothing of it is left.
    let isAsked = !payments.isScheduled || remaining == .zero
    let isPaid = isAsked && flex != .skipped
    let required = isAsked ? demand.required : .zero
    let planned = isPaid ? Figures.planned(custom, of: demand) : .zero
    let left = try Figures.left(of: planned, having: came, upTo: remaining)
    self.savings = savings
    self.base = base.amount
    takenOut = try base.opening - base.amount
    savedThisMonth = came
    missing = demand.missing
    perPayment = demand.perPayment
    self.required = required
    self.planned = planned
    self.left = left
    let instalments = try Instalments(
      of: goal, demand, from: payments.from, on: today, paydays)
    func unpaid(ofFirst count: Int) throws(MoneyProblem) -> Amount {
      try instalments.unpaid(
        of: planned, having: came, upTo: left, byFirst: count, digits: digits)
    }
    let passed = instalments.passed(by: today)
    leftByNext = try unpaid(ofFirst: passed + 1)
    nextPayday = instalments.days.dropFirst(passed).first
    leftNow = try unpaid(ofFirst: 0)
    leftFirst = savings.lacking.isZero ? leftNow : min(leftNow, savings.lacking)
    leftLater = try leftNow - leftFirst
    var (overdue, overdueSince) = (Amount.zero, CalendarDate?.none)
    for place in 0..<passed {
      overdue = try unpaid(ofFirst: place + 1)
      if overdueSince == nil, overdue.isPositive {
        overdueSince = instalments.days[place]
      }
    }
    self.overdue = overdue
    self.overdueSince = overdueSince
  }

  /// All that the goal has.
  public var saved: Amount { savings.saved }

  /// What it holds for rounds that are due.
  public var reserved: Amount { savings.reserved }

  /// What it still takes in all.
  public var remaining: Amount? { savings.remaining }

  /// What is to be paid by a day, no later than the goal's next payday.
  func left(by day: CalendarDate) -> Amount {
    nextPayday.map { $0 <= day } ?? true ? leftByNext : leftNow
  }

  /// What was to be paid by a payday that has passed, without what is due
  /// whatever the paydays are.
  var overdueByPayday: Amount {
    get throws(MoneyProblem) { max(try overdue - leftNow, .zero) }
  }

  /// What somebody chose for the month, but no more than is missing; else what
  /// it asks.
  static func planned(_ custom: Amount?, of demand: Demand) -> Amount {
    guard let custom else { return demand.required }
    return min(custom, demand.missing ?? custom)
  }

  /// What is still to be paid of an amount when so much came in: no more than
  /// what the goal still takes.
  static func left(
    of amount: Amount, having came: Amount, upTo remaining: Amount?
  ) throws(MoneyProblem) -> Amount {
    let rest = max(try amount - came, .zero)
    return min(rest, remaining ?? rest)
  }
}
