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
  // What is wrong with the amount is so wherever it would go.
  let number = try amount.plainNumber()
  guard number.isPositive else {
    throw BookProblem.wrongSign(.deposit, number, amount.currency)
  }
  let asset =
    if let assetName {
      try session.asset(assetName, in: household)
    } else {
      try household.assetToSave(amount, for: goal, on: session.today)
    }
  let money = try session.money(
    amount, in: asset.currency, of: asset.name, household.settings)
  let deposit = Transaction(
    id: session.newID(), asset: asset.id, date: try session.day(date),
    amount: money.amount, kind: .deposit, goal: goal.id,
    note: note.replacing(nil))
  let change = try session.change(to: try book.saving(deposit))
  let accounts = try change.new.accounts()
  let effect = try DepositEffect(
    of: deposit, from: try change.old.accounts(), to: accounts)
  return try Reply(
    change, warnings: try session.warnings(about: deposit, in: change.after)
  ) {
    """
    Saved \(money) in \(quoted: asset.name)\
    \(session.dated(date, deposit.date)).
    """
    if let effect { effect.document }
    try session.monthLeft(of: goal, in: accounts)
  }
}

extension Household {
  /// The only asset that a goal has a share of, else the only one there is.
  ///
  /// One that cannot take the currency that was typed is never meant; and a
  /// number alone could be of the goal's currency as well as of the asset's.
  fileprivate func assetToSave(
    _ amount: TypedAmount, for goal: Goal, on today: CalendarDate
  ) throws -> Asset {
    let currency = amount.currency
    let sharing = assets.filter { asset in
      let share = rows(of: asset.id, for: goal.id).share(on: today)
      return share != nil && share != Share.none
    }
    let candidates = sharing.isEmpty ? assets : sharing
    func fits(_ asset: Asset) -> Bool {
      currency.map { asset.currency == $0 } ?? true
    }
    if candidates.count == 1, fits(candidates[0]) {
      let asset = candidates[0]
      guard currency != nil || asset.currency == goal.currency else {
        throw Failure(
          "which_currency", .usage,
          """
          \(quoted: asset.name) holds \(asset.currency), and \
          \(quoted: goal.name) is counted in \(goal.currency)
          """, subject: amount.text,
          tip: "say which it is: \(amount.text)\(asset.currency)")
      }
      return asset
    }
    guard !candidates.isEmpty else {
      throw Failure(
        "no_asset", .refused, "there is no account to put money into yet",
        tip: "add one: cst asset add Savings --currency \(goal.currency)")
    }
    let fitting = candidates.contains(where: fits) ? candidates : assets
    throw Failure.unclear(fitting.filter(fits), holding: currency, for: goal)
  }
}

extension Failure {
  /// That nobody can tell which asset is meant, with those that may be.
  fileprivate static func unclear(
    _ assets: [Asset], holding currency: Currency?, for goal: Goal
  ) -> Failure {
    guard let first = assets.first else {
      let code = currency?.code ?? ""
      return Failure(
        "no_asset", .refused, "no account holds \(code)", subject: code,
        tip: "add one: cst asset add \"\(code) account\" --currency \(code)")
    }
    let options = assets.prefix(5).map { "--asset \($0.slug)" }
    return Failure(
      "which_asset", .usage, "it is not clear which asset the money goes to",
      subject: goal.slug, candidates: assets.map(\.slug),
      tip: assets.count == 1
        ? "if it is \"\(first.name)\", add \(options[0])"
        : "say which: \(options.joined(separator: " or "))")
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
      if let requirement, requirement.figures == nil {
        "Left for it this month: \(nil as Money?), because a rate is missing."
      }
      if let requirement, let figures = requirement.figures {
        if requirement.status == .completed {
          "\(quoted: goal.name) has all it takes: \(requirement.target)."
        } else if let beginning = requirement.beginning {
          "\(beginning)."
        } else if figures.left.isZero {
          "Nothing is left to save for it this month."
        } else {
          let due: Phrase =
            requirement.dueWords ?? "by \(requirement.payments.due)"
          let of: Phrase =
            figures.left > figures.planned
            ? """
             (planned \(requirement.money(figures.planned)), and it had more \
            when the month began)
            """
            : " of \(requirement.money(figures.planned))"
          """
          Left for it this month: \(requirement.money(figures.left))\(of), \
          \(due).
          """
        }
      }
    }
  }
}
