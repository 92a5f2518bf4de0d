internal import CommandGrammar
internal import SavingsCore

extension Session {
  /// Puts aside all that is left of the month, or what is left of it for some
  /// goals.
  func saveTheRest(
    for names: [String], into assetName: String?, date: TypedDate?,
    note: String?
  ) throws -> Reply {
    let book = try book()
    var goals: [Goal] = []
    for name in names {
      let goal = try goal(name, in: book.household)
      if !goals.contains(goal) { goals.add(goal) }
    }
    if let ended = goals.first(where: { !$0.isActive }) {
      throw BookProblem.goalEnded(ended.name, slug: ended.slug)
    }
    let named = try assetName.map { try asset($0, in: book.household) }
    let plan = try plan()
    let rest = try WhatIsLeft(plan, for: goals.map(\.id), into: named)
    let day = try day(date)
    let deposits = rest.parts.map { part in
      Transaction(
        id: newID(), asset: part.asset.id, date: day,
        amount: part.money.amount, kind: .deposit, goal: part.goal.id,
        note: note.replacing(nil))
    }
    let (next, refused) = book.saving(deposits)
    if let obstacle = Failure(rest, refused, asking: settings) {
      throw obstacle
    }
    let change = try change(to: next)
    let after = try change.new.plan()
    let effect = try SavingEffect(
      of: deposits, from: change.old, to: change.new, in: after)
    // What else there is to know is the same for all that goes into an account.
    var firsts: [(new: Transaction, old: Transaction?)] = []
    for deposit in deposits
    where !firsts.contains(where: { $0.new.asset == deposit.asset }) {
      firsts.add((deposit, nil))
    }
    var warnings =
      try self.warnings(aboutSides: firsts, in: change.after)
      .filter { $0.code != "looks_double" }
      + change.after.warningsOfDoubles(deposits)
    if rest.parts.contains(where: { $0.display == nil }) {
      warnings += plan.missingRates.warnings(asking: plan.settings)
    }
    let total = try rest.total(in: plan.currency)
    let isOfToday = day.month == plan.month
    let month: Phrase = isOfToday ? "this month" : "of \(plan.month)"
    let part =
      goals.isEmpty
      ? plan.nextPart
      : try Plan(try accounts(), among: goals.contains).nextPart
    let forWhom: Phrase =
      goals.isEmpty || !isOfToday
      ? "" : deposits.count == 1 ? " for it" : " for them"
    let whatItWas: Phrase =
      isOfToday && part.isEmpty
      ? "" : ": as much as was left\(forWhom) \(month)\(part)"
    return Reply(change, warnings: warnings, savings: effect) {
      if deposits.isEmpty {
        let whose: Phrase =
          goals.isEmpty
          ? ""
          : " for \(goals.map { "\(quoted: $0.name)" as Phrase }.listed())"
        "Nothing is left \(month)\(whose); nothing was changed."
        rest.table(effect)
      } else {
        """
        Saved \(total) for \(deposits.count, "goal")\(dated(date, day))\
        \(whatItWas).
        """
        rest.table(effect)
        if let named { rest.others(than: named) }
        after.totals.left?.isZero == true
          ? "Nothing is left \(month)."
          : "Left \(month): \(after.known(\.left))."
      }
    }
  }
}

extension WhatIsLeft {
  /// All of it in the currency of totals, or in their own where all parts have
  /// one; unknown where a part is.
  fileprivate func total(
    in currency: Currency?
  ) throws(MoneyProblem) -> Money? {
    let isKnown = currency != nil && parts.allSatisfy { $0.display != nil }
    let own = parts.first?.money.currency
    if !isKnown, parts.contains(where: { $0.money.currency != own }) {
      return nil
    }
    let sum = try parts.map {
      isKnown ? $0.display ?? .zero : $0.money.amount
    }.sum()
    return (isKnown ? currency : own).map { Money(sum, $0) }
  }

  /// The goals whose money does not go into the asset that was named.
  @Composing fileprivate func others(than named: Asset) -> Document {
    let others = parts.filter { $0.asset != named }.map(\.goal)
    if !others.isEmpty {
      """
      \(others.map { "\(quoted: $0.name)" as Phrase }.listed()) \
      \(others.count == 1 ? "has" : "have") a share of one account alone, so \
      nothing of that went into \(quoted: named.name).
      """
    }
  }

  /// What goes where, a line each, and under it what did not reach its goal.
  fileprivate func table(_ effect: SavingEffect) -> Table {
    let reached = effect.reached.keyed(by: \.goal.id)
    return Table(
      "Goal", of: parts,
      Column("goal", "") { $0.goal.shownName },
      Column("amount", "", label: "Saved", for: .people, stance: .number) {
        "\($0.money)" as Phrase
      },
      Column("amount", "", for: .programs) { $0.money },
      Column("asset", "", label: "Asset") { $0.asset.shownName },
      notes: parts.map { reached[$0.goal.id]?.shortcoming })
  }
}

extension Failure {
  /// What stands in the way of saving what is left, all at once; `nil` where
  /// nothing does.
  fileprivate convenience init?(
    _ rest: WhatIsLeft, _ refused: [BookProblem], asking settings: Settings
  ) {
    let all =
      (rest.unclear.isEmpty ? [] : [Failure(rest.unclear)])
      + rest.missingRates.warnings(asking: settings).map {
        Failure($0, .refused)
      }
      + refused.map(\.failure)
    guard let first = all.first else { return nil }
    self.init(
      first.code, first.status, all.map(\.message).joined("; "),
      subject: first.subject, candidates: first.candidates,
      tip: all.dropFirst().map(\.tip).reduce(first.tip) {
        "\($0); \($1.without($0.commands))"
      })
  }

  /// That it is not clear where the money for some goals goes.
  private convenience init(_ unclear: [WhatIsLeft.Unclear]) {
    var assets: [Asset] = []
    for one in unclear {
      guard case .whichAsset(let possible) = one.problem else { continue }
      assets += possible.filter { !assets.contains($0) }
    }
    guard !assets.isEmpty else {
      self.init(withoutAssetFor: unclear[0].goal)
      return
    }
    let names = unclear.map { "\(quoted: $0.goal.name)" as Phrase }
      .listed(upTo: 6)
    self.init(
      unclear: "it is not clear which asset the money for \(names) goes to",
      assets, for: unclear[0].goal)
  }
}
