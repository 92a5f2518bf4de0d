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
    case .percent: "\(bareLevel(amount)) of what comes in"
    }
  }

  /// The same without how often.
  func bareLevel(_ amount: Amount?) -> Phrase {
    guard measure == .percent else { return "\(plan.total(amount))" }
    return amount.map { "\(Phrase($0.description))%" } ?? "?"
  }
}
