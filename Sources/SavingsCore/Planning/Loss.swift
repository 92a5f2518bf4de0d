/// A goal that has less after a change than before, in all or of an asset.
public final class Loss: Sendable {
  /// The goal, as it is after the change.
  public let goal: Goal

  /// What it had.
  public let before: Money

  /// What it has now.
  public let after: Money

  init(goal: Goal, before: Money, after: Money) {
    self.goal = goal
    self.before = before
    self.after = after
  }
}

extension Plan {
  /// The goals that have less saved in another plan than in this one, in its
  /// order; a goal that is not in both, or in both of one currency, has lost
  /// nothing.
  public func losses(to next: Plan) -> [Loss] {
    let known = goals.keyed(by: \.goal.id)
    return next.goals.compactMap { requirement in
      guard let old = known[requirement.goal.id],
        old.goal.currency == requirement.goal.currency,
        let before = old.saved,
        let after = requirement.saved, after < before
      else { return nil }
      let currency = old.goal.currency
      return Loss(
        goal: requirement.goal, before: Money(before, currency),
        after: Money(after, currency))
    }
  }
}
