internal import SavingsCore

extension Plan {
  /// What a change did to it besides the sums of its goals: to their states,
  /// their payments, the payday and, where no table tells them, the totals; a
  /// line each.
  @Composing
  func remarks(since before: Plan, withTotals hasTotals: Bool) -> Document {
    let known = before.goals.keyed(by: \.goal.id)
    if hasTotals {
      change("Required in all", \.required, since: before)
      change("Left in all", \.left, since: before)
      change("Saved in all", \.saved, since: before)
    }
    if let old = before.nextPayday, let new = nextPayday, old != new {
      "Next payday: " + .step(from: "\(old)", to: "\(new)")
    }
    for goal in goals {
      if let old = known[goal.goal.id] {
        let changes = goal.changes(from: old)
        if !changes.isEmpty { "\(goal.goal.name): \(changes.joined(", "))" }
      }
    }
  }

  @Composing private func change(
    _ label: Phrase, _ part: (Totals) -> Amount?, since before: Plan
  ) -> Document {
    let old = before.known(part)
    let new = known(part)
    if old != new { label + ": " + .step(from: old, to: new) }
  }
}

extension Requirement {
  /// What is other than it was, but for what a table of the required and the
  /// left shows.
  fileprivate func changes(from old: Requirement) -> [Phrase] {
    var changes: [Phrase] = []
    if goal.currency != old.goal.currency {
      changes = [
        "required \(figure(\.required, from: old))",
        "left \(figure(\.left, from: old))",
      ]
    }
    let isInTable =
      figures?.required != old.figures?.required
      || figures?.left != old.figures?.left
    if goal.currency == old.goal.currency, !isInTable, saved != old.saved {
      let before: Phrase = "\(old.money(old.saved))"
      changes.add("saved " + .step(from: before, to: "\(money(saved))"))
    }
    if payments.count != old.payments.count {
      func words(_ count: Int?) -> Phrase {
        count.map { "\($0, "payment")" } ?? "no end"
      }
      changes.add(
        .step(
          from: words(old.payments.count), to: words(payments.count)))
    }
    if markWord != old.markWord {
      changes.add(
        .step(
          from: Phrase(.words(old.markWord)), to: Phrase(.words(markWord))))
    }
    return changes
  }

  private func figure(
    _ figure: (Figures) -> Amount, from old: Requirement
  ) -> Phrase {
    .step(from: "\(old.money(figure))", to: "\(money(figure))")
  }
}
