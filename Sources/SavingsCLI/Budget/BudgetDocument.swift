internal import SavingsCore

/// What `cst budget` says to people.
struct BudgetDocument {
  private let budget: BudgetPlan
  private let conversion: Phrase?
  private let payments: [PaidOnDay]
  private let goals: [PaidGoal]
  private let month: BudgetMonth
  private let postponed: Amount
  private let applies: Bool
  private let isDryRun: Bool

  init(
    _ budget: BudgetPlan, conversion: Phrase?, listsPayments: Bool,
    applies: Bool, isDryRun: Bool
  ) throws {
    self.budget = budget
    self.conversion = conversion
    self.applies = applies
    self.isDryRun = isDryRun
    payments = listsPayments ? try PaidOnDay.all(budget) : []
    goals = try PaidGoal.all(budget)
    month = try BudgetMonth(budget)
    postponed = try budget.postponed()
  }

  private var plan: Plan { budget.plan }

  private func money(_ amount: Amount?) -> Money? { plan.total(amount) }

  /// The verdict, what follows from it, and where the money goes.
  var document: Document {
    Document {
      if let conversion { conversion }
      if budget.goals.isEmpty, budget.unknown.isEmpty {
        "No goal asks for anything, so any budget is enough."
        // Programs get its header.
        PaidGoal.table(goals)
      } else if budget.goals.isEmpty {
        "What meets every deadline is not known."
        unknown
      } else {
        verdict
        month.progress
        month.earlier
        month.overdue
        unknown
        later
        if !budget.waysOut.isEmpty { budget.suggestions }
        if payments.isEmpty {
          if budget.broken.isEmpty { schedule }
        } else {
          ""
          PaidOnDay.table(payments)
        }
        closing
      }
    }
  }

  private var verdict: Document {
    Document {
      switch (budget.budget, budget.isFeasible) {
      case (nil, _) where !budget.unknown.isEmpty:
        """
        To meet every deadline takes at least \(money(budget.leastLevel)) a \
        month.
        """
      case (nil, _):
        """
        The least that meets every deadline is \
        \(money(budget.leastLevel)) a month.
        """
        comparison
      case (let amount?, true):
        """
        Yes: \(money(amount)) a month meets every deadline; the least that \
        works is \(money(budget.leastLevel)).
        """
        comparison
      case (let amount?, false):
        """
        No: \(money(amount)) a month is too little for \
        \(budget.broken.count) of \(budget.goals.count, "goal"); \
        \(least).
        """
        for goal in budget.broken {
          """
            \(sign: .critical)\(goal.goal.name) is \
          \(money(goal.shortfall)) a month short of its deadline \
          \(goal.goal.deadline)
          """
        }
      case (let amount?, nil):
        """
        \(money(amount)) a month is enough for every goal that is known; at \
        least \(money(budget.leastLevel)) is needed.
        """
      }
    }
  }

  private var least: Phrase {
    budget.unknown.isEmpty
      ? "the least that works is \(money(budget.leastLevel))"
      : "at least \(money(budget.leastLevel)) is needed"
  }

  /// What paying level leaves to later, against paying each goal by itself.
  private var comparison: Phrase {
    let postpones: Phrase =
      postponed.isPositive
      ? "; paying level leaves \(money(postponed)) of that to later months" : ""
    return """
      Paid goal by goal, each rounded up, it would be \
      \(money(budget.sumOfRequirements)) a month\(postpones).
      """
  }

  private var later: Document {
    Document {
      if !budget.later.isEmpty {
        """
        Counted, and not asked for yet: \
        \(budget.later.map(\.beginning).joined(", ")).
        """
      }
    }
  }

  private var unknown: Document {
    Document {
      if !budget.unknown.isEmpty {
        """
        Left out, because a rate is missing: \
        \(budget.unknown.map { Phrase($0.goal.name) }.joined(", ")).
        """
      }
    }
  }

  private var schedule: Document {
    Document {
      ""
      PaidGoal.table(goals)
    }
  }

  private var closing: Document {
    Document {
      ""
      if applies {
        month.applied(isDryRun: isDryRun)
      } else {
        "Nothing was changed."
        Document.Block.tip(
          "add --apply to use this month's part of it")
      }
    }
  }
}

extension BudgetGoal {
  /// From when on it is asked for.
  fileprivate var beginning: Phrase {
    "\(goal.name) (from \(date(of: first) ?? goal.start))"
  }
}
