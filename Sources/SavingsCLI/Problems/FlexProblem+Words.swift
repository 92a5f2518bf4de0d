internal import CommandGrammar
internal import SavingsCore

extension FlexProblem: Worded {
  var failure: Failure {
    switch self {
    case .protectedAndSkipped(let goal):
      .badValue(
        "\(quoted: goal) cannot be protected and skipped at once",
        tip: "name it with --protect or with --skip")
    case .notAPart(let typed):
      .badValue(
        "\(quoted: typed) is no part of what can give way",
        tip: "write 0.5 or 50%; what the month is to come to goes behind --to")
    case .outOfRange(let part, let typed):
      .badValue(
        "--adjust \(typed) is out of range: it goes from 0 to 2",
        tip: part.nearest)
    case .outOfReach(let asked, let least, let most, let goals):
      Failure(
        "out_of_reach", .refused,
        """
        this month cannot come to \(asked): \(least) is the least, and \(most) \
        the most
        """,
        details: goals.ends,
        tip: asked.amount < least.amount
          ? "for the least, write --to \(least.typed)\(goals.wayLower)"
          : "for the most, write --to \(most.typed)")
    case .unknown(let goals): .missingRate(for: goals)
    case .amounts(let problem): problem.failure
    case .book(let problem): problem.failure
    }
  }
}

extension [FlexReach] {
  /// Why the month comes to no less, and why to no more.
  fileprivate var ends: [Phrase] {
    let least = filter { !$0.least.amount.isZero }.map { reach -> Phrase in
      if reach.isSettled {
        return "\(reach.goal.name) has all it takes: \(reach.least)"
      }
      return reach.isProtected
        ? "\(reach.goal.name) is protected: \(reach.least)"
        : "\(reach.goal.name) keeps the \(reach.least) that came in"
    }
    let most = filter { !$0.isSettled }.map { reach -> Phrase in
      reach.isProtected
        ? "\(reach.goal.name) is protected: \(reach.most)"
        : "\(reach.goal.name) cannot take more than \(reach.most)"
    }
    return [("least", least), ("most", most)].filter { !$0.1.isEmpty }
      .map { end, reasons in
        "the \(end): \(reasons.first(3, parted: "; ", more: "; and "))"
      }
  }

  /// What else to do where less is wanted: to leave a protected goal out.
  fileprivate var wayLower: String {
    first(where: \.isToLeaveOut).map {
      ", or leave one out: --skip \($0.goal.slug)"
    } ?? ""
  }
}

extension BudgetProblem: Worded {
  var failure: Failure {
    switch self {
    case .unknown(let goals): .missingRate(for: goals)
    case .noIncome(let month):
      Failure(
        "no_income", .refused,
        "a percentage needs an income, and none is set for \(month)",
        subject: "\(month)",
        tip: "set it: \(run: "cst settings set income \(.amount)")")
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
