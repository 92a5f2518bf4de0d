/// Why it is not clear which asset somebody means who saves.
public enum SavingProblem: Error, Equatable {
  /// There is no asset.
  case noAsset
  /// No asset holds the currency.
  case noneHolds(Currency)
  /// A number alone could be of the currency of this asset, or of the goal's.
  case whichCurrency(Asset)
  /// It may be any of these.
  case whichAsset([Asset])
}

extension Household {
  /// The asset that is meant by whom saves an amount, of which the currency may
  /// be known, for a goal: of those that hold it the only one that the goal has
  /// a share of, else the only one there is.
  ///
  /// A number alone could be of the goal's currency as well as of the asset's.
  public func assetToSave(
    _ currency: Currency?, for goal: Goal, on today: CalendarDate
  ) throws(SavingProblem) -> Asset {
    for candidates in [assets(giving: goal, on: today), assets] {
      let possible = candidates.filter { asset in
        currency.map { asset.currency == $0 } ?? true
      }
      guard let asset = possible.first else { continue }
      guard possible.count == 1 else { throw .whichAsset(possible) }
      guard currency != nil || asset.currency == goal.currency else {
        throw .whichCurrency(asset)
      }
      return asset
    }
    guard let currency, !assets.isEmpty else { throw .noAsset }
    throw .noneHolds(currency)
  }

  /// The asset into which what is left for a goal goes, in the goal's currency
  /// or converted from it.
  ///
  /// It is the only one that the goal has a share of, else the one that was
  /// named, else the one that is meant by whom saves in the goal's currency,
  /// else the only one there is.
  public func assetToSaveTheRest(
    for goal: Goal, naming named: Asset?, on today: CalendarDate
  ) throws(SavingProblem) -> Asset {
    let sharing = assets(giving: goal, on: today)
    if sharing.count == 1 { return sharing[0] }
    if let named { return named }
    do {
      return try assetToSave(goal.currency, for: goal, on: today)
    } catch {
      guard case .noneHolds = error else { throw error }
      if assets.count == 1 { return assets[0] }
      throw .whichAsset(sharing.isEmpty ? assets : sharing)
    }
  }

  /// The assets that a goal has a share of on a day.
  private func assets(giving goal: Goal, on day: CalendarDate) -> [Asset] {
    assets.filter { rows(of: $0.id, for: goal.id).giveAnything(on: day) }
  }
}
