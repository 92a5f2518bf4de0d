internal import CommandGrammar
internal import SavingsCore

extension Requirement {
  /// What the plan makes of an amount that a person set.
  func taking(_ money: Money) -> Phrase {
    if flex == .skipped {
      return "would get \(money) this month, but is skipped: to pay it, \(back)"
    }
    guard let figures else {
      return "gets \(money) this month, or what is missing if that is less"
    }
    if figures.remaining == .zero {
      return "has all it takes, so nothing is left to pay of \(money)"
    }
    if figures.planned < money.amount {
      return "gets \(self.money(figures.planned)) this month, \(whyLess)"
    }
    return "gets \(money) this month"
  }

  /// How a goal that is skipped takes part again, as it does from month to
  /// month.
  private var back: Phrase {
    switch goal.standing {
    case .flexible:
      "let it give way again with \(run: "cst plan flexible \(goal.slug)")"
    case .protected:
      "protect it again with \(run: "cst plan protect \(goal.slug)")"
    }
  }

  /// An amount that somebody set for this month, and what the plan makes of
  /// it.
  var customWords: Phrase? {
    guard let custom, flex != .skipped else { return nil }
    let who = custom.author.words
    if beginning != nil {
      return """
        \(money(custom.amount)) this month, set by \(who); the plan asks for \
        none of it yet
        """
    }
    guard let figures, figures.planned < custom.amount else {
      return "\(money(custom.amount)) this month, set by \(who)"
    }
    return """
      \(money(figures.planned)) this month, \(whyLess), of the \
      \(money(custom.amount)) set by \(who)
      """
  }

  /// Why it gets less than somebody set.
  var whyLess: Phrase {
    goal.every != nil && demand.parts.allSatisfy { $0.need.amount.isZero }
      ? "because its round is over"
      : "all that it can take"
  }
}
