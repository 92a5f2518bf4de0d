/// Money that belongs to no goal any more.
public final class Freed: Sendable {
  /// Where it lies.
  public let asset: Asset

  /// How much it is.
  public let money: Money

  init(asset: Asset, money: Money) {
    self.asset = asset
    self.money = money
  }
}

extension Occasion {
  /// What was a goal's own, asset by asset, and is free after a change.
  public func freed(
    _ goal: Goal, by next: Occasion
  ) throws(MoneyProblem) -> [Freed] {
    guard let place = household.goals.firstIndex(where: { $0.id == goal.id })
    else { return [] }
    var freed: [Freed] = []
    for (index, asset) in household.assets.enumerated() {
      let before = try accounts().funding(of: index)
      let after = try next.accounts().funding(of: index)
      let own = before.ask(of: place)?.own ?? .zero
      let money = try household.settings.free(
        min(own, try after.free - before.free), asset.currency)
      if money.amount.isPositive {
        freed.add(Freed(asset: asset, money: money))
      }
    }
    return freed
  }
}
