internal import CommandGrammar
internal import SavingsCore

/// An agenda, perhaps as a calendar that other programs read.
final class AgendaCalendar {
  let agenda: Agenda
  let plan: Plan
  private let household: Household
  private let revision: Int
  private let days: Int
  private let look: Look

  /// Where it is written to, `-` being standard output, if it is.
  private let place: String?

  /// What comes by a plan, with alarms so many days before a payday.
  init(
    _ agenda: Agenda, _ plan: Plan, of household: Household, revision: Int,
    days: Int, to place: String?
  ) {
    self.agenda = agenda
    self.plan = plan
    self.household = household
    self.revision = revision
    self.days = days
    self.place = place
    look = Look(household.settings)
  }

  /// The file that it is written to.
  var file: String? { place == "-" ? nil : place }

  /// The text that is shown in the place of an answer.
  var shownText: String? { place == "-" ? text : nil }

  /// What other programs read.
  private(set) lazy var text: String = {
    var calendar = ICalendar(named: "Savings")
    for entry in agenda.entries { add(entry, to: &calendar) }
    calendar.add("END", "VCALENDAR")
    return calendar.text
  }()

  /// What names an entry for good, also when its day moves.
  func uid(of entry: Agenda.Entry) -> String {
    if let goal = entry.goal {
      // That of a round for which all is there has its day.
      let day = entry.date == goal.deadline ? "" : "\(entry.date)-"
      return "deadline-\(day)\(goal.goal.id)@cst"
    }
    let owner =
      household.assets.first?.id.description
      ?? household.goals.first?.id.description ?? ""
    let number = entry.number > 1 ? "-\(entry.number)" : ""
    return "payday-\(entry.date.month)\(number)-\(owner)@cst"
  }

  private func add(_ entry: Agenda.Entry, to calendar: inout ICalendar) {
    let summary = summary(of: entry).text(look)
    calendar.add("BEGIN", "VEVENT")
    calendar.add("UID", uid(of: entry))
    calendar.add("DTSTAMP", "\(plan.today.digits)T000000Z")
    calendar.add("SEQUENCE", "\(revision)")
    calendar.add("DTSTART;VALUE=DATE", entry.date.digits)
    // The last day of all has none behind it.
    if let next = entry.date.adding(days: 1) {
      calendar.add("DTEND;VALUE=DATE", next.digits)
    }
    calendar.add("SUMMARY", escaping: summary)
    calendar.add("DESCRIPTION", escaping: description(of: entry))
    calendar.add("CLASS", "PRIVATE")
    calendar.add("TRANSP", "TRANSPARENT")
    for days in alarms(of: entry) {
      calendar.add("BEGIN", "VALARM")
      calendar.add("ACTION", "DISPLAY")
      calendar.add("DESCRIPTION", escaping: summary)
      calendar.add("TRIGGER", trigger(days))
      calendar.add("END", "VALARM")
    }
    calendar.add("END", "VEVENT")
  }

  private func summary(of entry: Agenda.Entry) -> Phrase {
    if let goal = entry.goal?.goal { return "Deadline: \(goal.title)" }
    guard let total = entry.total else { return "Save: ?" }
    if total.isZero { return "Saved: nothing is left" }
    return entry.isComplete
      ? "Save \(plan.total(total))" : "Save at least \(plan.total(total))"
  }

  private func description(of entry: Agenda.Entry) -> String {
    guard let goal = entry.goal else {
      return entry.parts.map { part in
        let money = Money(part.amount, part.goal.currency)
        return ("\(part.goal.name): \(money)" as Phrase).text(look)
      }
      .joined(separator: "\n")
    }
    let target = goal.money(goal.goal.target)
    let state: Phrase =
      goal.status == .completed
      ? "reached"
      : goal.saved.map {
        "\(goal.money($0)) saved (\(goal.ratio))"
      } ?? "saved: ?"
    let rest = entry.parts.map { part -> Phrase in
      "\(Money(part.amount, part.goal.currency)) is to be saved by this day"
    }
    return (["\(target), \(state)"] + rest).map { $0.text(look) }
      .joined(separator: "\n")
  }

  /// How many days before it somebody is reminded; nobody is where there is
  /// nothing left to do.
  private func alarms(of entry: Agenda.Entry) -> [Int] {
    if let goal = entry.goal {
      return goal.status == .completed
        ? [] : Reminders.beforeDeadlines.filter { $0 > 0 }
    }
    return entry.isComplete && entry.total?.isZero == true ? [] : [days]
  }

  /// Nine o'clock so many days before.
  private func trigger(_ days: Int) -> String {
    switch days {
    case 0: "PT9H"
    case 1: "-PT15H"
    default: "-P\(days - 1)DT15H"
    }
  }
}

extension CalendarDate {
  /// The day without its hyphens: `20260325`.
  fileprivate var digits: String { description.filter { $0 != "-" } }
}
