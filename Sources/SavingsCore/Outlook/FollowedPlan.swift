/// What following the plan pays for a goal, payday by payday.
///
/// Each payment is what the plan of its day would call left by then if all
/// before it had been made and nothing taken out. Of a goal that comes again
/// these are the payments of the round that it shows; what a yield is expected
/// to bring does not come.
public final class FollowedPlan: Sendable {
  /// So much on a payday.
  public struct Payment: Sendable {
    /// The payday.
    public let date: CalendarDate

    /// How much, in the goal's currency.
    public let amount: Amount
  }

  /// What this month's paydays carry, those that have passed as well; what is
  /// paid already stands there with nothing.
  public let now: [Payment]

  /// The payments of later months.
  public let later: [Payment]

  /// What is left of this month without a payday: it is due by the deadline,
  /// or today where that has passed.
  public let withoutPayday: Amount

  /// What a later month asks by the deadline, before which no payday of it
  /// comes.
  public let onDeadline: Payment?

  /// What is missing after the last payment; nothing of a goal that goes on
  /// for ever.
  public let short: Amount

  /// What following the plan pays for a goal, as far as the days up to `end`;
  /// `nil` where a rate is missing.
  public init?(
    of requirement: Requirement, _ settings: Settings,
    upTo end: CalendarDate = .last
  ) throws(MoneyProblem) {
    guard let figures = requirement.figures else { return nil }
    let (goal, today) = (requirement.goal, requirement.today)
    let digits = settings.digits(of: goal.currency)
    let from = requirement.payments.from
    now = try figures.payments(
      try Instalments(
        of: goal, requirement.demand, from: from, on: today, settings.paydays),
      digits: digits)
    // What the month pays for the next round is not there by the deadline.
    let paid = try now.before(requirement.deadline).map(\.amount).sum()
    var walk = PlanWalk(
      goal, having: try figures.saved + (paid + figures.leftNow),
      digits: digits, settings.paydays, upTo: end)
    if requirement.payments.isScheduled, goal.start <= today {
      // Its first month knows what came in for it before.
      walk.have = figures.base
      walk.came = figures.savedThisMonth
    }
    short =
      if goal.monthly != nil {
        try walk.payMonthly(after: today.month, from: from)
      } else {
        try walk.pay(
          for: try requirement.shownNeed(), from: from, after: today.month)
      }
    later = walk.payments
    withoutPayday = figures.leftNow
    onDeadline = walk.onDeadline
  }

  /// All that is due by the deadline without a payday.
  var dueByDeadline: Amount {
    get throws(MoneyProblem) {
      try withoutPayday + (onDeadline?.amount ?? .zero)
    }
  }

  /// All payments of something on paydays, in order.
  public var payments: [Payment] { (now + later).filter(\.amount.isPositive) }
}

extension [FollowedPlan.Payment] {
  /// Those that a deadline waits for: on later days the month may pay for the
  /// next round already.
  fileprivate func before(_ deadline: CalendarDate?) -> [Element] {
    deadline.map { day in filter { $0.date < day } } ?? self
  }
}

extension Requirement {
  /// What following the plan pays for what is to come of it; `nil` where it is
  /// completed or unknown.
  func followed(
    _ settings: Settings, for rest: Rest
  ) throws(MoneyProblem) -> FollowedPlan? {
    status == .completed
      ? nil : try FollowedPlan(of: self, settings, upTo: rest.farthest)
  }

  /// What following the plan pays for the deadline that it shows: what has no
  /// payday left is paid by that, and for later rounds nothing yet.
  func payments(
    of followed: FollowedPlan
  ) throws(MoneyProblem) -> [FollowedPlan.Payment] {
    let paid =
      followed.payments.before(deadline)
      + [followed.onDeadline].compactMap(\.self)
    var now = followed.withoutPayday
    if let need = try shownNeed(), let saved {
      now = min(now, try Demand.missing(of: need.whole, beyond: saved))
    }
    guard now.isPositive else { return paid }
    return [FollowedPlan.Payment(date: payments.due, amount: now)] + paid
  }

  /// What is needed before the need that it shows, and so does not count for
  /// that; nothing where it does not come again.
  func neededBefore() throws(MoneyProblem) -> Amount {
    try demand.parts.prefix { $0.need.round != payments.round }
      .map(\.need.amount).sum()
  }

  /// What is needed by the deadline that it shows, with all that is needed
  /// before; `nil` of a monthly goal.
  func shownNeed() throws(MoneyProblem) -> (
    whole: Amount, deadline: CalendarDate
  )? {
    var whole = Amount.zero
    for part in demand.parts {
      whole = try whole + part.need.amount
      if part.need.deadline == payments.deadline,
        part.need.round == payments.round
      {
        return (whole, part.need.deadline)
      }
    }
    return nil
  }
}

extension Figures {
  /// What the month's paydays carry of what is left: what was saved before
  /// counts for the first of them.
  fileprivate func payments(
    _ instalments: Instalments, digits: Int
  ) throws(MoneyProblem) -> [FollowedPlan.Payment] {
    guard planned.isPositive else { return [] }
    var payments: [FollowedPlan.Payment] = []
    var paid = leftNow
    for place in instalments.days.indices {
      let due = try instalments.unpaid(
        of: planned, having: savedThisMonth, upTo: left, byFirst: place + 1,
        digits: digits)
      payments.add(
        FollowedPlan.Payment(
          date: instalments.days[place], amount: max(try due - paid, .zero)))
      paid = max(due, paid)
    }
    return payments
  }
}
