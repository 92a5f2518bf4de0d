internal import SavingsCore

/// What `cst budget` says to people.
extension BudgetAnswer {
  /// The verdict, what follows from it, and where the money goes.
  @Composing func document(
    conversion: Phrase?, wasSo: Bool?, isDryRun: Bool
  ) -> Document {
    if let conversion { conversion }
    if budget.goals.isEmpty, budget.unknown.isEmpty {
      "No goal asks for anything, so any budget is enough."
      // Programs get its header.
      goals.table
    } else if budget.goals.isEmpty {
      "What meets every deadline is not known."
      budget.unknown.leftOut
    } else {
      verdict
      progress
      exceptions
      budget.unknown.leftOut
      notes
      if !budget.waysOut.isEmpty { budget.suggestions }
      ""
      if !payments.isEmpty {
        payments.table
      } else if budget.isEnough {
        goals.table
      }
      ""
      if let wasSo {
        applied(wasSo: wasSo, isDryRun: isDryRun)
      } else {
        "Nothing was changed."
        Document.Block.tip("add --apply to use this month's part of it")
      }
    }
  }

  @Composing private var verdict: Document {
    switch (budget.budget, budget.isFeasible) {
    case (nil, _) where !budget.unknown.isEmpty:
      """
      To meet every deadline takes at least \
      \(budget.level(budget.leastLevel)).
      """
    case (nil, _):
      """
      The least that meets every deadline is \
      \(budget.level(budget.leastLevel)).
      """
      comparison
    case (let amount?, true):
      """
      Yes: \(budget.level(amount)) meets every deadline; the least that \
      works is \(budget.bareLevel(budget.leastLevel)).
      """
      comparison
    case (let amount?, false):
      "No: \(budget.level(amount)) is too little \(shortOf); \(least)."
      for goal in budget.broken {
        "  \(sign: .critical)\(goal.goal.name) is \(shortness(of: goal))"
      }
    case (let amount?, nil):
      """
      \(budget.level(amount)) is enough for every goal that is known; at \
      least \(budget.bareLevel(budget.leastLevel)) is needed.
      """
    }
  }

  /// What a goal is short of: each payday of its deadline, or once of the first
  /// month that does not get its amount, because other months may have less to
  /// pay.
  private func shortness(of goal: BudgetPlan.BrokenGoal) -> Phrase {
    goal.deadline.map {
      budget.measure == .percent
        ? "short of its deadline \($0) by \(budget.level(goal.shortfall))"
        : "\(budget.level(goal.shortfall)) short of its deadline \($0)"
    }
      ?? """
      \(budget.plan.total(goal.lacking)) short of its monthly amount in \
      \(goal.month)
      """
  }

  private var least: Phrase {
    let amount = budget.bareLevel(budget.leastLevel)
    return budget.unknown.isEmpty
      ? "the least that works is \(amount)" : "at least \(amount) is needed"
  }

  /// For whom a budget is too little: for what comes again it may be, though no
  /// deadline in sight is missed.
  private var shortOf: Phrase {
    budget.broken.isEmpty
      ? "in the long run, for what comes again"
      : "for \(budget.broken.count) of \(budget.goals.count, "goal")"
  }

  /// What begins later, until when less would be enough, and what is paid
  /// beside the budget.
  @Composing private var notes: Document {
    budget.goals.map(\.requirement.goal).earningsLeftOut
    if !budget.later.isEmpty {
      """
      Counted, and not asked for yet: \
      \(budget.later.map(\.beginning).joined(", ")).
      """
    }
    if let rise {
      """
      Until \(rise.month) \(budget.level(rise.now)) would do, and then \
      \(budget.bareLevel(rise.then)).
      """
    }
    if !budget.beside.isEmpty {
      """
      Paid beside it, where no payday carries anything: \
      \(budget.beside.map(\.besideWords).joined(", ")).
      """
    }
  }

  /// What paying level leaves to later, against paying each goal by itself.
  private var comparison: Phrase {
    let postpones: Phrase =
      postponed.isPositive
      ? """
      ; paying level leaves \(budget.bareLevel(postponed)) of \
      \(budget.asksAllNow ? "that" : "what is asked now") to later months
      """ : ""
    return """
      Paid goal by goal, each rounded up, it would be \
      \(budget.level(budget.sumOfRequirements))\(postpones).
      """
  }
}

extension BudgetGoal {
  /// From when on it is asked for.
  fileprivate var beginning: Phrase {
    "\(goal.name) (from \(begins ?? goal.start))"
  }

  /// What of it this month pays beside the budget.
  fileprivate var besideWords: Phrase {
    beside.isZero
      ? "\(goal.name)"
      : "\(goal.name) (\(Money(beside, goal.currency)) this month)"
  }
}
