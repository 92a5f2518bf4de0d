extension Book {
  /// The book with one more asset.
  public func adding(_ asset: Asset) throws(BookProblem) -> Book {
    guard household.asset(asset.id) == nil else {
      throw .idTaken(asset.id.description)
    }
    try check(asset)
    var next = self
    next.household.assets.add(asset)
    next.adopt(asset.currency)
    return next
  }

  /// The book with an asset as it is given, in the place of what it was.
  public func replacing(_ asset: Asset) throws(BookProblem) -> Book {
    guard let place = household.assets.firstIndex(where: { $0.id == asset.id })
    else { throw .dangling(.asset, asset.id.description) }
    let old = household.assets[place]
    let hasMoved = transactions.contains { $0.asset == asset.id }
    guard old.currency == asset.currency || !hasMoved else {
      throw .currencyFixed(old.name, .asset)
    }
    if old.currency != asset.currency, let goal = earmarked(by: old) {
      throw .currencyEarmarked(
        old.name, slug: old.slug, goal: goal.name,
        goalSlug: goal.slug)
    }
    try check(asset)
    var next = self
    next.household.assets[place] = asset
    return next
  }

  /// A goal to which the last row of its share of an asset gives a fixed
  /// amount, which would be another sum in another currency.
  private func earmarked(by asset: Asset) -> Goal? {
    household.goals.first { goal in
      let rows = household.rows(of: asset.id, for: goal.id)
      let last = rows.share(on: .last)
      return last?.isEarmark == true && last != .earmark(.zero)
    }
  }

  /// The book without an asset, its transactions and its allocations.
  ///
  /// What came from it into another asset, or went there, stays as a deposit or
  /// a withdrawal of that one alone.
  public func removing(_ asset: Asset) -> Book {
    var next = self
    next.household.assets.removeAll { $0.id == asset.id }
    next.household.allocations.removeAll { $0.asset == asset.id }
    next.transactions = Transactions(
      withoutTransfers(of: asset.id).filter { $0.asset != asset.id })
    return next
  }

  /// A slug for an asset of this name that no other asset has.
  public func assetSlug(for name: String) -> String {
    Slug.free(
      for: name, or: "asset",
      beside: household.assets.map { ($0.slug, $0.name) })
  }

  /// Passes an asset that keeps the promises beside all the others.
  func check(_ asset: Asset) throws(BookProblem) {
    let old = household.asset(asset.id)
    // First, because the others repeat what they refuse.
    if let problem = asset.addressProblem, problem != old?.addressProblem {
      throw .badAddress(problem)
    }
    try asset.texts.check(beside: old?.texts)
    let others = household.assets.filter { $0.id != asset.id }
    let name = Wording.folded(asset.name)
    if let same = others.first(where: { Wording.folded($0.name) == name }) {
      throw .nameTaken(same.name, slug: same.slug, by: .asset)
    }
    if asset.slug != old?.slug {
      try checkSlug(
        asset.slug, of: name, among: others.map { ($0.slug, $0.name) }, .asset)
    }
  }
}
