internal import CommandGrammar
internal import SavingsCore

let planSet = Command(
  "plan set", "Set what a goal gets this month",
  positional("goal", .goal, "Which one"),
  positional("amount", .amount, "How much it gets this month"),
  examples: ["cst plan set new-car 500EUR"],
  details: ["It is for this month only, and never more than is missing."],
  related: ["plan reset", "flex"], changes: true
) { (session: Session, name, typed) in
  try session.choose(name) { month, goal, settings in
    let money = try session.money(
      typed, in: goal.currency, of: goal.name, settings)
    month.custom = .init(money.amount, by: .you)
    month.own = nil
    return { $0?.taking(money) ?? "gets \(money) this month" }
  }
}

let planProtect = Command(
  "plan protect", "Pay a goal in full this month",
  positional("goal", .goal, "Which one"),
  examples: ["cst plan protect new-car"],
  related: ["plan flexible", "goal edit", "flex"], changes: true
) { (session: Session, name) in
  try session.choose(name) { month, goal, _ in
    month.flex = goal.standing == .protected ? nil : .protected
    return { _ in "is protected this month: a flex pays it in full" }
  }
}

let planSkip = Command(
  "plan skip", "Leave a goal out this month",
  positional("goal", .goal, "Which one"),
  examples: ["cst plan skip new-car"],
  related: ["plan reset", "flex"], changes: true
) { (session: Session, name) in
  try session.choose(name) { month, _, _ in
    month.flex = .skipped
    return { _ in "is skipped this month" }
  }
}

let planFlexible = Command(
  "plan flexible", "Let a goal give way this month",
  positional("goal", .goal, "Which one"),
  examples: ["cst plan flexible emergency-fund"],
  related: ["plan protect", "goal edit", "flex"], changes: true
) { (session: Session, name) in
  try session.choose(name) { month, goal, _ in
    month.flex = goal.standing == .flexible ? nil : .flexible
    return { _ in "is flexible this month: a flex may give it less" }
  }
}

let planReset = Command(
  "plan reset", "Take this month's choices back",
  positional("goal", .goal, "Only those for this goal").optional,
  examples: ["cst plan reset", "cst plan reset new-car"],
  related: ["plan set", "plan skip"], changes: true
) { (session: Session, name) in
  let book = try session.book()
  let month = session.today.month
  let goal = try name.map { try session.goal($0, in: book.household) }
  let choices = book.household.plans.filter {
    $0.month == month && (goal == nil || $0.goal == goal?.id)
  }
  var next = book
  for choice in choices {
    next = try next.setting(MonthlyPlan(goal: choice.goal, month: month))
  }
  return try Reply(Change(from: book, to: next)) {
    if choices.isEmpty {
      "There are no choices for \(month); nothing was changed."
    } else {
      for choice in choices {
        "\(quoted: book.household.goal(choice.goal)?.name ?? "") is as it was."
      }
      try session.monthTotal(in: next)
    }
  }
}

extension Session {
  /// Changes what this month says about a goal, and tells what follows for it
  /// in the plan.
  fileprivate func choose(
    _ name: String,
    _ change: (inout MonthlyPlan, Goal, Settings) throws
      -> (Requirement?) -> Phrase
  ) throws -> Reply {
    let book = try book()
    let goal = try goal(name, in: book.household)
    var month = book.household.plan(for: goal.id, in: today.month)
    let deed = try change(&month, goal, book.household.settings)
    let next = try book.setting(month)
    let requirement = try next.plan(on: today).goals
      .first { $0.goal.id == goal.id }
    return try Reply(Change(from: book, to: next)) {
      if let later = requirement?.beginning {
        """
        \(quoted: goal.name) asks nothing of \(today.month) yet, so this \
        changes nothing there.
        """
        "\(later)."
      } else {
        "\(quoted: goal.name) \(deed(requirement))."
      }
      try monthTotal(in: next)
    }
  }

  /// What the month comes to in all, in a sentence.
  fileprivate func monthTotal(in book: Book) throws -> Document {
    let plan = try book.plan(on: today)
    return Document {
      if let planned = plan.total(plan.totals.planned) {
        """
        Planned for \(plan.month): \(planned), left \
        \(plan.total(plan.totals.left)).
        """
      }
    }
  }
}
