internal import CommandGrammar
internal import SavingsCore

let goalEdit = Command(
  "goal edit", "Change what a goal says",
  positional("goal", .goal, "Which one"),
  option("name", .text, "What it is").optional,
  option("target", Notation<TypedAmount>.amount.orNothing, GoalOptions.target)
    .optional,
  GoalOptions.deadline, GoalOptions.every,
  option("monthly", Notation<TypedAmount>.amount.orNothing, GoalOptions.monthly)
    .optional,
  GoalOptions.yield, GoalOptions.currency, GoalOptions.start,
  option("flex", Notation(oneOf: Goal.Standing.self, "flex"), GoalOptions.flex)
    .optional,
  AssetOptions.slug, GoalOptions.emoji, TransactionOptions.note,
  GoalOptions.link, GoalOptions.match,
  examples: [
    "cst goal edit new-car --deadline 2027-12-01",
    "cst goal edit new-car --deadline +2m",
    "cst goal edit new-car --flex protected --note \"\"",
  ],
  details: """
    What is not named stays. An empty text removes an emoji, a note, a link or
    a match, and takes away what is typed with --every, --yield or, where a
    monthly amount stays, --target. A deadline takes the place of a monthly
    amount, and the other way round.

    Months that are over are told by what it says now, unless closed before:
    cst month close.

    --deadline +2m is two months after the deadline that the goal shows, and a
    day to come takes its place; of a goal that comes again all rounds move
    alike.
    """,
  related: ["goal show", "plan set"], changes: true
) {
  (
    session: Session, name, newName, target, deadline, every, monthly, yield,
    currency, start, standing, slug, emoji, note, link, match
  ) in
  let book = try session.book()
  let old = try session.goal(name, in: book.household)
  let shown = try session.shownDeadline(of: old, deadline)
  let day = try deadline.map {
    try session.deadline($0, of: old, showing: shown)
  }
  var goal = old
  goal.name = newName ?? old.name
  goal.slug = slug ?? old.slug
  if deadline != nil, let monthly, monthly != nil {
    throw GoalKindProblem.deadlineAndMonthly.failure
  }
  goal.currency = currency ?? target??.currency ?? old.currency
  if let target {
    goal.target = try target.map {
      try session.target($0, goal.currency).amount
    }
  }
  goal.start = try start.map(session.day) ?? old.start
  if let day {
    // Rounds move only where they stay the same ones.
    goal.deadline =
      every == nil || every == old.every
      ? goal.deadline(movedFrom: shown, to: day) : day
    goal.monthly = nil
  }
  if let monthly {
    goal.monthly = try monthly.map {
      try session.money($0, in: goal.currency, of: goal.name).amount
    }
    if goal.monthly != nil {
      // What belongs to a deadline goes with it.
      goal.deadline = nil
      goal.every = nil
      goal.yield = nil
      goal.roundsFinished = []
    }
  }
  if let every {
    goal.every = every
    if every != nil {
      goal.yield = nil
    } else {
      goal.roundsFinished = []
      // What ends with its round ends on the day that it shows.
      if deadline == nil, goal.deadline != nil { goal.deadline = shown }
    }
  }
  goal.yield = yield ?? goal.yield
  goal.standing = standing ?? old.standing
  goal.emoji = emoji.replacing(old.emoji)
  goal.note = note.replacing(old.note)
  goal.link = link.replacing(old.link)
  goal.match = match.asMatch.replacing(old.match)
  let next = try book.replacing(goal)
  if goal.currency != old.currency { try goal.checkNumbers() }
  // A number that was typed with the currency is meant.
  let exchange =
    target == nil && monthly == nil
    ? Exchange(book.household.rates, on: session.today) : nil
  let change = try session.change(to: next)
  return try Reply(change, warnings: try change.new.plan().gaps(of: goal)) {
    if goal == old {
      "\(quoted: old.name) says that already; nothing was changed."
    } else {
      "Changed \(quoted: goal.name) (\(goal.slug)):"
      try goal.differences(
        from: old, deadline: (deadline, shown, day), start: start,
        by: exchange, in: session)
      let month = try change.new.requirement(of: goal)
      if let day, let round = month?.deadline, round < day {
        """
        All its rounds move alike, so that of \(round) is not over before then.
        """
      }
      if let (amount, deadline) = month?.rounds?.paidBefore(
        insteadOf: try change.old.requirement(of: old)?.rounds, meaning: day)
      {
        """
        By what was paid or finished before, \(goal.money(amount)) of the \
        round of \(deadline) counts as paid.
        """
      }
      try session.month(of: goal, in: change.new)
    }
  }
}

