internal import SavingsCore

extension BudgetPlan {
  /// Who misses a deadline with it.
  var shortcoming: Phrase {
    let overdue = broken.filter { $0.deadline.isPast(on: plan.today) }
    let late = broken.filter { !$0.deadline.isPast(on: plan.today) }
    let words = [unpaid(overdue), missing(late)].compactMap { $0 }
    guard !words.isEmpty else { return "" }
    return """
      , though at \(level(budget)) \(words.joined(", and "))
      """
  }

  private func unpaid(_ goals: [BrokenGoal]) -> Phrase? {
    guard let first = goals.first, let deadline = first.deadline else {
      return nil
    }
    return goals.count == 1
      ? """
      \(quoted: first.goal.name) is not paid at once, and its deadline \
      \(deadline) has passed
      """
      : """
      \(goals.count, "goal") are not paid at once, and their deadlines have \
      passed, \(quoted: first.goal.name) the first of them (\(deadline))
      """
  }

  private func missing(_ goals: [BrokenGoal]) -> Phrase? {
    guard let first = goals.first else { return nil }
    guard let deadline = first.deadline else {
      return "\(quoted: first.goal.name) will not get its monthly amount"
    }
    return goals.count == 1
      ? "\(quoted: first.goal.name) will miss its deadline \(deadline)"
      : """
      \(goals.count, "goal") will miss their deadlines, \
      \(quoted: first.goal.name) the first of them (\(deadline))
      """
  }
}

extension CalendarDate? {
  /// Whether there is such a day, and it has passed.
  fileprivate func isPast(on today: CalendarDate) -> Bool {
    map { $0 < today } ?? false
  }
}
