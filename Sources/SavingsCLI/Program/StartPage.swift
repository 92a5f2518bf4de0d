internal import CommandGrammar
internal import SavingsCore

extension Request {
  /// What `cst` alone says: where the month stands, and what would come next.
  ///
  /// Programs get nothing, because they asked for nothing.
  func start() throws -> Outcome {
    if look.isJSON { return look.outcome("start", .blank, "", on: { today }) }
    if let format = look.format {
      throw Failure.needless(format, of: grammar.program)
    }
    let session = Session(self, mayBegin: true)
    let accounts = try session.accounts()
    let household = accounts.household
    let look = look.of(household.settings)
    if household.goals.isEmpty, household.assets.isEmpty {
      return Outcome(out: firstPage.text(look))
    }
    let plan = try Plan(accounts)
    let page = plan.startPage(of: household) + daySet
    let isWarned = isStrict && !plan.warnings.isEmpty
    var outcome = Outcome(
      out: page.text(look), status: isWarned ? .warned : .success)
    outcome.err = plan.warnings.text(look)
    return outcome
  }
}

/// What it says to somebody who has nothing yet.
private let firstPage = Document {
  "cst tells what you must save this month, for each goal and in all."
  ""
  [
    TipLine("cst plan", "what this month asks"),
    .firstGoal.saying("something to save for"),
    .firstAsset.saying("an account or a wallet"),
    TipLine("cst save 250EUR --goal emergency-fund", "money put aside"),
    .shortMonth, .help,
  ]
}

extension Plan {
  @Composing fileprivate func startPage(of household: Household) -> Document {
    if household.goals.isEmpty {
      "No goals yet, so nothing is required this month."
    } else if goals.isEmpty {
      "All goals have ended, so nothing is required this month."
    } else {
      headline
    }
    if let lastMonth { lastMonth.sentence }
    ""
    next(in: household)
  }

  /// What would come next, the most pressing first.
  private func next(in household: Household) -> [TipLine] {
    var tips: [TipLine] = []
    if goals.isEmpty { tips.add(.firstGoal.saying("something to save for")) }
    if household.assets.isEmpty {
      tips.add(.firstAsset.saying("an account or a wallet, there is none yet"))
    } else if let goal = goals.first(where: {
      $0.holdings.isEmpty && $0.status != .completed
    })?.goal, let line = household.sharing(with: goal, on: today) {
      tips.add(TipLine(line, "\(goal.name) has no share of an account yet"))
    } else if let left = totals.left ?? atLeast?.left, left.isPositive {
      if canSaveTheRest {
        tips.add(TipLine("cst save --left", "put aside what is left"))
      }
      tips.add(.shortMonth)
    }
    if let former = month.adding(-1), today.day <= 7,
      goals.contains(where: { $0.goal.start.month < month })
    {
      tips.add(TipLine("cst month show", "what \(former) came to"))
    }
    if asksToClose {
      tips.add(TipLine("cst month close", "keep what it came to"))
    }
    if !goals.isEmpty {
      tips.add(TipLine("cst plan", "what each goal asks"))
      tips.add(TipLine("cst forecast", "when each goal is reached"))
    }
    tips.add(.help)
    return tips
  }

  /// Whether it is known what is left of every goal, and clear where it goes.
  private var canSaveTheRest: Bool {
    missingRates.isEmpty
      && goals.allSatisfy { requirement in
        requirement.figures?.left == .zero
          || (try? accounts.assetToSaveTheRest(
            for: requirement.goal, naming: nil)) != nil
      }
  }
}

extension Household {
  /// What gives a goal something: all of an account of nobody, else a part of
  /// one that has it, else money of its own; `nil` where no account is in its
  /// currency.
  fileprivate func sharing(
    with goal: Goal, on today: CalendarDate
  ) -> ShellCommand? {
    var line: ShellCommand?
    for asset in assets where asset.currency == goal.currency {
      let account = asset.slug
      if !allocations.contains(where: { $0.asset == asset.id }) {
        return "cst alloc set 100% --asset \(account) --goal \(goal.slug)"
      }
      let part = AssetAllocation(
        asset: asset.id, goal: goal.id,
        share: .percentage(Percentage("10") ?? .none), since: today)
      if line == nil, (try? checkWhole(of: asset, with: part)) != nil {
        line = "cst alloc set 10% --asset \(account) --goal \(goal.slug)"
      }
    }
    let first = assets.first { $0.currency == goal.currency }
    return line
      ?? first.map {
        "cst save \(.amount) --asset \($0.slug) --goal \(goal.slug)"
      }
  }
}

extension TipLine {
  fileprivate static let shortMonth = TipLine(
    "cst flex --adjust 0.5", "a month with less money")
  fileprivate static let help = TipLine("cst help", "all commands and topics")
}
