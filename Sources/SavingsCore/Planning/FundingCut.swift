/// What a change of one goal's share takes from the others, in one asset.
public final class FundingCut: Sendable {
  public let asset: Asset

  /// The day on which it is so.
  public let day: CalendarDate

  /// What the asset holds then, and who gets how much of it.
  public let funding: Funding

  /// What of it would be own money of the goals.
  public let own: Money

  /// Who gets less of it, in its currency.
  public let losses: [Loss]

  /// `nil` where no goal but this one gets less.
  public init?(
    of asset: Asset, for goal: Goal.ID, from old: Occasion, to new: Occasion
  ) throws(MoneyProblem) {
    let household = old.household
    let place = household.assets.firstIndex { $0.id == asset.id }
    guard let place else { return nil }
    let settings = household.settings
    let before = try old.accounts().funding(of: place)
    let funding = try new.accounts().funding(of: place)
    var losses: [Loss] = []
    for ask in funding.asks where household.goals[ask.goal].id != goal {
      let had = before.funded(of: ask.goal)
      guard ask.funded < had else { continue }
      losses.add(
        Loss(
          goal: household.goals[ask.goal],
          before: try settings.shown(had, asset.currency),
          after: try settings.shown(ask.funded, asset.currency)))
    }
    if losses.isEmpty { return nil }
    self.asset = asset
    self.funding = funding
    self.losses = losses
    day = old.today
    own = try settings.shown(try funding.own(), asset.currency)
  }
}
