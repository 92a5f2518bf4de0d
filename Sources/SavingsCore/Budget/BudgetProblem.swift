/// Why a budget cannot be stored.
public enum BudgetProblem: Error, Equatable {
  /// A rate is missing for these goals.
  case unknown([String])
  /// An amount cannot be counted.
  case amounts(MoneyProblem)
  /// The book does not take it.
  case book(BookProblem)
}
