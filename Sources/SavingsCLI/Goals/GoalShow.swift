internal import CommandGrammar
internal import SavingsCore

let goalShow = Command(
  "goal show", "Show all about one goal",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal show emergency-fund"],
  related: ["explain", "goal edit"], lists: true
) { (session: Session, name) in
  let accounts = try session.accounts()
  let goal = try session.goal(name, in: accounts.household)
  let plan = try Plan(accounts, among: { $0.id == goal.id })
  let row = GoalRow(
    goal, plan.goals.first.map { PlannedGoal($0, in: plan.currency) },
    on: session.today)
  let shares = try AllocationRow.all(of: goal, accounts)
  let page = GoalPage(
    row: row, nextPayday: plan.nextPayday, allocations: shares)
  return Reply(page, warnings: plan.warnings) {
    page.facts
    if !shares.isEmpty {
      ""
      AllocationRow.table(shares)
    }
    Document.Block.tip(
      "see how it came about: \(run: "cst explain \(goal.slug)")")
  }
}

extension AllocationRow {
  /// What a goal has of each asset today.
  fileprivate static func all(
    of goal: Goal, _ accounts: Accounts
  ) throws -> [AllocationRow] {
    let household = accounts.household
    var rows: [AllocationRow] = []
    for (place, asset) in household.assets.enumerated() {
      for ask in try accounts.funding(of: place).asks
      where household.goals[ask.goal].id == goal.id
        && !ask.row.share.isNothing
      {
        rows.append(try AllocationRow(ask, of: asset, in: household))
      }
    }
    return rows
  }
}

/// All about a goal, as `cst goal show` answers.
struct GoalPage: Answer {
  let row: GoalRow
  let nextPayday: CalendarDate?
  let allocations: [AllocationRow]

  static let kind = "goal"
  static let about = "A goal with its month and what funds it."

  static let fields: [Field<GoalPage>] =
    GoalRow.fields.map { $0.of(\.row) } + [
      Field("nextPayday", \.nextPayday), Field("allocations", \.allocations),
    ]

  /// A fact each; one that has ended has no month, and programs get its keys
  /// without values.
  fileprivate var facts: [Fact] {
    [Fact](
      of: self, GoalPage.fields,
      [
        FactLine("Goal", "name", "emoji", seen: \.row.goal.title),
        FactLine("Slug", "slug"),
        FactLine("Status", "status", "ended", seen: \.status),
        FactLine("Target", "target"),
        FactLine("Saved", "saved", "progress") { page -> Phrase? in
          page.month.map { "\($0.money(\.saved)), \($0.requirement.ratio)" }
        },
        FactLine("Remaining", "remaining"),
        FactLine("This month", "required", "payments") { $0.month?.asking },
        FactLine("Planned", "planned", "customBy", seen: \.choice),
        FactLine("Saved of it", "savedThisMonth"),
        FactLine("Left", "left", "due", seen: \.left),
        FactLine("Pace", others: GoalPage.pace, seen: \.paceWords),
        FactLine("Payday", "nextPayday") { page in
          page.month.flatMap { _ in page.nextPayday }
        },
        FactLine("Deadline", "deadline", "daysLeft") { page -> Phrase in
          "\(page.row.goal.deadline)\(page.distance)"
        },
        FactLine("Start", "start"),
        FactLine("Flex", "flex"),
        FactLine("Note", "note"),
        FactLine("Link", "link"),
        FactLine("Id", "id"),
      ])
  }

  private var month: PlannedGoal? { row.month }

  private var status: Value {
    guard let requirement = row.requirement else {
      let end: Phrase = row.goal.lifecycle.end.map { " on \($0)" } ?? ""
      return .text("\(row.goal.lifecycle.word)\(end)")
    }
    return .mark(requirement.mark)
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
      month.requirement.custom.map { custom in
        "\(month.money(\.planned)), set by \(custom.author.words)"
      }
    }
  }

  private var left: Phrase? {
    month.map { month in
      let due: Phrase =
        month.requirement.dueWords ?? "by \(month.requirement.payments.due)"
      return "\(month.money(\.left)) \(due)"
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

  private var paceWords: Phrase? {
    row.requirement?.pace?.words(row.goal.currency)
  }
}

extension PlannedGoal {
  /// What the month asks, and in how many payments.
  fileprivate var asking: Phrase {
    requirement.beginning.map { "nothing yet. \($0)" }
      ?? """
      \(money(\.required)), \(requirement.payments.count, "payment")
      """
  }
}
