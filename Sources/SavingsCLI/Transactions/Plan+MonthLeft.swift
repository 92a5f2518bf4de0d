internal import CommandGrammar
internal import SavingsCore

extension Plan {
  @Composing func monthLeft(of goal: Goal) -> Document {
    let requirement = goals.first { $0.goal.id == goal.id }
    if let requirement, requirement.figures == nil {
      "Left for it this month: \(nil as Money?), because a rate is missing."
    }
    if let requirement, let figures = requirement.figures {
      if requirement.status == .completed {
        "\(quoted: goal.name) has all it takes: \(requirement.target)."
        if let surplus = surplus(of: requirement) { "\(surplus.words(goal))" }
      } else if let beginning = requirement.beginning {
        "\(beginning)."
      } else if figures.left.isZero {
        "Nothing is left to save for it this month."
      } else {
        """
        Left for it this month: \(requirement.money(figures.left)) of \
        \(requirement.money(figures.planned)), \(dueWords(of: requirement)).
        """
      }
    }
  }

  /// By when what is left of a goal's month is due: by a payday, or some of it
  /// by the next of several; or since when it is.
  func dueWords(of requirement: Requirement) -> Phrase {
    if let due = requirement.dueWords {
      return requirement.isPartlyDueNow
        ? "\(requirement.money(\.leftFirst)) of it \(due)"
        : due
    }
    if let left = requirement.figures?.left,
      let since = requirement.sinceWords(of: left)
    {
      return since
    }
    let paydays = settings.paydays.schedule.dates(in: month)
    guard let figures = requirement.figures, let last = paydays.last,
      let next = figures.nextPayday, paydays.count > 1
    else { return "by \(requirement.payments.due)" }
    if figures.leftByNext.isZero { return "by \(last)" }
    return figures.leftByNext < figures.left
      ? "\(requirement.money(figures.leftByNext)) of it by \(next)"
      : "by \(next)"
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
    .warnings(asking: settings)
  }
}

extension Surplus {
  /// How much more there is than the goal takes, and how to give it back.
  func words(_ goal: Goal) -> Phrase {
    guard let (share, asset, since) = way else {
      return "\(money) more than it takes."
    }
    let back: ShellCommand = """
      cst alloc set \(share.typed) --asset \(asset.slug) --goal \(goal.slug)\
      \(typed: since.map { " --since \($0)" } ?? "")
      """
    return "\(money) more than it takes; to give it back: \(run: back)"
  }
}
