extension BudgetPlan {
  /// The book in which the month's amounts are those of the budget.
  ///
  /// They are kept also where they are as the plan has them, because what the
  /// plan asks may change within the month. A goal that was to be skipped gives
  /// way again where the budget pays it.
  public func applied(to book: Book) throws(BudgetProblem) -> Book {
    guard unknown.isEmpty else { throw .unknown(unknown.map(\.goal.name)) }
    let amounts = try counting(thisMonth(), as: BudgetProblem.amounts)
      .filter { $0.requirement.asksOfTheMonth }
    do {
      return try book.setting(amounts.map(monthlyPlan))
    } catch {
      throw .book(error)
    }
  }

  private func monthlyPlan(of entry: MonthlyAmount) -> MonthlyPlan {
    var month = plan.setting.plan(of: entry.requirement.goal.id)
    if entry.requirement.flex == .skipped, entry.left.isPositive {
      month.flex = .flexible
    }
    return month.adjusted(entry.counted, by: .budget)
  }
}
