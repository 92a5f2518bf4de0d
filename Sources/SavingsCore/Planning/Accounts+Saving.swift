/// Why it is not clear which asset somebody means who saves.
public indirect enum SavingProblem: Error {
  case noAsset
  /// No asset holds the currency.
  case noneHolds(Currency)
  /// A number alone could be of the currency of this asset, or of the goal's.
  case whichCurrency(Asset)
  /// It goes to this asset, which holds another currency than what was typed,
  /// and these hold that.
  case otherCurrency(Asset, holding: [Asset])
  /// It may be any of these.
  case whichAsset([Asset])
}

extension Accounts {
  /// The asset into which somebody puts an amount, of which the currency may
  /// be known, for a goal.
  ///
  /// A number alone could be of the goal's currency as well as of the asset's.
  public func assetToSave(
    _ currency: Currency?, for goal: Goal
  ) throws(SavingProblem) -> Asset {
    let asset = try asset(
      for: goal, among: assets(sharedBy: goal), in: currency)
    if asset.currency == currency ?? goal.currency { return asset }
    guard let currency else { throw .whichCurrency(asset) }
    throw .otherCurrency(
      asset, holding: household.assets.filter { $0.currency == currency })
  }

  /// The asset into which what is left for a goal goes, in the goal's currency
  /// or converted from it; one that was named is for goals that have a share of
  /// several or of none.
  package func assetToSaveTheRest(
    for goal: Goal, naming named: Asset?
  ) throws(SavingProblem) -> Asset {
    let sharing = assets(sharedBy: goal)
    if let named, sharing.count != 1 { return named }
    do {
      return try asset(for: goal, among: sharing, in: goal.currency)
    } catch {
      guard case .noneHolds = error else { throw error }
      throw .whichAsset(sharing.isEmpty ? household.assets : sharing)
    }
  }

  /// The asset that is meant by whom saves for a goal and names none: the only
  /// one that the goal has a share of; else the only one of these, else of all,
  /// in a currency, where that is known; else the only one there is.
  ///
  /// Of several one is not meant of which it has a share of nothing, and for
  /// which nothing was moved there since: a mistake may have brought that.
  private func asset(
    for goal: Goal, among sharing: [Asset], in currency: Currency?
  ) throws(SavingProblem) -> Asset {
    if sharing.count == 1 { return sharing[0] }
    let assets = household.assets
    for candidates in [sharing, assets] {
      let possible = candidates.filter {
        currency == nil || $0.currency == currency
      }
      if possible.isEmpty { continue }
      let used =
        possible.count == 1
        ? possible : possible.filter { !isUnused($0, by: goal) }
      guard used.count == 1 else { throw .whichAsset(possible) }
      return used[0]
    }
    if assets.count == 1 { return assets[0] }
    guard let currency, !assets.isEmpty else { throw .noAsset }
    throw .noneHolds(currency)
  }

  /// The assets that a goal has a share of today.
  private func assets(sharedBy goal: Goal) -> [Asset] {
    household.assets.indices.filter { asset in
      claim(of: goal, on: asset)?.row(on: today).map {
        !$0.share.isNothing
      } ?? false
    }
    .map { household.assets[$0] }
  }

  /// Whether a goal has a share of nothing of an asset, and nothing moved for
  /// it there since.
  @inline(never)
  public func isUnused(_ asset: Asset, by goal: Goal) -> Bool {
    let place = household.assets.firstIndex { $0.id == asset.id }
    guard let claim = place.flatMap({ claim(of: goal, on: $0) }),
      let row = claim.row(on: today), row.share == .earmark(.zero)
    else { return false }
    return claim.isUntouched(after: flows.frame.eve(of: row.since))
  }

  private func claim(of goal: Goal, on asset: Int) -> Claim? {
    claims[asset].first { household.goals[$0.goal].id == goal.id }
  }
}
