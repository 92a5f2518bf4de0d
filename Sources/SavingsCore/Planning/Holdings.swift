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
    var atOpening = today
    for (place, asset) in household.assets.enumerated() {
      let funding = try accounts.funding(of: place)
      for ask in funding.asks {
        today[ask.goal].append(
          try Holding(
            funding, ask, from: asset.currency,
            to: household.goals[ask.goal].currency, by: exchange))
      }
      var openings: [Opening: Set<Int>] = [:]
      for claim in accounts.claims[place] {
        openings[try accounts.opening(of: place, for: claim), default: []]
          .insert(claim.goal)
      }
      for (opening, goals) in openings {
        let funding = try accounts.funding(of: place, at: opening)
        for ask in funding.asks where goals.contains(ask.goal) {
          atOpening[ask.goal].append(
            try Holding(
              funding, ask, from: asset.currency,
              to: household.goals[ask.goal].currency, by: exchange))
        }
      }
    }
    self.today = today
    self.atOpening = atOpening
  }
}
