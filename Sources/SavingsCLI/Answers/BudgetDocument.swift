internal import SavingsCore

/// What `cst budget` says to people.
struct BudgetDocument {
  private let budget: BudgetPlan
  private let conversion: Phrase?
  private let payments: [ScheduledPayment]
  private let amounts: [BudgetPlan.MonthlyAmount]
  private let easing: Amount
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
    payments = listsPayments ? try budget.payments() : []
    amounts = applies ? try budget.thisMonth() : []
    easing = try budget.easing()
  }

  private var plan: Plan { budget.plan }

  private func money(_ amount: Amount?) -> Money? { plan.total(amount) }

  /// The verdict, what follows from it, and where the money goes.
  var document: Document {
    Document {
      if let conversion { conversion }
      if budget.goals.isEmpty, budget.unknown.isEmpty {
        "No goal asks for anything, so any budget is enough."
      } else {
        verdict
        unknown
        if !budget.waysOut.isEmpty { waysOut }
        if payments.isEmpty {
          if budget.broken.isEmpty { schedule }
        } else {
          ""
          paymentTable
        }
        closing
      }
    }
  }

  private var verdict: Document {
    Document {
      switch (budget.budget, budget.isFeasible) {
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
        \(budget.broken.count) of \(budget.goals.count, "goal"); the least \
        that works is \(money(budget.leastLevel)).
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

  /// What paying level saves against paying for each goal by itself.
  private var comparison: Phrase {
    let saves: Phrase =
      easing.isPositive
      ? "; paying level saves you \(money(easing)) this month" : ""
    return """
      Paid goal by goal it would be \(money(budget.sumOfRequirements))\(saves).
      """
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

  private var waysOut: Document {
    Document {
      ""
      budget.waysOut.count == 1 ? "This works:" : "Any one of these works:"
      budget.waysOut.flatMap { way in way.suggestions(in: plan) }
    }
  }

  private var schedule: Document {
    Document {
      ""
      Table(
        "Goal", of: budget.schedule,
        [
          .name("goal", "GOAL") { $0.goal.goal.name },
          .money("total", "TOTAL") { [plan] in plan.total($0.total) },
          .code { [plan] in plan.currency ?? $0.goal.goal.currency },
          .date("from", "FROM") { $0.from },
          .date("to", "TO") { $0.to },
          .count("payments", "PAYS", label: "Payments", dropping: 1) {
            $0.payments
          },
          .date("deadline", "DEADLINE", dropping: 2) {
            $0.goal.goal.deadline
          },
        ])
    }
  }

  private var paymentTable: Table {
    Table(
      "Payment", of: payments,
      [
        .date("date", "DATE") { $0.date },
        .name("goal", "GOAL") { $0.goal.name },
        .money("amount", "AMOUNT") { [plan] in plan.total($0.amount) },
        .code { [plan] in plan.currency ?? $0.goal.currency },
      ])
  }

  private var closing: Document {
    Document {
      ""
      if applies {
        for entry in amounts {
          """
            \(entry.requirement.goal.name): \
          \(entry.requirement.money(entry.amount)) this month
          """
        }
        for entry in amounts where entry.isCutThoughProtected {
          """
          \(quoted: entry.requirement.goal.name) is protected, and gets less \
          than the \(entry.requirement.money(entry.planned)) planned.
          """
        }
        isDryRun
          ? "Preview: \(plan.month) would be paid like this."
          : "Applied to \(plan.month)."
      } else {
        "Nothing was changed."
        Document.Block.next(
          "add --apply to use this month's part of it")
      }
    }
  }
}
