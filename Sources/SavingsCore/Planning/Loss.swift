/// A goal that has less after a change than before.
public final class Loss: Sendable {
  /// The goal, as it is after the change.
  public let goal: Goal

  /// What it had, in its own currency.
  public let before: Amount

  /// What it has now.
  public let after: Amount

  init(goal: Goal, before: Amount, after: Amount) {
    self.goal = goal
    self.before = before
    self.after = after
  }

  /// How much less that is.
  public func amount() throws(MoneyProblem) -> Amount { try before - after }
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
      return Loss(goal: requirement.goal, before: before, after: after)
    }
  }
}
