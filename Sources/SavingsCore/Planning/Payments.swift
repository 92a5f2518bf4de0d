/// The paydays that are left to a goal.
public struct Payments: Equatable, Sendable {
  /// The day from which they count: the month's first, or the goal's start.
  public let from: CalendarDate

  /// The first one, `nil` where none is left before the deadline.
  public let first: CalendarDate?

  /// How many there are, at least one.
  public let count: Int

  /// How many are left after this month's, at least one: what is missing then
  /// is due all the same.
  public var after: Int { max(count - 1, 1) }

  /// When this month's amount is due: the first payday, else the deadline, or
  /// today where that has passed.
  public let due: CalendarDate

  /// Whether the goal asks nothing of this month, because it begins later.
  public let isScheduled: Bool

  /// The paydays of a goal from the month of `today` on.
  public init(
    of goal: Goal, on today: CalendarDate, payday: Payday
  ) {
    let month = today.month
    from = max(month.firstDay, goal.start)
    first = payday.first(from: from).flatMap { $0 < goal.deadline ? $0 : nil }
    count = payday.payments(from: from, before: goal.deadline)
    due = first ?? max(goal.deadline, today)
    let begins = max(goal.start, first ?? goal.start)
    // The deadline, which comes after both, does then too.
    isScheduled = begins > month.lastDay
  }
}

extension Goal {
  /// The day from which a saver thinks of this month's saving as this month's.
  ///
  /// The month's first day, if a payday came between the goal's start and it;
  /// else the goal's start, so that what is saved before the first payday
  /// counts for it. Never later than today.
  func window(on today: CalendarDate, payday: Payday) -> CalendarDate {
    let opens = isNew(on: today, payday: payday) ? start : today.month.firstDay
    return min(opens, today)
  }

  /// Whether no payday came between the goal's start and the month.
  func isNew(on today: CalendarDate, payday: Payday) -> Bool {
    payday.count(from: start, before: today.month.firstDay) == 0
  }
}
