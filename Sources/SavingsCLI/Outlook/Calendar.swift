internal import CommandGrammar
internal import SavingsCore

let calendar = Command(
  "calendar", "Show paydays and deadlines to come",
  option("until", .until, "Only up to this day or month").optional("+1y"),
  option("days", .daysBefore, "Remind so long before a payday")
    .optional("3"),
  Options.output,
  examples: [
    "cst calendar", "cst calendar --until +3m --format csv",
    "cst calendar --days 1 -o -",
  ],
  details: """
    It lists every payday on which following the plan pays something, with
    what that is in all, and the deadlines of all goals. A payday of this
    month stays when it has passed and when all is paid, with 0.

    With -o savings.ics it writes them as iCalendar (RFC 5545), for any
    program that shows days, with an alarm at nine 30, 7 and 1 days before a
    deadline, and --days before a payday. Import it into a calendar of its
    own and replace that as a whole, or serve the file and subscribe to it:
    no program deletes what a later file leaves out, and some refuse the same
    entry when it comes again. - instead of a path is standard output.
    """,
  related: ["remind", "plan", "budget"], lists: true
) { (session: Session, until, days, place) in
  let today = session.today
  let end = try until.map(session.day) ?? today.adding(months: 12) ?? .last
  guard end >= today else {
    throw Failure.badValue(
      "--until \(end) lies before today, \(today)",
      tip: "name a day to come: --until +3m")
  }
  if let format = session.request.look.format, place != nil {
    throw Failure.badValue(
      "--format \(format.rawValue) is for lists, and -o writes iCalendar",
      tip: "keep one of them")
  }
  if let days, place == nil {
    let span = until.map { _ in ["--until", end.description] } ?? []
    let line = ShellCommand(
      ["cst", "calendar"] + span + ["--days", "\(days)", "-o", "savings.ics"])
    throw Failure.badValue(
      "--days says when a calendar reminds, and none is written",
      tip: "name its file: \(run: line)")
  }
  let plan = try session.plan()
  let agenda = try Agenda(plan, upTo: end)
  let calendar = AgendaCalendar(
    agenda, plan, of: try session.occasion().household,
    revision: session.revision, days: days ?? 3, to: place)
  if place != nil, agenda.entries.isEmpty {
    throw Failure.notPossible(
      "there is nothing to come until \(end), so there is no calendar",
      tip: "name a later day with --until, or add a goal")
  }
  let file = calendar.file
  if let file {
    // What was not as it should be does not take the place of what was.
    if session.request.isStrict, let warning = plan.warnings.first {
      throw Failure(warning)
    }
    try session.write(
      Array(calendar.text.utf8), to: file, replacing: ICalendar.beginning,
      "is not a calendar of cst")
  }
  return Reply(calendar, warnings: plan.warnings) {
    if let file {
      """
      Wrote \(agenda.entries.count, "entry", "entries") until \(end) to \
      \(file).
      """
    } else {
      if agenda.entries.isEmpty { "Nothing to come until \(end)." }
      agenda.table(in: plan)
    }
    ""
    for goal in plan.goals { goal.lastTold(by: end, in: agenda) }
  }
  .told(
    as: calendar.shownText.map { Array($0.utf8) }, confirms: file != nil)
}

extension Requirement {
  /// That it is told up to the deadline that it shows, or to the payday of this
  /// month that pays for the next one, and comes again before the last day of
  /// an agenda.
  @Composing
  fileprivate func lastTold(by end: CalendarDate, in agenda: Agenda) -> Document
  {
    if let again = goal.again, let deadline, deadline < end {
      let payday = agenda.entries.last { entry in
        entry.parts.contains { $0.goal.id == goal.id }
      }
      """
      \(goal.name) is told up to \
      \(max(deadline, payday?.date ?? deadline)); it comes again \(again).
      """
    }
  }
}

extension Notation {
  /// How many days before something: 0 to 27, so that a month holds them.
  static var daysBefore: Notation<Int> {
    Notation<Int>("n", like: "3") { (text) throws(Misreading) in
      guard (1...2).contains(text.utf8.count),
        let days = Int(digits: text[...]), days < 28
      else {
        throw Misreading(
          "\"\(text)\" is not a number of days from 0 to 27",
          tip: "write --days 3")
      }
      return days
    }
  }
}
