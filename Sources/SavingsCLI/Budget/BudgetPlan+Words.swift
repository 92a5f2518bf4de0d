internal import SavingsCore

extension BudgetPlan {
  /// How often a budget is paid: `a month`, where that is the same.
  private var period: Phrase { isMonthly ? "a month" : "a payday" }

  /// At what more is saved.
  var each: Phrase { isMonthly ? "each month" : "each payday" }

  /// An amount of the budget: `1,528.83 EUR a month`, or
  /// `33.24% of what comes in`.
  func level(_ amount: Amount?) -> Phrase {
    switch measure {
    case .money: "\(plan.total(amount)) \(period)"
    case .percent: "\(bareLevel(amount)) of \(whatComesIn)"
    }
  }

  /// What a percentage is of: a month's weight counts for its income as well.
  private var whatComesIn: Phrase {
    for entry in plan.settings.paydays.weights.entries
    where entry.amount != Amount(1) {
      if case .single(let month) = entry.key, month < plan.month { continue }
      return "the weighted income"
    }
    return "what comes in"
  }

  /// The same without how often.
  func bareLevel(_ amount: Amount?) -> Phrase {
    guard measure == .percent else { return "\(plan.total(amount))" }
    return amount.map { "\(percent: $0.description)" } ?? "?"
  }

  /// Who misses a deadline with it.
  var shortcoming: Phrase {
    func isOverdue(_ goal: BrokenGoal) -> Bool {
      goal.deadline.map { $0 < plan.today } ?? false
    }
    let overdue = broken.filter(isOverdue)
    let words = [
      unpaid(overdue),
      missing(broken.filter { $0.deadline != nil && !isOverdue($0) }),
      lacking(broken.filter { $0.deadline == nil }),
    ].compactMap { $0 }
    guard !words.isEmpty else { return "" }
    return ", though at \(level(budget)) \(words.joined(", and "))"
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
    guard let first = goals.first, let deadline = first.deadline else {
      return nil
    }
    return goals.count == 1
      ? "\(quoted: first.goal.name) will miss its deadline \(deadline)"
      : """
      \(goals.count, "goal") will miss their deadlines, \
      \(quoted: first.goal.name) the first of them (\(deadline))
      """
  }

  private func lacking(_ goals: [BrokenGoal]) -> Phrase? {
    guard let first = goals.first else { return nil }
    return goals.count == 1
      ? "\(quoted: first.goal.name) will not always get its monthly amount"
      : """
      \(goals.count, "goal") will not always get their monthly amounts, \
      \(quoted: first.goal.name) one of them
      """
  }
}
