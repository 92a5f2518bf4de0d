/// Why it is not clear which asset somebody means who saves.
public enum SavingProblem: Error, Hashable {
  /// There is no asset.
  case noAsset
  /// No asset holds the currency.
  case noneHolds(Currency)
  /// A number alone could be of the currency of this asset, or of the goal's.
  case whichCurrency(Asset)
  /// It may be one of these; a single one holds the currency, and is not where
  /// the goal has its share.
  case whichAsset([Asset])
}

extension Household {
  /// The asset that is meant by whom saves an amount, of which the currency may
  /// be known, for a goal: the only one that the goal has a share of, else the
  /// only one there is.
  ///
  /// One that cannot take the currency is never meant; and a number alone could
  /// be of the goal's currency as well as of the asset's.
  public func assetToSave(
    _ currency: Currency?, for goal: Goal, on today: CalendarDate
  ) throws(SavingProblem) -> Asset {
    let sharing = assets.filter { asset in
      rows(of: asset.id, for: goal.id).giveAnything(on: today)
    }
    let candidates = sharing.isEmpty ? assets : sharing
    func fits(_ asset: Asset) -> Bool {
      currency.map { asset.currency == $0 } ?? true
    }
    if candidates.count == 1, fits(candidates[0]) {
      let asset = candidates[0]
      guard currency != nil || asset.currency == goal.currency else {
        throw .whichCurrency(asset)
      }
      return asset
    }
    guard !candidates.isEmpty else { throw .noAsset }
    let fitting = candidates.contains(where: fits) ? candidates : assets
    let possible = fitting.filter(fits)
    if let currency, possible.isEmpty { throw .noneHolds(currency) }
    throw .whichAsset(possible)
  }
}
