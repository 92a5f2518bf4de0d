internal import CommandGrammar
internal import SavingsCore

extension WayOut {
  /// The commands of one way, and what it means.
  func tips(in plan: Plan) -> [TipLine] {
    switch self {
    case .raiseBudget(let amount):
      let typed = plan.total(amount)?.typed ?? ""
      return [TipLine("cst budget \(typed)", "save more each month")]
    case .moveDeadlines(let moved):
      return moved.map { move in
        TipLine(
          "cst goal edit \(move.goal.slug) --deadline \(move.deadline)",
          move.payments == 1
            ? "one more payment" : "\(move.payments, "more payment")")
      }
    case .lowerTargets(let lowered):
      return lowered.map { lower in
        let target = Money(lower.target, lower.goal.currency)
        return TipLine(
          "cst goal edit \(lower.goal.slug) --target \(target.typed)",
          "aim \(Money(lower.by, lower.goal.currency)) lower")
      }
    }
  }
}

extension WayOut {
  /// What it comes to, over its commands.
  func title(in plan: Plan) -> Phrase {
    let effect: Phrase =
      switch self {
      case .raiseBudget: "Save more each month"
      case .moveDeadlines: "Take more time"
      case .lowerTargets: "Aim lower"
      }
    return commands(in: plan).count == 1
      ? effect : "\(effect), all of these together"
  }

  /// The commands under its title, which says already what to save more does.
  func steps(in plan: Plan) -> [TipLine] {
    if case .raiseBudget = self {
      return commands(in: plan).map { TipLine($0) }
    }
    return tips(in: plan)
  }

  /// The commands of one way, which make it fit together.
  func commands(in plan: Plan) -> [ShellCommand] {
    tips(in: plan).map(\.command)
  }
}

extension BudgetPlan {
  /// The ways out; where one takes several commands, each has its number.
  var suggestions: Document {
    let ways = waysOut
    let isOneEach = ways.allSatisfy { $0.commands(in: plan).count == 1 }
    return Document {
      ""
      ways.count == 1 ? "This works:" : "Any one of these works:"
      if isOneEach {
        ways.flatMap { way in way.tips(in: plan) }
      } else {
        for (place, way) in ways.enumerated() {
          ""
          "\(place + 1). \(way.title(in: plan)):"
          way.steps(in: plan)
        }
      }
    }
  }
}
