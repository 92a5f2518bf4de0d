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
    goal: goal, requirement: plan.goals.first, today: session.today)
  let shares = try AllocationRow.all(of: goal, accounts)
  guard case .object(let record) = row.json(in: plan.currency) else {
    preconditionFailure("a goal is an object")
  }
  return Reply(
    "goal",
    .object(
      record + [
        ("nextPayday", .date(plan.nextPayday)),
        ("allocations", .array(shares.map(\.json))),
      ]),
    warnings: plan.warnings
  ) {
    row.facts(plan)
    if !shares.isEmpty {
      ""
      AllocationRow.table(shares)
    }
    Document.Block.next("see how it came about: cst explain \(goal.slug)")
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
        && ask.row.share != Share.none
      {
        rows.append(try AllocationRow(ask, of: asset, in: household))
      }
    }
    return rows
  }
}

extension GoalRow {
  /// All about the goal, a fact each; one that has ended has no month, and
  /// programs get its keys without values.
  fileprivate func facts(_ plan: Plan) -> [Fact] {
    record + saved + month + [
      Fact(
        "nextPayday", "Payday",
        requirement == nil ? .blank : .date(plan.nextPayday),
        fields: ["nextPayday": .date(plan.nextPayday)]),
      Fact(
        "deadline", "Deadline",
        requirement == nil
          ? .date(goal.deadline) : .text("\(goal.deadline)\(distance)"),
        fields: [
          "deadline": .date(goal.deadline),
          "daysLeft": requirement == nil ? .blank : .count(daysLeft),
        ]),
      Fact("start", "Start", .date(goal.start)),
      Fact("flex", "Flex", .text("\(goal.standing.rawValue)")),
      Fact("note", "Note", .optional(goal.note)),
      Fact("link", "Link", .optional(goal.link)),
      Fact("id", "Id", .text("\(goal.id.description)")),
    ]
  }

  private var record: [Fact] {
    [
      Fact(
        "name", "Goal", .text("\(goal.title)"),
        fields: ["name": .name(goal.name), "emoji": .optional(goal.emoji)]),
      Fact("slug", "Slug", .text("\(goal.slug)")),
      Fact(
        "status", "Status", status,
        fields: [
          "status": .text(Phrase(state.rawValue)),
          "ended": .date(goal.lifecycle.end),
        ]),
      Fact("target", "Target", .money(Money(goal.target, goal.currency))),
    ]
  }

  private var status: Cell {
    guard let requirement else {
      let end: Phrase = goal.lifecycle.end.map { " on \($0)" } ?? ""
      return .text("\(goal.lifecycle.word)\(end)")
    }
    return .mark(requirement.mark)
  }

  private var distance: Phrase {
    switch daysLeft {
    case 0: ", today"
    case 1...: ", in \(daysLeft, "day")"
    default: ", \(-daysLeft, "day") ago"
    }
  }
}

extension GoalRow {
  private var figures: Figures? { requirement?.figures }

  private func money(_ amount: Amount?) -> Cell {
    .money(requirement?.money(amount))
  }

  /// What people get of the month, nothing for a goal that has ended.
  private func seen(_ cell: (Requirement) -> Cell) -> Cell {
    requirement.map(cell) ?? .blank
  }

  /// What is there, and what is not.
  private var saved: [Fact] {
    [
      Fact(
        "saved", "Saved",
        seen { .text("\($0.money($0.figures?.saved)), \($0.ratio)") },
        fields: [
          "saved": money(figures?.saved),
          "progress": .percent(requirement?.ratio),
        ]),
      Fact(
        "remaining", "Remaining", seen { _ in money(figures?.remaining) },
        fields: ["remaining": money(figures?.remaining)]),
    ]
  }

  /// What the month says about the goal, a fact each.
  private var month: [Fact] {
    let custom = requirement?.custom
    let pace = requirement?.pace
    return [
      Fact(
        "required", "This month", seen { .text($0.asking) },
        fields: [
          "required": money(figures?.required),
          "payments": requirement.map { .count($0.payments.count) } ?? .blank,
        ]),
      Fact(
        "planned", "Planned",
        seen { requirement in
          custom.map { custom in
            .text(
              """
              \(requirement.money(figures?.planned)), set by \
              \(custom.author.words)
              """)
          } ?? .blank
        },
        fields: [
          "planned": money(figures?.planned),
          "customBy": .optional(custom?.author.rawValue),
        ]),
      Fact(
        "savedThisMonth", "Saved of it",
        seen { _ in money(figures?.savedThisMonth) },
        fields: ["savedThisMonth": money(figures?.savedThisMonth)]),
      Fact(
        "left", "Left",
        seen { requirement in
          let due: Phrase =
            requirement.dueWords ?? "by \(requirement.payments.due)"
          return .text("\(requirement.money(figures?.left)) \(due)")
        },
        fields: [
          "left": money(figures?.left),
          "due": .date(requirement?.payments.due),
        ]),
      Fact(
        "pace", "Pace",
        pace.map { .text($0.words(goal.currency)) } ?? .blank,
        fields: [
          "pace": .optional(pace?.state.rawValue),
          "paceBy": .change(pace.map { Money($0.by, goal.currency) }),
        ]),
    ]
  }
}

extension Requirement {
  /// What the month asks, and in how many payments.
  fileprivate var asking: Phrase {
    beginning.map { "nothing yet. \($0)" }
      ?? "\(money(figures?.required)), \(payments.count, "payment")"
  }
}
