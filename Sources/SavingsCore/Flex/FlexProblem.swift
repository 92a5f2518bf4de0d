/// Why a flex cannot be what was asked for, or cannot be stored.
public enum FlexProblem: Problem, Hashable {
  /// A goal is named as both.
  case protectedAndSkipped(String)
  /// A part that is not one from 0 to 2.
  case outOfRange(Amount)
  /// A total of the month that no part brings about.
  case outOfReach(asked: Money, least: Money, most: Money)
  /// A rate is missing for these goals.
  case unknown([String])
  /// An amount cannot be counted.
  case amounts(MoneyProblem)
  /// The book does not take it.
  case book(BookProblem)

  /// What is so.
  public var statement: Sentence {
    switch self {
    case .protectedAndSkipped(let goal):
      "\"\(goal)\" cannot be protected and skipped at once"
    case .outOfRange(let adjust):
      "--adjust \(adjust) is out of range: it goes from 0 to 2"
    case .outOfReach(let asked, let least, let most):
      "this month cannot come to \(asked): \(least) is the least, and "
        + "\(most) the most"
    case .unknown(let goals):
      "the amounts of \(goals.joined(separator: ", ")) are unknown, "
        + "because a rate is missing"
    case .amounts(let problem):
      problem.statement
    case .book(let problem):
      problem.statement
    }
  }

  /// What to do next.
  public var hint: String? {
    switch self {
    case .protectedAndSkipped:
      "name it with --protect or with --skip"
    case .outOfRange(let adjust):
      adjust.partHint
    case .outOfReach(let asked, let least, let most):
      asked.amount < least.amount
        ? "for the least, write --to \(least.typed)"
        : "for the most, write --to \(most.typed)"
    case .unknown:
      "set the missing rate first: cst plan names it"
    case .amounts(let problem):
      problem.hint
    case .book(let problem):
      problem.hint
    }
  }
}

extension Amount {
  /// The nearest part that there is, or how to write a percentage that was
  /// typed without its sign.
  fileprivate var partHint: String {
    if isNegative { return "for nothing at all, write --adjust 0" }
    guard (Amount(10)...Amount(200)).contains(self), decimalsNeeded == 0 else {
      return "for twice the plan, the most there is, write --adjust 2"
    }
    let part = Amount(attos: attos / 100)
    let what = self == Amount(50) ? "half" : "\(self) percent"
    return "for \(what), write --adjust \(part) or --adjust \(self)%"
  }
}