extension Session {
  /// The deadline that a goal shows, whose place another one takes: that of its
  /// round, unless the first one is corrected to a day of the past.
  fileprivate func shownDeadline(
    of goal: Goal, _ typed: TypedDate?
  ) throws -> CalendarDate? {
    guard goal.every != nil,
      try typed.map({ try $0.isCounted || day($0) >= today }) ?? true
    else { return goal.deadline }
    return try occasion().requirement(of: goal)?.deadline ?? goal.deadline
  }

  /// The deadline that was typed; a number of months or days is counted from
  /// the one that the goal shows.
  fileprivate func deadline(
    _ typed: TypedDate, of goal: Goal, showing shown: CalendarDate?
  ) throws -> CalendarDate {
    guard typed.isCounted else { return try day(typed) }
    let deadline = try typed.day(from: shown ?? today)
    guard deadline >= today else {
      let other = try typed.day(from: today)
      let first = max(today, goal.start.adding(days: 1) ?? today)
      let old: Phrase = shown.map { "is \($0)" } ?? "is not set"
      throw Failure.notPossible(
        """
        the deadline of \(quoted: goal.name) \(old), and that would make it \
        \(deadline), which has passed
        """,
        tip: other >= first
          ? "from today: --deadline \(other)"
          : "choose a later day: --deadline \(first)")
    }
    return deadline
  }
}

extension Goal {
  /// Its first deadline when the one that it shows moves to a day, and all of
  /// its rounds alike, so that they keep their numbers.
  ///
  /// Where none of them would end on that day then, the day itself.
  fileprivate func deadline(
    movedFrom shown: CalendarDate?, to day: CalendarDate
  ) -> CalendarDate {
    guard let shown, let deadline else { return day }
    if day == shown { return deadline }
    let months = deadline.month.months(until: shown.month)
    guard let moved = day.adding(months: -months), moved > start,
      moved.adding(months: months) == day
    else { return day }
    return moved
  }

  fileprivate func differences(
    from old: Goal,
    deadline: (typed: TypedDate?, shown: CalendarDate?, day: CalendarDate?),
    start typedStart: TypedDate?, by exchange: Exchange?, in session: Session
  ) throws -> Document {
    func spelled(
      _ typed: TypedDate?, _ date: CalendarDate?, _ old: CalendarDate?,
      from start: CalendarDate?
    ) -> Phrase {
      guard let date else { return "none" }
      return date == old ? "\(date)" : session.spelled(typed, date, from: start)
    }
    return try Document {
      Document(from: old, to: self, ("target", { $0.moneyOrNone($0.target) }))
      if currency != old.currency, let exchange,
        let target = old.money(old.target)
      {
        try recounted(from: target, by: exchange, session.settings)
      }
      Document(
        from: old, to: self,
        (
          "deadline",
          {
            let isOld = $0.deadline == old.deadline
            return spelled(
              deadline.typed,
              isOld ? deadline.shown : deadline.day ?? $0.deadline,
              deadline.shown, from: deadline.shown)
          }
        ),
        ("comes again", { $0.again ?? "never" }),
        ("monthly", { $0.moneyOrNone($0.monthly) }),
        ("expected yield", { $0.yield.map { "\($0)" } ?? "none" }),
        ("start", { spelled(typedStart, $0.start, old.start, from: nil) }),
        ("name", { "\($0.name)" }), ("slug", { "\($0.slug)" }),
        ("flex", { "\($0.standing.rawValue)" }),
        ("emoji", { $0.emoji.orNone }), ("note", { $0.note.orNone }),
        ("link", { $0.link.orNone }), ("match", { $0.match.orNone }))
    }
  }

  private func moneyOrNone(_ amount: Amount?) -> Phrase {
    money(amount).map { "\($0)" } ?? "none"
  }

  /// That the number of a target stays in another currency, and what it would
  /// be worth there.
  @Composing private func recounted(
    from old: Money, by exchange: Exchange, _ settings: Settings
  ) throws -> Document {
    let worth = try exchange.worth(of: old, in: currency, settings)
    "  The number stays, and is counted in \(currency) now."
    if let worth, !worth.amount.isZero {
      """
        \(old) would be \(worth) today: \
      \(run: "cst goal edit \(slug) --target \(worth.amount)\(currency)")
      """
    }
  }
}
