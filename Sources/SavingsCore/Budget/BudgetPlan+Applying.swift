extension BudgetPlan {
  /// What one goal gets of this month's budget.
  public struct MonthlyAmount: Sendable {
    /// The goal and its month.
    public let requirement: Requirement

    /// How much, in the goal's currency.
    public let amount: Amount

    /// What it would have got.
    public let planned: Amount

    /// Whether a goal that was to be paid in full gets less.
    public var isCutThoughProtected: Bool {
      requirement.flex == .protected && amount < planned
    }
  }

  /// What each goal gets of this month's budget, by deadline.
  ///
  /// An amount in another currency is rounded up, so the month may cost a unit
  /// more than the budget.
  public func thisMonth() throws(MoneyProblem) -> [MonthlyAmount] {
    var amounts: [MonthlyAmount] = []
    var rest = budget ?? leastLevel
    for goal in goals {
      let value = min(goal.value, rest)
      rest = try rest - value
      amounts.append(
        MonthlyAmount(
          requirement: goal.requirement, amount: try goal.own(value),
          planned: goal.requirement.figures?.planned ?? .zero))
    }
    return amounts
  }

  /// The book in which the month's amounts are those of the budget.
  ///
  /// A goal that was to be skipped gives way again where the budget pays it.
  public func applied(to book: Book) throws(BudgetProblem) -> Book {
    guard unknown.isEmpty else { throw .unknown(unknown.map(\.goal.name)) }
    let amounts: [MonthlyAmount]
    do throws(MoneyProblem) {
      amounts = try thisMonth()
    } catch {
      throw .amounts(error)
    }
    var next = book
    for entry in amounts {
      let goal = entry.requirement.goal.id
      var month =
        plan.setting.plans[goal]
        ?? MonthlyPlan(goal: goal, month: plan.month)
      let expected =
        entry.requirement.own ?? entry.requirement.figures?.required
      if entry.requirement.flex == .skipped, entry.amount.isPositive {
        month.flex = .flexible
      }
      do {
        next = try next.setting(
          month.adjusted(
            entry.amount == expected ? nil : entry.amount, by: .budget))
      } catch {
        throw .book(error)
      }
    }
    return next
  }
}

/// Why a budget cannot be stored.
public enum BudgetProblem: Problem, Hashable {
  case unknown([String])
  case amounts(MoneyProblem)
  case book(BookProblem)

  /// What is so.
  public var message: String {
    switch self {
    case .unknown(let goals):
      "the amounts of \(goals.joined(separator: ", ")) are unknown, "
        + "because a rate is missing"
    case .amounts(let problem): problem.message
    case .book(let problem): problem.message
    }
  }

  /// What to do next.
  public var hint: String? {
    switch self {
    case .unknown: "set the missing rate first: cst plan names it"
    case .amounts(let problem): problem.hint
    case .book(let problem): problem.hint
    }
  }
}
