extension Household {
  /// Pairs of assets in one currency that remember to be the same account of a
  /// bank: what both have counts twice.
  ///
  /// A bank may call several currencies by one name, so those are told apart.
  public var doubleAccounts: [(one: Asset, other: Asset)] {
    let known = assets.compactMap { asset in
      asset.account.map { (key: $0.accountKey, asset: asset) }
    }
    return known.indices.compactMap { place in
      let (key, other) = known[place]
      return known[..<place].first {
        $0.key == key && $0.asset.currency == other.currency
      }
      .map { ($0.asset, other) }
    }
  }
}
