/// Why a budget cannot be stored.
public enum BudgetProblem: Problem, Hashable {
  /// A rate is missing for these goals.
  case unknown([String])
  /// An amount cannot be counted.
  case amounts(MoneyProblem)
  /// The book does not take it.
  case book(BookProblem)

  /// What is so.
  public var statement: Sentence {
    switch self {
    case .unknown(let goals):
      "the amounts of \(goals.joined(separator: ", ")) are unknown, "
        + "because a rate is missing"
    case .amounts(let problem): problem.statement
    case .book(let problem): problem.statement
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
