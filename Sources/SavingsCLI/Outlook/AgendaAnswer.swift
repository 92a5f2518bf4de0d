internal import SavingsCore

/// What comes on which day, as `cst calendar` answers.
final class AgendaAnswer: Answer {
  private let agenda: Agenda
  private let plan: Plan
  private let calendar: AgendaCalendar
  private let text: String?
  private let file: String?

  init(
    _ agenda: Agenda, _ plan: Plan, _ calendar: AgendaCalendar,
    text: String?, file: String?
  ) {
    self.agenda = agenda
    self.plan = plan
    self.calendar = calendar
    self.text = text
    self.file = file
  }

  static let kind = "calendar"
  static let about = "What comes on which day."

  static let fields: [Field<AgendaAnswer>] = [
    Field("until") { $0.agenda.end },
    Field("events", as: .list(event)) { answer in
      Value.list(answer.agenda.entries.map(answer.told))
    },
    Field("text", \.text), Field("file", \.file),
  ]

  /// What programs can rely on of an entry.
  private static let event = Schema.record([
    ("uid", String.schema), ("date", .date),
    ("kind", .words(["payday", "deadline"])), ("goal", Schema.slug.orNull),
    ("amount", Schema.money.orNull), ("complete", Bool.schema),
    (
      "parts",
      .list(.record([("slug", .slug), ("amount", .money)]))
    ),
  ])

  private func told(_ entry: Agenda.Entry) -> Value {
    [
      "uid": calendar.uid(of: entry).value, "date": entry.date.value,
      "kind": entry.goal == nil ? "payday" : "deadline",
      "goal": entry.goal.map { Slug($0.goal.slug) }.value,
      "amount": entry.shown(in: plan).value,
      "complete": entry.isComplete.value,
      "parts": .list(
        entry.parts.map { part in
          .line([
            "slug": Slug(part.goal.slug).value,
            "amount": Money(part.amount, part.goal.currency).value,
          ])
        }),
    ]
  }
}

extension Agenda.Entry {
  /// What is to be paid in all, or the target that is due.
  fileprivate func shown(in plan: Plan) -> IfAny<Money> {
    IfAny(goal.map { $0.target } ?? plan.total(total))
  }

  /// What comes, in a word or two.
  fileprivate var what: Phrase {
    if goal != nil { return "deadline" }
    return isComplete ? "payday" : "payday, at least"
  }
}

extension Agenda {
  /// A row for every entry.
  func table(in plan: Plan) -> Table {
    Table(
      "Entry", of: entries,
      [
        Column("date", "DATE") { $0.date },
        Column("what", "WHAT", for: .people) { $0.what },
        Column("kind", "KIND", for: .programs) {
          $0.goal == nil ? "payday" : "deadline"
        },
        Column("goal", "GOAL", stance: Name.stance) {
          $0.goal.map { Name($0.goal.name, emoji: $0.goal.emoji) }
        },
        Column("amount", "AMOUNT", stance: Money.stance) {
          $0.shown(in: plan)
        },
        .code { $0.shown(in: plan).currency },
        Column("complete", "COMPLETE", for: .programs) { $0.isComplete },
      ])
  }
}

extension IfAny<Money> {
  /// The currency of the sum, where there is one.
  fileprivate var currency: Currency? {
    if case .money(let money?) = value { money.currency } else { nil }
  }
}
