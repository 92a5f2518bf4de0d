/// Why a flex cannot be what was asked for.
public enum FlexProblem: Problem, Hashable {
  case protectedAndSkipped(String)
  case outOfRange(Amount)
  case outOfReach(asked: Amount, least: Amount, most: Amount, Currency)
  case unknown([String])
  case amounts(MoneyProblem)

  /// What is so.
  public var message: String {
    switch self {
    case .protectedAndSkipped(let goal):
      "\"\(goal)\" cannot be protected and skipped at once"
    case .outOfRange(let adjust):
      "--adjust \(adjust) is out of range: it goes from 0 to 2"
    case .outOfReach(let asked, let least, let most, let currency):
      "a month of \(asked) \(currency) is out of reach: this plan can give "
        + "way from \(least) to \(most) \(currency)"
    case .unknown(let goals):
      "the amounts of \(goals.joined(separator: ", ")) are unknown, "
        + "because a rate is missing"
    case .amounts(let problem):
      problem.message
    }
  }

  /// What to do next.
  public var hint: String? {
    switch self {
    case .protectedAndSkipped:
      "name it with --protect or with --skip"
    case .outOfRange(let adjust):
      adjust.percentHint
    case .outOfReach(_, let least, let most, let currency):
      "choose an amount from \(least)\(currency) to \(most)\(currency)"
    case .unknown:
      "set the missing rate first: cst plan names it"
    case .amounts(let problem):
      problem.hint
    }
  }

  /// Works out amounts; one that is too large is this flex's problem too.
  static func counting<Value>(
    _ work: () throws(MoneyProblem) -> Value
  ) throws(FlexProblem) -> Value {
    do {
      return try work()
    } catch {
      throw .amounts(error)
    }
  }
}

extension Amount {
  /// How to write a percentage that was typed without its sign.
  fileprivate var percentHint: String {
    guard isPositive, self <= Amount(200), decimalsNeeded == 0 else {
      return "for half, write --adjust 0.5 or --adjust 50%"
    }
    let part = Amount(attos: attos / 100)
    let what = self == Amount(50) ? "half" : "\(self) percent"
    return "for \(what), write --adjust \(part) or --adjust \(self)%"
  }
}
