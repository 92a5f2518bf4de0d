internal import CommandGrammar
internal import SavingsCore

extension FlexProblem: Worded {
  /// What is said of a flex that cannot be.
  var failure: Failure {
    switch self {
    case .protectedAndSkipped(let goal):
      .badValue(
        "\(quoted: goal) cannot be protected and skipped at once",
        tip: "name it with --protect or with --skip")
    case .outOfRange(let part):
      .badValue(
        "--adjust \(part.description) is out of range: it goes from 0 to 2",
        tip: part.nearest)
    case .outOfReach(let asked, let least, let most):
      Failure(
        "out_of_reach", .refused,
        """
        this month cannot come to \(asked): \(least) is the least, and \(most) \
        the most
        """,
        tip: asked.amount < least.amount
          ? "for the least, write --to \(least.typed)"
          : "for the most, write --to \(most.typed)")
    case .unknown(let goals): .missingRate(for: goals)
    case .amounts(let problem): problem.failure
    case .book(let problem): problem.failure
    }
  }
}

extension BudgetProblem: Worded {
  /// What is said of a budget that cannot be stored.
  var failure: Failure {
    switch self {
    case .unknown(let goals): .missingRate(for: goals)
    case .amounts(let problem): problem.failure
    case .book(let problem): problem.failure
    }
  }
}

extension Failure {
  fileprivate static func missingRate(for goals: [String]) -> Failure {
    Failure(
      "missing_rate", .refused,
      """
      the amounts of \(goals.joined(separator: ", ")) are unknown, because a \
      rate is missing
      """, tip: "set the missing rate first: \(run: "cst plan") names it")
  }
}

extension Amount {
  /// The nearest part that there is, or how to write a percentage that was
  /// typed without its sign.
  fileprivate var nearest: Tip {
    if isNegative { return "for nothing at all, write --adjust 0" }
    guard (Amount(10)...Amount(200)).contains(self), decimalsNeeded == 0 else {
      return "for twice the plan, the most there is, write --adjust 2"
    }
    let part = Amount(attos: attos / 100)
    let what = self == Amount(50) ? "half" : "\(self) percent"
    return "for \(what), write --adjust \(part) or --adjust \(self)%"
  }
}
