internal import CommandGrammar
internal import SavingsCore

let goalShow = Command(
  "goal show", "Show all about one goal",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal show emergency-fund"],
  details: """
    To look at a goal or an asset, the beginning of a word of its short name
    is enough, if no other has it: cst goal show fund. A change wants it whole.
    """,
  related: ["explain", "goal edit"], lists: true
) { (session: Session, name) in
  let today = session.today
  let occasion = try session.occasion { household in
    LookedAt(days: household.goals.flatMap { $0.roundDays(until: today) })
  }
  let accounts = try occasion.accounts()
  let goal = try session.goal(name, in: accounts.household)
  let report = try GoalReport(accounts, among: { $0.id == goal.id })
  let row = report.rows[0]
  let rounds = try row.requirement?.rounds.map {
    try goal.roundReports($0, in: occasion)
  }
  let page = GoalPage(
    row: row, rounds: rounds ?? [],
    due: row.requirement.map(report.plan.dueWords),
    nextPayday: report.plan.nextPayday,
    allocations: try AllocationReport(accounts).rows(of: goal))
  return Reply(page, warnings: report.plan.warnings) {
    page.facts
    page.rounds.table.below
    page.allocations.table.below
    Document.Block.tip(
      "see how it came about: \(run: "cst explain \(goal.slug)")")
  }
}

/// All about a goal, as `cst goal show` answers.
final class GoalPage: Answer, Sendable {
  let row: GoalReport.Row
  let rounds: [RoundReport]
  let due: Phrase?
  let nextPayday: CalendarDate?
  let allocations: [AllocationReport.Row]

  init(
    row: GoalReport.Row, rounds: [RoundReport], due: Phrase?,
    nextPayday: CalendarDate?, allocations: [AllocationReport.Row]
  ) {
    self.row = row
    self.rounds = rounds
    self.due = due
    self.nextPayday = nextPayday
    self.allocations = allocations
  }

  static let kind = "goal"
  static let about = "A goal with its month and what funds it."

  static let fields: [Field<GoalPage>] =
    GoalReport.Row.fields.of(\.row) + [
      Field("nextPayday", \.nextPayday), Field("allocations", \.allocations),
      Field("rounds", \.rounds),
    ]

  /// A fact each; one that has ended has no month, and programs get its keys
  /// without values.
  fileprivate var facts: [Fact] {
    [Fact](
      of: self, GoalPage.fields,
      FactLine("Goal", "name", "emoji", seen: \.row.goal.title),
      FactLine("Slug", "slug"),
      FactLine("Status", "status", "statusReason", "ended", seen: \.status),
      FactLine("Target", "target"),
      FactLine("Monthly", "monthly", "reached") { $0.month?.monthlyWords },
      FactLine("Saved", "saved", "progress") { page -> Phrase? in
        page.month.map { month in
          let part: Phrase = month.isEndless ? "" : ", \(month.ratio)"
          return "\(month.money(month.saved))\(part)\(month.paidAlready)"
        }
      },
      FactLine("Remaining", "remaining"),
      FactLine("This month", "required", "payments") { $0.month?.asking },
      FactLine("Planned", "planned", "customBy", seen: \.choice),
      FactLine("Saved of it", "savedThisMonth"),
      FactLine("Went", "takenOut") { $0.month?.goneWords },
      FactLine("Left", "left", "due", seen: \.left),
      FactLine("Pace", others: GoalPage.pace) { page in
        page.month?.pace?.words(page.row.goal.currency)
      },
      FactLine("Payday", "nextPayday") { page in
        page.month.flatMap { _ in page.nextPayday }
      },
      FactLine("Deadline", "deadline", "daysLeft") { page -> Phrase? in
        page.row.deadline.map { "\($0)\(page.distance)" }
      },
      FactLine("Comes again", "every", "round", seen: \.again),
      FactLine("Set apart", "reserved") { IfAny($0.apart) },
      FactLine("Yield", "yield") { page -> Phrase? in
        page.row.goal.yield.map {
          "\($0) a year expected, not counted as saved"
        }
      },
      FactLine("Start", "start"),
      FactLine("Flex", "flex"),
      FactLine("Note", "note"),
      FactLine("Link", "link"),
      FactLine("Match", "match"),
      FactLine("Id", "id"))
  }

  private var month: Requirement? { row.requirement }

  /// How often it comes again, and which round is shown.
  private var again: Phrase? {
    row.goal.again.map { again in
      let round: Phrase = month?.payments.round.map { ", round \($0)" } ?? ""
      return "\(again)\(round)"
    }
  }

  /// What is set apart, if there is something.
  private var apart: Money? {
    guard let month, let figures = month.figures, figures.reserved.isPositive
    else { return nil }
    return month.money(figures.reserved)
  }

  private var status: Value {
    let end: Phrase = row.goal.lifecycle.end.map { " on \($0)" } ?? ""
    return month?.reasonedMark ?? .text("\(row.goal.lifecycle.word)\(end)")
  }

  private var distance: Phrase {
    switch row.daysLeft {
    case nil: ""
    case 0?: ", today"
    case let days? where days > 0: ", in \(days, "day")"
    case let days?: ", \(-days, "day") ago"
    }
  }

  /// What was chosen for the month, and who chose it.
  private var choice: Phrase? {
    month.flatMap { month in
      if month.flex == .skipped { return "\(month.money(\.planned)), skipped" }
      return month.custom.map { custom -> Phrase in
        let author = custom.author.words
        guard month.beginning != nil, !custom.amount.isZero else {
          return "\(month.money(\.planned)), set by \(author)"
        }
        return """
          \(month.money(\.planned)) of \(month.money(custom.amount)) set by \
          \(author): nothing is asked yet
          """
      }
    }
  }

  private var left: Phrase? {
    month.map { month in
      let left = month.money(\.left)
      guard let due, month.figures?.left != .zero else { return "\(left)" }
      return month.isPartlyDue ? "\(left), \(due)" : "\(left) \(due)"
    }
  }

  /// The pace as records have it: its word, and a sum beside it.
  private static let pace: [Field<GoalPage>] = [
    Field("pace") { $0.row.requirement?.pace?.state },
    Field("paceBy") { page in
      page.row.requirement?.pace.map {
        Signed(Money($0.by, page.row.goal.currency))
      }
    },
  ]
}

extension Requirement {
  /// What the month asks, and in how many payments.
  fileprivate var asking: Phrase {
    beginning.map { "nothing yet. \($0)" }
      ?? (goal.monthly == nil ? payments.count : nil).map { count in
        "\(money(\.required)), \(count, "payment")"
      } ?? "\(money(\.required))"
  }
}
