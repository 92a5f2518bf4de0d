/// A goal that has less after a change than before, in all or of an asset.
public final class Loss: Sendable {
  /// The goal, as it is after the change.
  public let goal: Goal

  /// The asset of which it has less, `nil` where it has less in all.
  public let asset: Asset?

  /// What it had.
  public let before: Money

  /// What it has now.
  public let after: Money

  init(goal: Goal, of asset: Asset? = nil, before: Money, after: Money) {
    self.goal = goal
    self.asset = asset
    self.before = before
    self.after = after
  }
}

extension Plan {
  /// The goals that have less saved in another plan than in this one, in its
  /// order; a goal that is not in both, or in both of one currency, has lost
  /// nothing.
  ///
  /// Where a rate is missing for what one has in all, each asset of which it
  /// has less is told by itself.
  public func losses(to next: Plan) -> [Loss] {
    let known = goals.keyed(by: \.goal.id)
    var losses: [Loss] = []
    for requirement in next.goals {
      let goal = requirement.goal
      guard let old = known[goal.id], old.goal.currency == goal.currency
      else { continue }
      guard let before = old.saved, let after = requirement.saved else {
        losses += requirement.losses(since: old)
        continue
      }
      if after < before {
        losses.append(
          Loss(
            goal: goal, before: Money(before, goal.currency),
            after: Money(after, goal.currency)))
      }
    }
    return losses
  }
}

extension Requirement {
  /// What the goal has less of single assets than it had, unless others of the
  /// same currency have as much more.
  fileprivate func losses(since old: Requirement) -> [Loss] {
    let (former, latter) = (old.holdings, holdings)
    let household = old.setting.household
    func all(_ holdings: [Holding], _ currency: Currency) -> Amount {
      // They were counted before.
      (try? holdings.filter { $0.currency == currency }.map(\.ask.funded).sum())
        ?? .zero
    }
    return former.compactMap { had in
      let asset = household.assets[had.funding.asset]
      let has = latter.first { $0.ask.row.asset == asset.id }
      let (currency, digits) = (
        had.currency, household.settings.digits(of: had.currency)
      )
      guard all(latter, currency) < all(former, currency),
        let before = try? had.ask.funded.rounded(to: digits),
        let after = try? (has?.ask.funded ?? .zero).rounded(to: digits),
        after < before
      else { return nil }
      return Loss(
        goal: goal, of: asset, before: Money(before, currency),
        after: Money(after, currency))
    }
  }
}
