internal import CommandGrammar
internal import SavingsCore

let save = Command(
  "save", "Put money aside for a goal",
  positional("amount", .amount, "How much").optional,
  flag("left", "All that is left this month"),
  option("goal", .goal, "What it is for").repeated,
  option("asset", .asset, "Where it goes").optional,
  TransactionOptions.date, TransactionOptions.note,
  examples: [
    "cst save 250EUR --goal emergency-fund", "cst save --left",
    "cst save 250 --goal new-car --asset savings --date 2026-11-02",
    "cst save --left --goal new-car --goal wedding-gift",
  ],
  details: """
    It is a deposit that names the goal, and is the goal's own, whatever share
    of the asset it has; without one it gets one that this and later deposits
    for it fill. It adds to what the asset holds: of money that is there
    already, alloc set gives the goal a part.

    Without --asset it goes to the only asset that the goal has a share of;
    of several, or of all, to the only one in the currency that is typed; or
    else to the only one there is. Where several could be meant, one of which
    it has a share of 0 and in which nothing moved for it since is not.

    --left saves what the month still asks, for every goal or for those that
    are named, in one change: each into its only asset, in another currency
    by the rate of the day; --asset is for those that have several or none.
    It is what the running month leaves, whatever --date says: for a month
    before, add --today with a day of it.
    """,
  related: ["plan", "tx deposit", "alloc set"], oneOf: [["amount", "left"]],
  changes: true
) { (session: Session, amount, _, goals, assetName, date, note) in
  guard let amount else {
    return try session.saveTheRest(
      for: goals, into: assetName, date: date, note: note)
  }
  guard goals.count == 1 else {
    let typed = session.request.typed
    // Behind -- an option would be a name.
    let line: ShellCommand =
      typed.contains("--")
      ? "cst save \(amount.text) --goal \(.goal)"
      : ShellCommand(["cst"] + typed + ["--goal", Hole.goal.rawValue])
    if goals.isEmpty {
      throw UsageProblem.missing(["--goal"], of: "cst save", example: line)
    }
    guard goals.contains(where: { $0 != goals[0] }) else {
      throw UsageProblem.repeated("--goal", ["--goal \(shellQuoted(goals[0]))"])
    }
    let rest = typed.filter { $0 != amount.text && $0 != "--" }
    let all = ShellCommand(["cst"] + rest + ["--left"])
    throw Failure.badValue(
      "an amount is for one goal, and \(goals.count) are named",
      tip: """
        save for one after the other, or what is left of all of them: \
        \(run: all)
        """)
  }
  let book = try session.book()
  let household = book.household
  let goal = try session.goal(goals[0], activeIn: household)
  // What is wrong with the amount is so wherever it would go.
  let number = try amount.plainNumber()
  guard number.isPositive else {
    throw BookProblem.wrongSign(.deposit, number, amount.currency)
  }
  let asset =
    if let assetName { try session.asset(assetName, in: household) } else {
      try session.assetToSave(amount, for: goal)
    }
  let money = try session.money(amount, in: asset.currency, of: asset.name)
  let deposit = Transaction(
    id: session.newID(), asset: asset.id, date: try session.day(date),
    amount: money.amount, kind: .deposit, goal: goal.id,
    note: note.replacing(nil))
  let change = try session.change(to: try book.saving(deposit))
  let plan = try Plan(try change.new.accounts(), among: { $0.id == goal.id })
  let savings = try SavingEffect(
    of: [deposit], from: change.old, to: change.new, in: plan)
  let gone = try GoneBefore(
    deposit, in: change.before, on: change.old, to: plan)
  return Reply(
    change,
    warnings: try session.warnings(about: deposit, in: change.after)
      + plan.gaps(of: goal), savings: savings
  ) {
    """
    Saved \(money) in \(quoted: asset.name)\
    \(session.dated(date, deposit.date)).
    """
    savings.document
    if let gone {
      gone.words(
        deposit, in: session.request.isDryRun ? nil : change.after.transactions)
    }
    plan.monthLeft(of: goal)
  }
}

extension Failure {
  /// Why nobody can tell which asset is meant by an amount for a goal.
  fileprivate convenience init(
    _ problem: SavingProblem, _ amount: TypedAmount, for goal: Goal
  ) {
    switch problem {
    case .noAsset: self.init(withoutAssetFor: goal)
    case .noneHolds(let currency):
      let code = currency.code
      self.init(
        "no_asset", .refused, "no account holds \(code)", subject: code,
        tip: "add one: \(newAccount(in: code))")
    case .whichCurrency(let asset):
      self.init(
        "which_currency", .usage,
        """
        \(quoted: asset.name) holds \(asset.currency), and \
        \(quoted: goal.name) is counted in \(goal.currency)
        """, subject: amount.text,
        tip: "say which it is: \(amount.text)\(asset.currency)")
    case .otherCurrency(let asset, let holding):
      let code = amount.currency?.code ?? ""
      let options = holding.prefix(5).map { "--asset \($0.slug)" }
      let elsewhere: Tip =
        holding.isEmpty
        ? "add an account for it: \(newAccount(in: code))"
        : "where else it goes: \(options.joined(separator: " or "))"
      self.init(
        "wrong_currency", .usage,
        """
        the money for \(quoted: goal.name) goes to \(quoted: asset.name), \
        which is counted in \(asset.currency), not in \(code)
        """, subject: amount.text, candidates: holding.map(\.slug),
        tip: "say how much it is in \(asset.currency), or \(elsewhere)")
    case .whichAsset(let assets):
      // A number alone is of the account's currency.
      let own = assets.filter {
        amount.currency == nil && $0.currency == goal.currency
      }
      self.init(
        unclear: "it is not clear which asset the money goes to",
        own.isEmpty ? assets : own, for: goal)
    }
  }

  /// That there is nothing yet into which money for a goal could go.
  convenience init(withoutAssetFor goal: Goal) {
    self.init(
      "no_asset", .refused, "there is no account to put money into yet",
      tip: """
        add one: \
        \(run: "cst asset add Savings --currency \(goal.currency)")
        """)
  }

  /// That money for a goal could go into several assets.
  convenience init(unclear message: Phrase, _ assets: [Asset], for goal: Goal) {
    let options = assets.prefix(5).map { "--asset \($0.slug)" }
    self.init(
      "which_asset", .usage, message, subject: goal.slug,
      candidates: assets.map(\.slug),
      tip: "say which: \(options.joined(separator: " or "))")
  }
}

extension Session {
  /// The asset that is meant where none is named.
  fileprivate func assetToSave(
    _ amount: TypedAmount, for goal: Goal
  ) throws -> Asset {
    let accounts = try accounts()
    do throws(SavingProblem) {
      return try accounts.assetToSave(amount.currency, for: goal)
    } catch {
      throw Failure(error, amount, for: goal)
    }
  }
}

/// How an account that holds a currency is added.
private func newAccount(in code: String) -> Tip {
  "\(run: "cst asset add \"\(code) account\" --currency \(code)")"
}
