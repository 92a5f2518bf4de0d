/// What every goal holds, today and when its window opened.
///
/// Each asset is shared out once for each moment, however many goals it has.
struct Holdings {
  /// Of each goal what it holds today.
  let today: [[Holding]]

  /// Of each goal what it held when its window opened, at today's rates.
  let atOpening: [[Holding]]

  init(_ accounts: Accounts, _ exchange: Exchange) throws(MoneyProblem) {
    let household = accounts.household
    var today: [[Holding]] = household.goals.map { _ in [] }
    for (place, asset) in household.assets.enumerated() {
      let funding = try accounts.funding(of: place)
      for ask in funding.asks {
        today[ask.goal].append(
          try Holding(
            funding, ask, from: asset.currency,
            to: household.goals[ask.goal].currency, by: exchange))
      }
    }
    self.today = today
    atOpening = try accounts.holdingsAtOpening(exchange)
  }
}

extension Accounts {
  /// Of each goal what it held when its window opened, or when a later day
  /// began, at today's rates.
  func holdingsAtOpening(
    orOn later: CalendarDate? = nil, _ exchange: Exchange
  ) throws(MoneyProblem) -> [[Holding]] {
    var holdings: [[Holding]] = household.goals.map { _ in [] }
    for (place, asset) in household.assets.enumerated() {
      // Most goals of an asset began alike.
      var kinds: [OpeningShares] = []
      var choices: [Int?] = household.goals.map { _ in nil }
      for claim in claims[place] {
        let opening = try openingShares(
          of: place, for: claim, since: windows[claim.goal])
        let shares = later.map(opening.on) ?? opening
        let known = kinds.firstIndex(of: shares)
        choices[claim.goal] = known ?? kinds.count
        if known == nil { kinds.append(shares) }
      }
      for (choice, shares) in kinds.enumerated() {
        let funding = try funding(of: place, at: shares)
        for ask in funding.asks where choices[ask.goal] == choice {
          holdings[ask.goal].append(
            try Holding(
              funding, ask, from: asset.currency,
              to: household.goals[ask.goal].currency, by: exchange))
        }
      }
    }
    return holdings
  }
}
