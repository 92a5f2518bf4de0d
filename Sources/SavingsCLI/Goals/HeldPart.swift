internal import SavingsCore

/// What a goal holds of one asset.
struct HeldPart {
  let asset: Asset
  let funded: Money
}

extension [HeldPart] {
  /// The sums with the slugs of their assets.
  var words: Phrase {
    map { part -> Phrase in
      "\(part.funded) (\(part.asset.slug))"
    }
    .joined(", ")
  }
}

extension Occasion {
  /// What a goal holds today, asset by asset.
  func holdings(of goal: Goal) throws -> [HeldPart] {
    guard let place = household.goals.firstIndex(where: { $0.id == goal.id })
    else { return [] }
    let accounts = try accounts()
    var held: [HeldPart] = []
    for (index, asset) in household.assets.enumerated() {
      let funding = try accounts.funding(of: index)
      for ask in funding.asks where ask.goal == place && !ask.funded.isZero {
        held.append(
          HeldPart(
            asset: asset,
            funded: try household.settings.shown(ask.funded, asset.currency)))
      }
    }
    return held
  }
}
