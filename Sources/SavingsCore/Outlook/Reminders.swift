/// What is due now, and since when it is to be said.
public final class Reminders: Sendable {
  /// How many days before a payday it is said.
  public let days: Int

  /// The day on which all that is told was not due yet, where one is named.
  public let after: CalendarDate?

  /// What is due: by kind, then by day, then by name.
  public let due: [Reminder]

  /// The first day to come on which something is to be said if nothing
  /// changes.
  public let next: CalendarDate?

  /// A thing that is due.
  public final class Reminder: Sendable {
    /// Why it is said.
    public let kind: Kind

    /// The first day on which it is.
    public let since: CalendarDate

    /// The day that it is about.
    public let date: CalendarDate

    /// The goal that it is about; a payday is about all.
    public let goal: Goal?

    /// How much: of a goal in its currency, else in that of totals.
    public let money: Money?

    /// Whether nothing of that is unknown.
    public let isComplete: Bool

    /// What is said of a payday.
    fileprivate init(
      _ kind: Kind, since: CalendarDate, of payday: Agenda.Entry, in plan: Plan
    ) {
      self.kind = kind
      self.since = since
      date = payday.date
      goal = nil
      money = plan.total(payday.total)
      isComplete = payday.isComplete
    }

    /// What is said of a goal.
    fileprivate init(
      _ kind: Kind, since: CalendarDate, of goal: Goal, on date: CalendarDate,
      _ amount: Amount
    ) {
      self.kind = kind
      self.since = since
      self.date = date
      self.goal = goal
      money = Money(amount, goal.currency)
      isComplete = true
    }
  }

  /// Why something is said, in the order in which it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// A deadline has come, and something is missing.
    case deadlinePassed = "deadline_passed"
    /// A payday has passed, and something of it is left.
    case overdue
    /// A payday is near.
    case payday
    /// A deadline is near.
    case deadline
    /// A goal is behind an even pace.
    case behind
  }

  /// So many days before a deadline it is said; on it, that it has come.
  package static let beforeDeadlines = [30, 7, 1, 0]

  /// What is due in a plan, paydays so many days before; with a day only what
  /// is said since later days.
  public init(
    _ plan: Plan, days: Int, after: CalendarDate? = nil
  ) throws(MoneyProblem) {
    let today = plan.today
    let year = today.adding(months: 12) ?? .last
    var agenda = try Agenda(plan, upTo: year)
    if !agenda.entries.contains(where: { $0.isPaid && $0.date > today }) {
      agenda = try Agenda(plan, upTo: .last)
    }
    var due: [Reminder] = []
    due += plan.goals.compactMap { $0.deadlineDue(in: plan) }
    due += agenda.entries.compactMap { $0.overdue(in: plan) }
    let paydays = agenda.paydays(within: days, in: plan)
    // The next payday with an amount, where it is near enough.
    if let next = paydays.first(where: { $0.date >= today }),
      next.since <= today
    {
      due.add(next)
    }
    due += plan.goals.compactMap { goal in
      goal.behind(plan.settings.paydays.schedule, within: max(days, 1))
    }
    self.days = days
    self.after = after
    let said = due.filter { reminder in
      after.map { $0 < reminder.since } ?? true
    }
    self.due = said.inOrder { reminder in
      (
        Kind.allCases.firstIndex(of: reminder.kind) ?? 0, reminder.date,
        reminder.goal?.name ?? ""
      )
    }
    next = plan.nextReminder(paydays)
  }
}

extension Agenda.Entry {
  /// Whether something is to be paid on it.
  fileprivate var isPaid: Bool { goal == nil && !parts.isEmpty }

  /// Whether all that it pays is for rounds that the month before did not show.
  @inline(never)
  fileprivate func isNew(in plan: Plan) -> Bool {
    parts.allSatisfy { part in
      plan.goals.contains {
        $0.goal.id == part.goal.id && $0.shown(before: plan.month, plan) <= date
      }
    }
  }

