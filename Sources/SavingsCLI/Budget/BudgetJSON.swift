internal import SavingsCore

extension JSON {
  /// What `cst budget` says to programs.
  static func budget(
    _ budget: BudgetPlan, listsPayments: Bool, _ store: StoreOption
  ) throws -> JSON {
    let plan = budget.plan
    func money(_ amount: Amount?) -> JSON { .money(plan.total(amount)) }
    let isKnown = budget.unknown.isEmpty
    return [
      "month": .month(plan.month),
      "displayCurrency": .currency(plan.currency),
      "leastLevel": money(isKnown ? budget.leastLevel : nil),
      "atLeast": money(isKnown ? nil : budget.leastLevel),
      "leastLevelNext": money(try budget.leastLevelNext()),
      "sumOfRequirements": money(isKnown ? budget.sumOfRequirements : nil),
      "budget": money(budget.budget),
      "feasible": .bool(budget.isFeasible),
      "shortfall": money(try budget.shortfall()),
      "later": .array(budget.later.map { .string($0.slug) }),
      "constrainedBy": budget.constrainedBy.map { goal in
        .line([
          "slug": .string(goal.slug), "deadline": .date(goal.deadline),
        ])
      } ?? .null,
      "fixes": .array(budget.waysOut.map { .fix($0, in: plan, store) }),
      "schedule": .array(
        try budget.schedule.map { try .scheduled($0, in: plan) }),
      "calendar": .array(
        try (listsPayments ? budget.payments() : []).map { payment in
          .line([
            "date": .date(payment.date), "slug": .string(payment.goal.slug),
            "amount": .money(try plan.rounded(payment.amount)),
          ])
        }),
      "thisMonth": try month(of: budget),
      "changed": .null,
    ]
  }

  /// What this month would be paid, and how far that is met.
  private static func month(of budget: BudgetPlan) throws -> JSON {
    let plan = budget.plan
    let soFar = try budget.soFar()
    return [
      "savedThisMonth": .money(plan.total(soFar?.saved)),
      "left": .money(plan.total(soFar?.left)),
      "goals": .array(
        try budget.thisMonth().map { entry in
          let requirement = entry.requirement
          return .line([
            "slug": .string(requirement.goal.slug),
            "amount": .money(requirement.money(entry.amount)),
            "savedThisMonth": .money(requirement.money(entry.saved)),
            "left": .money(requirement.money(entry.left)),
          ])
        }),
    ]
  }

  private static func scheduled(
    _ scheduled: ScheduledGoal, in plan: Plan
  ) throws -> JSON {
    [
      "slug": .string(scheduled.goal.goal.slug),
      "total": .money(try plan.rounded(scheduled.total)),
      "from": .date(scheduled.from), "to": .date(scheduled.to),
      "deadline": .date(scheduled.goal.goal.deadline),
      "payments": .int(scheduled.payments),
    ]
  }

  private static func fix(
    _ way: WayOut, in plan: Plan, _ store: StoreOption
  ) -> JSON {
    let kind =
      switch way {
      case .raiseBudget: "raise_budget"
      case .moveDeadlines: "move_deadlines"
      case .lowerTargets: "lower_targets"
      }
    return [
      "kind": .string(kind),
      "commands": .array(
        way.commands(in: plan).map { .string(store.repeated(in: $0)) }),
    ]
  }
}
