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
    let words = [
      told(
        broken.filter(isOverdue),
        one: { "is not paid at once, and its deadline \($0) has passed" },
        many: "are not paid at once, and their deadlines have passed"),
      told(
        broken.filter { $0.deadline != nil && !isOverdue($0) },
        one: { "will miss its deadline \($0)" },
        many: "will miss their deadlines"),
      told(
        broken.filter { $0.deadline == nil },
        one: { _ in "will not always get its monthly amount" },
        many: "will not always get their monthly amounts"),
    ].compactMap(\.self)
    guard !words.isEmpty else { return "" }
    return ", though at \(level(budget)) \(words.joined(", and "))"
  }

  /// What happens to one goal, or to many of which one is named.
  private func told(
    _ goals: [BrokenGoal], one: (Phrase) -> Phrase, many: Phrase
  ) -> Phrase? {
    guard let first = goals.first else { return nil }
    let name: Phrase = "\(quoted: first.goal.name)"
    let deadline: Phrase? = first.deadline.map { "\($0)" }
    if goals.count == 1 { return "\(name) \(one(deadline ?? ""))" }
    let place: Phrase =
      deadline.map { "the first of them (\($0))" } ?? "one of them"
    return "\(goals.count, "goal") \(many), \(name) \(place)"
  }
}