  /// That its payday of this month has passed, and something of it is left.
  fileprivate func overdue(in plan: Plan) -> Reminders.Reminder? {
    guard isPaid, date < plan.today, let since = date.adding(days: 1) else {
      return nil
    }
    return Reminders.Reminder(.overdue, since: since, of: self, in: plan)
  }
}

extension Agenda {
  /// The paydays with an amount, each said first so many days before it, but
  /// behind the payday that comes before it, and not before the month in which
  /// the first of those who are paid is told so far; on the day itself anew.
  fileprivate func paydays(
    within days: Int, in plan: Plan
  ) -> [Reminders.Reminder] {
    let first = plan.month.firstDay
    let last = plan.settings.paydays.schedule.last(before: first)
    var behind = last?.adding(days: 1) ?? .first
    return entries.filter(\.isPaid).map { entry in
      var since = max(entry.date.adding(days: -days) ?? .first, behind)
      if since < first, entry.isNew(in: plan) { since = first }
      if entry.date == plan.today { since = entry.date }
      behind = entry.date.adding(days: 1) ?? .last
      return Reminders.Reminder(.payday, since: since, of: entry, in: plan)
    }
  }
}

extension Requirement {
  /// What is missing by the deadline that it shows, where anybody knows that
  /// something is: what a later round takes is not missing yet.
  private var missing: (amount: Amount, by: CalendarDate)? {
    // What could be told of the month is not too large to be counted.
    guard let figures, figures.remaining?.isPositive ?? false,
      let need = try? shownNeed(), let amount = try? need.whole - figures.saved
    else { return nil }
    return (amount, need.deadline)
  }

  /// The deadline up to which it was told on the eve of a month, if nothing
  /// changed since; the last day of all where it does not come again.
  @inline(never)
  fileprivate func shown(before month: Month, _ plan: Plan) -> CalendarDate {
    let settings = plan.settings
    // What could be told of the month is not too large to be counted.
    guard let rounds, let saved = figures?.saved,
      let eve = month.firstDay.yesterday,
      let needs = try? goal.needs(on: eve, rounds, settings.paydays),
      let place = try? needs.shown(
        having: saved, digits: settings.digits(of: goal.currency))
    else { return .last }
    return needs[place].deadline
  }

  /// That its deadline is near, or has come.
  fileprivate func deadlineDue(in plan: Plan) -> Reminders.Reminder? {
    guard let missing else { return nil }
    let left = today.days(until: missing.by)
    guard let days = Reminders.beforeDeadlines.last(where: { left <= $0 }),
      var since = missing.by.adding(days: -days)
    else { return nil }
    // Before a month it may have shown another round.
    var month = plan.month
    while month.firstDay > since {
      if missing.by > shown(before: month, plan) {
        since = month.firstDay
      } else if let former = month.adding(-1) {
        month = former
      }
    }
    return Reminders.Reminder(
      left > 0 ? .deadline : .deadlinePassed, since: since, of: goal,
      on: missing.by, missing.amount)
  }

  /// That it is behind, from the day after a payday on; where the rest of that
  /// month is overdue, from the first day of the next one on.
  fileprivate func behind(
    _ schedule: PaydaySchedule, within days: Int
  ) -> Reminders.Reminder? {
    guard reason.word == "behind", flex != .skipped, let pace,
      let payday = schedule.last(before: today), payday >= goal.start,
      let next = payday.adding(days: 1)
    else { return nil }
    let since = max(next, today.month.firstDay)
    guard since.days(until: today) < days else { return nil }
    return Reminders.Reminder(
      .behind, since: since, of: goal, on: payday, -pace.by)
  }
}

extension Plan {
  /// The first day after today on which something is to be said if nothing
  /// changes.
  fileprivate func nextReminder(
    _ paydays: [Reminders.Reminder]
  ) -> CalendarDate? {
    var dates: [CalendarDate] = []
    for payday in paydays {
      dates.add(payday.since)
      dates.add(payday.date)
    }
    for goal in goals where goal.figures?.remaining?.isPositive ?? false {
      for days in Reminders.beforeDeadlines {
        if let day = goal.deadline?.adding(days: -days) { dates.add(day) }
      }
    }
    return dates.filter { $0 > today }.min()
  }
}
