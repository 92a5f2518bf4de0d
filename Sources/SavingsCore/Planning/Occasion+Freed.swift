/// Money that belongs to no goal any more, and where it lies.
public typealias Freed = (asset: Asset, money: Money)

extension Occasion {
  /// What was a goal's own, asset by asset, and is free after a change, by
  /// which it may be gone.
  public func freed(
    _ goal: Goal, by next: Occasion
  ) throws(MoneyProblem) -> [Freed] {
    guard let place = household.goals.firstIndex(where: { $0.id == goal.id })
    else { return [] }
    let left = next.household.goals.firstIndex { $0.id == goal.id }
    var freed: [Freed] = []
    for (index, asset) in household.assets.enumerated() {
      let before = try accounts().funding(of: index)
      let after = try next.accounts().funding(of: index)
      let kept = left.flatMap(after.ask)?.own ?? .zero
      let own = try (before.ask(of: place)?.own ?? .zero) - max(kept, .zero)
      // What is free is told cut to a unit, and so is what more is free.
      func free(_ amount: Amount) throws(MoneyProblem) -> Amount {
        try household.settings.free(amount, asset.currency).amount
      }
      let more = try free(after.free) - free(before.free)
      let amount = min(try free(own), more)
      if amount.isPositive { freed.add((asset, Money(amount, asset.currency))) }
    }
    return freed
  }

  /// How much of a share fits in its asset beside those of others, with what
  /// its goal has there; `nil` where nothing more is free.
  public func fitting(_ row: AssetAllocation) throws(MoneyProblem) -> Money? {
    guard
      let place = household.assets.firstIndex(where: { $0.id == row.asset }),
      let goal = household.goals.firstIndex(where: { $0.id == row.goal })
    else { return nil }
    let currency = household.assets[place].currency
    let funding = try accounts().funding(of: place)
    let free = try household.settings.free(funding.free, currency).amount
    guard free.isPositive else { return nil }
    let all = try household.settings.free(
      free + (funding.ask(of: goal)?.funded ?? .zero), currency)
    guard case .earmark(let amount) = row.share else { return all }
    return Money(min(all.amount, amount), currency)
  }
}
