/// The paydays that are left to what a goal shows: its first need that is not
/// met, or the months of a monthly goal.
public struct Payments: Sendable {
  /// The day from which they count: the month's first, the goal's start, or
  /// that of its round.
  public let from: CalendarDate

  /// The first one, `nil` where none is left before the deadline.
  public let first: CalendarDate?

  /// How many there are, at least one; `nil` where nobody can tell.
  public let count: Int?

  /// The day it is needed; a monthly goal has none.
  public let deadline: CalendarDate?

  /// The round that is shown of a goal that comes again.
  public let round: Int?

  /// The payday on which a monthly goal has its target.
  public let reached: CalendarDate?

  /// When this month's amount is due: the first payday, else the deadline, or
  /// today where that has passed.
  public let due: CalendarDate

  /// Whether the goal asks nothing of this month, because it begins later.
  public let isScheduled: Bool

  /// Whether one is a month's: there is one payday a month, or the goal asks
  /// by the month.
  public let areMonthly: Bool

  /// Whether no payday after this month's carries anything.
  public let isLast: Bool

  /// The paydays that are left of a goal that asks something of the month of
  /// today, and has so much.
  init(
    of goal: Goal, _ needs: [Need], _ demand: Demand, having saved: Amount,
    digits: Int, on today: CalendarDate, _ paydays: Paydays
  ) throws(MoneyProblem) {
    let shown = try needs.shown(having: saved, digits: digits)
    let part = shown.map { demand.parts[$0] }
    let need = part?.need
    let month = today.month
    let from = need?.from ?? max(month.firstDay, goal.start)
    let reach = try goal.reach(
      of: demand.missing, from: from, paydays, digits: digits)
    self.from = from
    deadline = need?.deadline
    round = need?.round
    // What is left of a payday that has passed is paid today.
    reached = (reach?.payday).map { payday in
      goal.target.map { saved < $0 } ?? false ? max(payday, today) : payday
    }
    first = paydays.schedule.first(from: from).flatMap { first in
      need.map { first < $0.deadline } ?? true ? first : nil
    }
    count =
      if let part { max(1, part.load.paydays) } else {
        demand.missing == .zero ? 1 : reach?.months
      }
    due = first ?? max(need?.deadline ?? from, today)
    areMonthly = goal.monthly != nil || paydays.schedule.isOnceAMonth
    isLast = part.map { $0.load.month == $0.load.all } ?? false
    // What has no payday is due now; the others begin with their first.
    let begins = demand.parts.lazy.compactMap { part in
      part.load.paydays == 0
        ? goal.start : paydays.schedule.first(from: part.need.from)
    }
    let earliest = begins.min() ?? first ?? goal.start
    isScheduled = max(goal.start, earliest) > month.lastDay
  }
}

extension Goal {
  /// The day from which a saver thinks of this month's saving as this month's.
  ///
  /// The month's first day, if a payday came between the goal's start and it;
  /// else the goal's start, so that what is saved before the first payday
  /// counts for it. Never later than today.
  func window(on today: CalendarDate, _ paydays: Paydays) -> CalendarDate {
    let opens = isNew(on: today, paydays) ? start : today.month.firstDay
    return min(opens, today)
  }

  /// Whether no payday came between the goal's start and the month.
  func isNew(on today: CalendarDate, _ paydays: Paydays) -> Bool {
    paydays.schedule.count(from: start, before: today.month.firstDay) == 0
  }
}
