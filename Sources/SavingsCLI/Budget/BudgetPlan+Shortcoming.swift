internal import SavingsCore

extension BudgetPlan {
  /// Who misses a deadline with it.
  var shortcoming: Phrase {
    let goals = broken.map(\.goal)
    let overdue = goals.filter { $0.deadline < plan.today }
    let late = goals.filter { $0.deadline >= plan.today }
    let words = [unpaid(overdue), missing(late)].compactMap { $0 }
    guard !words.isEmpty else { return "" }
    return """
      , though at \(plan.total(budget)) a month \(words.joined(", and "))
      """
  }

  private func unpaid(_ goals: [Goal]) -> Phrase? {
    guard let first = goals.first else { return nil }
    return goals.count == 1
      ? """
      \(quoted: first.name) is not paid at once, and its deadline \
      \(first.deadline) has passed
      """
      : """
      \(goals.count, "goal") are not paid at once, and their deadlines have \
      passed, \(quoted: first.name) the first of them (\(first.deadline))
      """
  }

  private func missing(_ goals: [Goal]) -> Phrase? {
    guard let first = goals.first else { return nil }
    return goals.count == 1
      ? "\(quoted: first.name) will miss its deadline \(first.deadline)"
      : """
      \(goals.count, "goal") will miss their deadlines, \
      \(quoted: first.name) the first of them (\(first.deadline))
      """
  }
}
