internal import CommandGrammar
internal import SavingsCore

let save = Command(
  "save", "Put money aside for a goal",
  positional("amount", .amount, "How much"),
  option("goal", .goal, "What it is for"),
  option("asset", .asset, "Where it goes").optional,
  option("date", .date, TransactionText.date).optional,
  option("note", .text, TransactionText.note).optional,
  examples: [
    "cst save 250EUR --goal emergency-fund",
    "cst save 250 --goal new-car --asset savings --date 2026-11-02",
  ],
  details: [
    """
    It is a deposit that names the goal. A goal without a share of the asset \
    gets one that this and later deposits for it fill; where its share is a \
    percentage, only that part of the deposit reaches it.
    """,
    """
    Without --asset it goes to the only asset that the goal has a share of, or \
    else to the only asset there is.
    """,
  ],
  related: ["plan", "tx deposit", "alloc set"], changes: true
) { (session: Session, amount, goalName, assetName, date, note) in
  let book = try session.book()
  let household = book.household
  let goal = try session.goal(goalName, in: household)
  let asset =
    if let assetName {
      try session.asset(assetName, in: household)
    } else {
      try household.assetToSave(for: goal, on: session.today)
    }
  let money = try session.money(
    amount, in: asset.currency, of: asset.name, household.settings)
  let deposit = Transaction(
    id: session.newID(), asset: asset.id, date: try session.day(date),
    amount: money.amount, kind: .deposit, goal: goal.id,
    note: note.replacing(nil))
  let next = try book.saving(deposit)
  return try Reply(
    Change(from: book, to: next),
    warnings: try session.warnings(about: deposit, in: next)
  ) {
    """
    Saved \(money) in \(quoted: asset.name)\
    \(session.dated(date, deposit.date)).
    """
    let accounts = try next.accounts(on: session.today)
    try accounts.reached(from: book, in: asset)
    try session.monthLeft(of: goal, in: accounts)
  }
}

extension Household {
  /// The only asset that a goal has a share of, else the only one there is.
  fileprivate func assetToSave(
    for goal: Goal, on today: CalendarDate
  ) throws -> Asset {
    let sharing = assets.filter { asset in
      let share = rows(of: asset.id, for: goal.id).share(on: today)
      return share != nil && share != Share.none
    }
    let candidates = sharing.isEmpty ? assets : sharing
    if candidates.count == 1 { return candidates[0] }
    guard !candidates.isEmpty else {
      throw Failure(
        "no_asset", .refused, "there is no account to put money into yet",
        tip: "add one: cst asset add Savings --currency \(goal.currency)")
    }
    throw Failure(
      "which_asset", .usage,
      "it is not clear which asset the money goes to",
      subject: goal.slug, candidates: candidates.map(\.slug),
      tip: "say which: "
        + candidates.prefix(5).map { "--asset \($0.slug)" }
        .joined(separator: " or "))
  }
}

extension Accounts {
  /// What a deposit brought to each goal of its asset, a line each.
  fileprivate func reached(
    from before: Book, in asset: Asset
  ) throws -> Document {
    guard
      let place = household.assets.firstIndex(where: { $0.id == asset.id })
    else { return Document() }
    let old = try before.accounts(on: today).funding(of: place)
    let new = try funding(of: place)
    return try Document {
      for ask in new.asks {
        let had = old.asks.first { $0.goal == ask.goal }?.funded ?? .zero
        let before = try household.settings.shown(had, asset.currency)
        let now = try household.settings.shown(ask.funded, asset.currency)
        let change = Money(try now.amount - before.amount, asset.currency)
        if !change.amount.isZero {
          """
            \(household.goals[ask.goal].name): \(change: change), \
          now \(now) of it
          """
        }
      }
    }
  }
}

extension Session {
  /// How much of the month's amount is left for a goal.
  fileprivate func monthLeft(
    of goal: Goal, in accounts: Accounts
  ) throws -> Document {
    let plan = try Plan(accounts, among: { $0.id == goal.id })
    let requirement = plan.goals.first { $0.goal.id == goal.id }
    return Document {
      if let requirement, let figures = requirement.figures {
        if requirement.status == .completed {
          "\(quoted: goal.name) has all it takes: \(requirement.target)."
        } else if let beginning = requirement.beginning {
          "\(beginning)."
        } else if figures.left.isZero {
          "Nothing is left to save for it this month."
        } else {
          """
          Left for it this month: \(requirement.money(figures.left)) of \
          \(requirement.money(figures.planned)), by \
          \(requirement.payments.due).
          """
        }
      }
    }
  }
}
