internal import CommandGrammar
internal import SavingsCore

extension WayOut {
  /// The commands of one way, and what it means.
  func tips(in budget: BudgetPlan) -> [TipLine] {
    switch self {
    case .raiseBudget(let amount):
      let typed =
        budget.measure == .percent
        ? "\(amount)%" : budget.plan.total(amount)?.typed ?? ""
      return [TipLine("cst budget \(typed)", "save more \(budget.each)")]
    case .moveDeadlines(let moved):
      return moved.map { move in
        TipLine(
          "cst goal edit \(move.goal.slug) --deadline \(move.deadline)",
          move.payments == 1
            ? "one more payment" : "\(move.payments, "more payment")")
      }
    case .lowerTargets(let lowered):
      return lowered.map { lower in
        let typed = Money(lower.amount, lower.goal.currency).typed
        let by = Money(lower.by, lower.goal.currency)
        return lower.goal.monthly != nil
          ? TipLine(
            "cst goal edit \(lower.goal.slug) --monthly \(typed)",
            "save \(by) less a month")
          : TipLine(
            "cst goal edit \(lower.goal.slug) --target \(typed)",
            "aim \(by) lower")
      }
    }
  }

  /// What it comes to, over its commands.
  func title(in budget: BudgetPlan) -> Phrase {
    let effect: Phrase =
      switch self {
      case .raiseBudget: "Save more \(budget.each)"
      case .moveDeadlines: "Take more time"
      case .lowerTargets: "Aim lower"
      }
    return commands(in: budget).count == 1
      ? effect : "\(effect), all of these together"
  }

  /// The commands under its title, which says already what to save more does.
  func steps(in budget: BudgetPlan) -> [TipLine] {
    if case .raiseBudget = self {
      return commands(in: budget).map { TipLine($0) }
    }
    return tips(in: budget)
  }

  /// The commands of one way, which make it fit together.
  func commands(in budget: BudgetPlan) -> [ShellCommand] {
    tips(in: budget).map(\.command)
  }
}

extension BudgetPlan {
  /// The ways out; where one takes several commands, each has its number.
  @Composing var suggestions: Document {
    let ways = waysOut
    let isOneEach = ways.allSatisfy { $0.commands(in: self).count == 1 }
    ""
    ways.count == 1 ? "This works:" : "Any one of these works:"
    if isOneEach {
      ways.flatMap { way in way.tips(in: self) }
    } else {
      for (place, way) in ways.enumerated() {
        ""
        "\(place + 1). \(way.title(in: self)):"
        way.steps(in: self)
      }
    }
  }
}
