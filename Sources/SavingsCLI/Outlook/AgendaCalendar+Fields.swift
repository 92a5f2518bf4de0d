internal import SavingsCore

/// What comes on which day, as `cst calendar` answers.
extension AgendaCalendar: Answer {
  static let kind = "calendar"
  static let about = "What comes on which day."

  static let fields: [Field<AgendaCalendar>] = [
    Field("until") { $0.agenda.end },
    .list("events", event) { calendar in
      calendar.agenda.entries.map { ($0, calendar) }
    },
    Field("text", \.shownText), Field("file", \.file),
  ]

  /// An entry, as programs get it.
  private static let event: [Field<(entry: Agenda.Entry, of: AgendaCalendar)>] =
    [
      Field("uid") { $0.of.uid(of: $0.entry) },
      Field("date") { $0.entry.date },
      Field("kind", as: .words(["payday", "deadline"])) { $0.entry.kind },
      Field("goal") { $0.entry.goal?.goal.shortName },
      Field("amount") { $0.entry.shown(in: $0.of.plan) },
      Field("complete") { $0.entry.isComplete },
      .pairs("parts", "slug", .slug, "amount", .money) { event in
        event.entry.parts.map {
          ($0.goal.shortName.value, Money($0.amount, $0.goal.currency).value)
        }
      },
    ]
}

extension Agenda.Entry {
  /// What is to be paid in all, or the target that is due.
  fileprivate func shown(in plan: Plan) -> Money? {
    goal.map { $0.target } ?? plan.total(total)
  }

  /// What programs call what comes.
  fileprivate var kind: String { goal == nil ? "payday" : "deadline" }

  /// What comes, in a word or two.
  fileprivate var what: Phrase {
    if goal != nil { return "deadline" }
    return isComplete || total == nil ? "payday" : "payday, at least"
  }
}

extension Agenda {
  func table(in plan: Plan) -> Table {
    Table(
      "Entry", of: entries,
      Column("date", "DATE") { $0.date },
      Column("what", "WHAT", for: .people) { $0.what },
      Column("kind", "KIND", for: .programs) { $0.kind },
      Column("goal", "GOAL") { $0.goal?.goal.shownName },
      Column("amount", "AMOUNT") { IfAny($0.shown(in: plan)) },
      .code { $0.shown(in: plan)?.currency },
      Column("complete", "COMPLETE", for: .programs) { $0.isComplete })
  }
}
