internal import SavingsCore

extension Requirement {
  /// The sign that the goal carries in lists.
  var mark: Mark {
    if flex == .skipped, status != .completed { return .skipped }
    return status.mark
  }

  /// How much of the target is saved.
  var ratio: Ratio? { progress.map { Ratio($0, of: Amount(1)) } }

  /// A sum in the goal's currency.
  func money(_ amount: Amount?) -> Money? {
    amount.map { Money($0, goal.currency) }
  }

  /// Whether its deadline has passed.
  var isOverdue: Bool {
    if case .overdue = reason { true } else { false }
  }

  /// The goal's target.
  var target: Money { Money(goal.target, goal.currency) }

  /// The words of a goal that begins later: from when and how much.
  var beginning: Phrase? {
    guard status == .scheduled, let figures else { return nil }
    let first = payments.first ?? max(goal.start, payments.due)
    return """
      From \(first): \(money(figures.perPayment)) a month, \
      \(payments.count, "payment")
      """
  }
}
