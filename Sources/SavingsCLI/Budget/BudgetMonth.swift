internal import SavingsCore

/// What `cst budget` says to people about this month.
struct BudgetMonth {
  private let budget: BudgetPlan
  private let amounts: [MonthlyAmount]
  private let soFar: BudgetPlan.SoFar?
  private let leastLevelNext: Amount?

  init(_ budget: BudgetPlan) throws {
    self.budget = budget
    amounts = try budget.thisMonth()
    soFar = try budget.soFar()
    leastLevelNext = try budget.leastLevelNext()
  }

  private var plan: Plan { budget.plan }

  private func money(_ amount: Amount?) -> Money? { plan.total(amount) }

  /// How far the month is met, where something came in.
  var progress: Document {
    Document {
      if let soFar, !soFar.saved.isZero {
        """
        Saved so far this month \(money(soFar.saved)), left to save \
        \(money(soFar.left)).
        """
        ahead
      }
    }
  }

  /// What came in beyond the schedule, and what that does to later months.
  var ahead: Document {
    Document {
      if let soFar, soFar.beyondSchedule.isPositive,
        let next = plan.month.adding(1)
      {
        """
        \(money(soFar.beyondSchedule)) of what is saved this month is beyond \
        what the schedule gives: paid like this, the least from \(next) on is \
        \(money(leastLevelNext)) a month\(beginners).
        """
      }
    }
  }

  /// What came in this month for goals that it brought to their targets: a
  /// level budget is about the others.
  var reached: Document {
    Document {
      for requirement in plan.goals where requirement.status == .completed {
        if let came = requirement.figures?.savedThisMonth, came.isPositive {
          """
          \(requirement.goal.name) is reached and not counted; \
          \(requirement.money(came)) came in for it \(since(requirement)) \
          besides.
          """
        }
      }
    }
  }

  /// From when on the plan counts what comes in for a goal as this month's.
  private func since(_ requirement: Requirement) -> Phrase {
    requirement.window < plan.month.firstDay
      ? "since \(requirement.window)" : "this month"
  }

  /// Who is not reckoned with in the least level from next month on.
  private var beginners: Phrase {
    budget.later.isEmpty ? "" : ", without what begins later"
  }

  /// What the plan counts for this month, and a level budget as saved before
  /// it.
  var earlier: Document {
    Document {
      for entry in amounts where entry.countedFromBefore.isPositive {
        """
        \(entry.requirement.goal.name): \
        \(entry.requirement.money(entry.countedFromBefore)) came in before \
        \(plan.month), behind the payday. The plan counts that for this \
        month, and the budget as saved already.
        """
      }
    }
  }

  /// Whose deadlines no budget can meet any more.
  var overdue: Document {
    Document {
      for entry in amounts where entry.requirement.isOverdue {
        """
        \(entry.requirement.goal.name): its deadline \
        \(entry.requirement.goal.deadline) has passed, so it is reckoned with \
        as due at once.
        """
      }
    }
  }

  /// What each goal gets of it, and what is to be known about that.
  func applied(isDryRun: Bool) -> Document {
    Document {
      for entry in amounts {
        """
          \(entry.requirement.goal.name): \
        \(entry.requirement.money(entry.amount)) this month
        """
      }
      for entry in amounts { remarks(entry) }
      isDryRun
        ? "Preview: \(plan.month) would be paid like this\(budget.shortcoming)."
        : "Applied to \(plan.month)\(budget.shortcoming)."
    }
  }

  private func remarks(_ entry: MonthlyAmount) -> Document {
    let requirement = entry.requirement
    return Document {
      if entry.amount.isPositive, let beginning = requirement.beginning {
        """
        The plan asks nothing for \(quoted: requirement.goal.name) yet. \
        \(beginning); what is saved before counts for the first.
        """
      }
      if entry.counted > entry.amount {
        """
        With what came in for \(quoted: requirement.goal.name) before, the \
        plan has \(requirement.money(entry.counted)) for it this month.
        """
      }
      if entry.isCutThoughProtected {
        """
        \(quoted: requirement.goal.name) is protected, and gets less than the \
        \(requirement.money(entry.planned)) planned.
        """
      }
    }
  }
}
