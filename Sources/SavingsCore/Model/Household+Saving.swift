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

extension Household {
  /// The asset into which somebody puts an amount, of which the currency may
  /// be known, for a goal.
  ///
  /// A number alone could be of the goal's currency as well as of the asset's.
  public func assetToSave(
    _ currency: Currency?, for goal: Goal, on today: CalendarDate
  ) throws(SavingProblem) -> Asset {
    let asset = try asset(
      among: assets(giving: rows(for: goal.id), on: today), in: currency)
    if asset.currency == currency ?? goal.currency { return asset }
    guard let currency else { throw .whichCurrency(asset) }
    let holding = assets.filter { $0.currency == currency }
    throw holding.isEmpty
      ? .noneHolds(currency) : .otherCurrency(asset, holding: holding)
  }

  /// The asset into which what is left for a goal goes, in the goal's currency
  /// or converted from it; one that was named is for goals that have a share of
  /// several or of none.
  package func assetToSaveTheRest(
    for goal: Goal, naming named: Asset?, on today: CalendarDate
  ) throws(SavingProblem) -> Asset {
    let sharing = assets(giving: rows(for: goal.id), on: today)
    if let named, sharing.count != 1 { return named }
    do {
      return try asset(among: sharing, in: goal.currency)
    } catch {
      guard case .noneHolds = error else { throw error }
      throw .whichAsset(sharing.isEmpty ? assets : sharing)
    }
  }

  /// The asset that is meant by whom saves for a goal and names none: the only
  /// one that the goal has a share of; else the only one of these, else of all,
  /// in a currency, where that is known; else the only one there is.
  private func asset(
    among sharing: [Asset], in currency: Currency?
  ) throws(SavingProblem) -> Asset {
    if sharing.count == 1 { return sharing[0] }
    for candidates in [sharing, assets] {
      let possible = candidates.filter {
        currency == nil || $0.currency == currency
      }
      guard let asset = possible.first else { continue }
      guard possible.count == 1 else { throw .whichAsset(possible) }
      return asset
    }
    if assets.count == 1 { return assets[0] }
    guard let currency, !assets.isEmpty else { throw .noAsset }
    throw .noneHolds(currency)
  }

  /// The assets that these rows of a goal give a share of on a day.
  private func assets(
    giving rows: [AssetAllocation], on day: CalendarDate
  ) -> [Asset] {
    assets.filter { asset in
      rows.filter { $0.asset == asset.id }.giveAnything(on: day)
    }
  }

  /// The rows of a goal, in the order of entry.
  private func rows(for goal: Goal.ID) -> [AssetAllocation] {
    allocations.filter { $0.goal == goal }
  }
}
