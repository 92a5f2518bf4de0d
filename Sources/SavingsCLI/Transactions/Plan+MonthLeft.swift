internal import CommandGrammar
internal import SavingsCore

extension Plan {
  /// How much of the month's amount is left for a goal.
  func monthLeft(of goal: Goal) -> Document {
    let requirement = goals.first { $0.goal.id == goal.id }
    return Document {
      if let requirement, requirement.figures == nil {
        "Left for it this month: \(nil as Money?), because a rate is missing."
      }
      if let requirement, let figures = requirement.figures {
        if requirement.status == .completed {
          "\(quoted: goal.name) has all it takes: \(requirement.target)."
          if let surplus = surplus(of: requirement) {
            "\(surplus.words(goal))."
          }
        } else if let beginning = requirement.beginning {
          "\(beginning)."
        } else if figures.left.isZero {
          "Nothing is left to save for it this month."
        } else {
          let due: Phrase =
            requirement.dueWords ?? "by \(requirement.payments.due)"
          """
          Left for it this month: \(requirement.money(figures.left)) of \
          \(requirement.money(figures.planned)), \(due).
          """
        }
      }
    }
  }

  /// The rates that are missing for a goal whose figures are unknown.
  func gaps(of goal: Goal) -> [Warning] {
    let isUnknown = goals.contains {
      $0.goal.id == goal.id && $0.figures == nil
    }
    guard isUnknown else { return [] }
    return missingRates.filter { gap in
      gap.goals.contains { $0.id == goal.id }
    }
    .map(\.warning)
  }
}
