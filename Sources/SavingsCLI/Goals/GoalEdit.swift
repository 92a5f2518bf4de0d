internal import CommandGrammar
internal import SavingsCore

let goalEdit = Command(
  "goal edit", "Change what a goal says",
  positional("goal", .goal, "Which one"),
  option("name", .text, "What it is").optional,
  option("target", .amount, "How much it takes").optional,
  option("deadline", .date, "The day you need it").optional,
  option("currency", .currency, "What it is counted in").optional,
  option("start", .date, "The first day of saving").optional,
  option("flex", Notation(oneOf: Goal.Standing.self, "flex"), GoalText.flex)
    .optional,
  option("slug", .text, GoalText.slug).optional,
  option("emoji", .text, GoalText.emoji).optional,
  option("note", .text, GoalText.note).optional,
  option("link", .text, GoalText.link).optional,
  examples: [
    "cst goal edit new-car --deadline 2027-12-01",
    "cst goal edit new-car --deadline +2m",
    "cst goal edit new-car --flex protected --note \"\"",
  ],
  details: [
    """
    What is not named stays. An empty text removes an emoji, a note or a link.
    """,
    """
    --deadline +2m is two months after the deadline that the goal has, which \
    postpones it.
    """,
  ],
  related: ["goal show", "plan set"], changes: true
) {
  (
    session: Session, name, newName, target, deadline, currency, start,
    standing, slug, emoji, note, link
  ) in
  let book = try session.book()
  let old = try session.goal(name, in: book.household)
  var goal = old
  goal.name = newName ?? old.name
  goal.slug = slug ?? old.slug
  goal.currency = currency ?? target?.currency ?? old.currency
  if let target {
    goal.target =
      try session.target(target, goal.currency, book.household.settings).amount
  }
  goal.deadline =
    try deadline.map { try session.deadline($0, of: old) } ?? old.deadline
  goal.start = try start.map(session.day) ?? old.start
  goal.standing = standing ?? old.standing
  goal.emoji = emoji.replacing(old.emoji)
  goal.note = note.replacing(old.note)
  goal.link = link.replacing(old.link)
  let next = try book.replacing(goal)
  // A number that was typed with the currency is meant.
  let exchange =
    target == nil ? Exchange(book.household.rates, on: session.today) : nil
  let change = try session.change(to: next)
  return try Reply(
    change, warnings: try change.new.plan().gaps(of: goal)
  ) {
    if goal == old {
      "\(quoted: old.name) says that already; nothing was changed."
    } else {
      "Changed \(quoted: goal.name) (\(goal.slug)):"
      try goal.differences(
        from: old, deadline: deadline, start: start, by: exchange, in: session)
      try session.month(of: goal, in: change.new)
    }
  }
}

extension Session {
  /// The deadline that was typed; a number of months or days is counted from
  /// the one that the goal has.
  fileprivate func deadline(
    _ typed: TypedDate, of goal: Goal
  ) throws -> CalendarDate {
    guard typed.isCounted else { return try day(typed) }
    let deadline = try typed.day(from: goal.deadline)
    guard deadline >= today else {
      let other = try typed.day(from: today)
      throw Failure.notPossible(
        """
        the deadline of \(quoted: goal.name) is \(goal.deadline), and that \
        would make it \(deadline), which has passed
        """,
        tip: other >= today
          ? "from today: --deadline \(other)"
          : "choose a day from today on: --deadline \(today)")
    }
    return deadline
  }
}

extension Goal {
  /// What an edit changed, a line each.
  fileprivate func differences(
    from old: Goal, deadline typed: TypedDate?, start typedStart: TypedDate?,
    by exchange: Exchange?,
    in session: Session
  ) throws -> Document {
    let target = Money(target, currency)
    let oldTarget = Money(old.target, old.currency)
    let texts: [(Phrase, String?, String?)] = [
      ("name", old.name, name), ("slug", old.slug, slug),
      ("flex", old.standing.rawValue, standing.rawValue),
      ("emoji", old.emoji, emoji), ("note", old.note, note),
      ("link", old.link, link),
    ]
    return try Document {
      if target != oldTarget {
        "  target: " + .step(from: "\(oldTarget)", to: "\(target)")
      }
      if currency != old.currency, let exchange {
        try recounted(from: oldTarget, by: exchange, session.settings)
      }
      if deadline != old.deadline {
        "  deadline: "
          + .step(
            from: "\(old.deadline)",
            to: session.spelled(typed, deadline, from: old.deadline))
      }
      if start != old.start {
        "  start: "
          + .step(from: "\(old.start)", to: session.spelled(typedStart, start))
      }
      for (label, before, after) in texts where before != after {
        "  \(label): "
          + .step(from: "\(before ?? "none")", to: "\(after ?? "none")")
      }
    }
  }

  /// That the number of a target stays in another currency, and what it would
  /// be worth there.
  private func recounted(
    from old: Money, by exchange: Exchange, _ settings: Settings
  ) throws -> Document {
    let worth = try exchange.worth(of: old, in: currency, settings)
    return Document {
      "  The number stays, and is counted in \(currency) now."
      if let worth, !worth.amount.isZero {
        """
          \(old) would be \(worth) today: \
        \(run: "cst goal edit \(slug) --target \(worth.amount)\(currency)")
        """
      }
    }
  }
}
