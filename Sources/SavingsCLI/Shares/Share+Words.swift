internal import SavingsCore

extension Share {
  /// The share in words, given the asset it is of.
  func words(of asset: Asset?) -> Phrase {
    switch self {
    case .percentage(let percentage): "\(percentage)"
    case .earmark(let amount): "\(asset.map { Money(amount, $0.currency) })"
    }
  }
}

extension AssetAllocation {
  /// The share with its asset: `70% of Savings account`.
  func words(in household: Household) -> Phrase {
    let asset = household.asset(asset)
    return "\(share.words(of: asset)) of \(asset?.name ?? "?")"
  }
}
