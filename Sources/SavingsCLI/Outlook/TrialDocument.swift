internal import SavingsCore

extension Trial {
  /// What every step answers, and what all of them do to the plan.
  @Composing func document() throws -> Document {
    let old = try before.plan()
    let new = try after.plan()
    for (place, step) in steps.enumerated() {
      Document.Block.item(
        "\(place + 1). ", step.reply.document,
        accessible: "Step \(place + 1) of \(steps.count):")
    }
    ""
    PlanEffect(from: old, to: new).briefly
    ""
    leastLevel(from: old, to: new)
  }

  /// The least that meets every deadline, before and after.
  @Composing
  private func leastLevel(from old: Plan, to new: Plan) -> Document {
    // What is too large to be counted is for `budget` to tell.
    if let before = try? BudgetPlan(old), let after = try? BudgetPlan(new),
      new.currency != nil, !before.goals.isEmpty || !after.goals.isEmpty
    {
      let isBare =
        old.currency == new.currency && before.isMonthly == after.isMonthly
      let isSame =
        isBare && before.leastLevel == after.leastLevel
        && before.unknown.isEmpty == after.unknown.isEmpty
      if isSame {
        "The least that meets every deadline stays \(after.known())."
      } else {
        "The least that meets every deadline: "
          + .step(from: before.known(isBare: isBare), to: after.known()) + "."
      }
    }
  }
}

extension BudgetPlan {
  /// The least level, or what is known of it.
  fileprivate func known(isBare: Bool = false) -> Phrase {
    let start: Phrase = unknown.isEmpty ? "" : "at least "
    guard plan.currency != nil else { return "0" }
    return isBare
      ? "\(start)\(bare: plan.total(leastLevel))"
      : "\(start)\(level(leastLevel))"
  }
}
