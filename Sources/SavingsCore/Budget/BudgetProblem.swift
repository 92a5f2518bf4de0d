/// Why a budget cannot be stored.
public indirect enum BudgetProblem: Error {
  /// A rate is missing for these goals.
  case unknown([String])
  /// Nobody knows what comes in in a month, and a part of it is asked for.
  case noIncome(Month)
  /// An amount cannot be counted.
  case amounts(MoneyProblem)
  /// The book does not take it.
  case book(BookProblem)
}
