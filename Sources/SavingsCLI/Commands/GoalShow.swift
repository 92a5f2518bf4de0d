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
    goal.facts(row, plan)
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

extension Goal {
  fileprivate func facts(_ row: GoalRow, _ plan: Plan) -> [Fact] {
    [
      Fact("name", "Goal", .text("\(title)")),
      Fact("slug", "Slug", .text("\(slug)")),
      Fact("status", "Status", row.status),
      Fact("target", "Target", .money(Money(target, currency))),
    ] + (row.requirement?.facts(plan) ?? []) + [
      Fact(
        "deadline", "Deadline",
        row.requirement == nil
          ? .date(deadline) : .text("\(deadline)\(row.distance)")),
      Fact("start", "Start", .date(start)),
      Fact("flex", "Flex", .text("\(standing.rawValue)")),
      Fact("note", "Note", .optional(note)),
      Fact("link", "Link", .optional(link)),
      Fact("id", "Id", .text("\(id.description)")),
    ]
  }
}

extension GoalRow {
  fileprivate var status: Cell {
    guard let requirement else {
      let end: Phrase = goal.lifecycle.end.map { " on \($0)" } ?? ""
      return .text("\(goal.lifecycle.word)\(end)")
    }
    return .mark(requirement.mark)
  }

  fileprivate var distance: Phrase {
    switch daysLeft {
    case 0: ", today"
    case 1...: ", in \(daysLeft, "day")"
    default: ", \(-daysLeft, "day") ago"
    }
  }
}

extension Requirement {
  /// What the month says about the goal, a fact each.
  fileprivate func facts(_ plan: Plan) -> [Fact] {
    let saved: Phrase = "\(money(figures?.saved)), \(ratio)"
    let month: Phrase =
      beginning.map { "nothing yet. \($0)" }
      ?? "\(money(figures?.required)), \(payments.count, "payment")"
    let due: Phrase = dueWords ?? "by \(payments.due)"
    return [
      Fact("saved", "Saved", .text(saved)),
      Fact("remaining", "Remaining", .money(money(figures?.remaining))),
      Fact("required", "This month", .text(month)),
      Fact(
        "planned", "Planned",
        custom.map { custom in
          .text("\(money(figures?.planned)), set by \(custom.author.words)")
        } ?? .blank),
      Fact(
        "savedThisMonth", "Saved of it", .money(money(figures?.savedThisMonth))),
      Fact("left", "Left", .text("\(money(figures?.left)) \(due)")),
      Fact(
        "pace", "Pace", pace.map { .text($0.words(goal.currency)) } ?? .blank),
      Fact("nextPayday", "Payday", .date(plan.nextPayday)),
    ]
  }
}
