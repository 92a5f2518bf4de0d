internal import CommandGrammar
internal import SavingsCore

let remind = Command(
  "remind", "Say what is due, and nothing else",
  option("days", .daysBefore, "Remind so long before a payday")
    .optional("3"),
  option("after", .date, "Only what was not due yet on this day").optional,
  flag("check", "Exit with 10 where something is due"),
  examples: [
    "cst remind", "cst remind --days 7", "cst remind --after yesterday",
    "cst remind --check",
  ],
  details: """
    It prints a line for each payday and deadline that is near or has passed
    while something is missing, and for --days days for each goal that has
    fallen behind; where nothing is due it prints nothing at all.

    With the day of the last time behind --after it says each thing once, also
    where the machine was off meanwhile. To be reminded of a payday no more,
    save what is left or skip the month; of a deadline, save what is missing,
    move it or finish the goal.
    """,
  related: ["help reminders", "calendar", "plan"]
) { (session: Session, days, after, checks) in
  let plan = try session.plan()
  let last = try after.map { try $0.day(from: session.today) }
  if let last, last > session.today {
    throw Failure.badValue(
      "\(last) is still to come", tip: "choose a day up to today")
  }
  let reminders = try Reminders(plan, days: days ?? 3, after: last)
  let isSilent = reminders.due.isEmpty
  return Reply(
    reminders, warnings: isSilent ? [] : plan.warnings,
    status: checks && !isSilent ? .no : .success
  ) {
    for reminder in reminders.due { reminder.words(on: session.today) }
    if isSilent, session.request.look.isTerminal {
      if let last {
        "Nothing is due that was not due on \(last)."
      } else if let next = reminders.next {
        "Nothing is due before \(next)."
      } else {
        "Nothing is due."
      }
    }
  }
  .told(isBare: isSilent)
}

/// What is due, as `cst remind` answers.
extension Reminders: Answer {
  static let kind = "remind"
  static let about = "What is due."

  static let fields: [Field<Reminders>] = [
    Field("days") { $0.days }, Field("after") { $0.after },
    .list("due", onOneLine: true, Reminder.fields) { $0.due },
    Field("next") { $0.next },
  ]
}

extension Reminders.Kind: Tellable {}

extension Reminders.Reminder {
  fileprivate static let fields: [Field<Reminders.Reminder>] = [
    Field("kind") { $0.kind }, Field("since") { $0.since },
    Field("date") { $0.date }, Field("goal") { $0.goal?.shortName },
    Field("amount") { $0.money },
  ]

  func words(on today: CalendarDate) -> Phrase {
    let sum: Phrase =
      isComplete || money == nil ? "\(money)" : "at least \(money)"
    let name = goal?.name ?? ""
    let days = today.days(until: date)
    let distance: Phrase = "in \(days, "day")"
    return switch kind {
    case .deadlinePassed:
      """
      \(name) \(days == 0 ? "is needed today," : "was needed on" as Phrase) \
      \(date): \(sum) is missing.
      """
    case .overdue: "Payday was \(date): \(sum) is still left to save."
    case .payday:
      days == 0
        ? "Payday is today, \(date): \(sum) is left to save."
        : "Payday is \(date), \(distance): \(sum) is left to save."
    case .deadline:
      "\(name) is needed on \(date), \(distance): \(sum) is missing."
    case .behind: "\(name) is \(sum) behind an even pace."
    }
  }
}
