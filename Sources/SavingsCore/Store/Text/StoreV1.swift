/// The phone app's store, version 1 of the file, as it was read.
///
/// It has no settings, no slugs, no rates and no plans; shares have no date,
/// and a deposit and a withdrawal are told apart by their sign alone.
struct StoreV1 {
  var goals: [GoalV1] = []
  var assets: [AssetV1] = []
  var shares: [ShareV1] = []
  var transactions: [TransactionV1] = []
}

extension StoreV1 {
  /// The same household as cst keeps it today.
  ///
  /// A share without a date holds from the beginning: since the asset's first
  /// transaction or the goal's start, whichever is earlier.
  func migrated() -> Book {
    var book = Book()
    for goal in goals {
      book.household.goals.append(
        Goal(
          id: goal.id, name: goal.name, slug: book.goalSlug(for: goal.name),
          target: goal.target, currency: goal.currency,
          deadline: goal.deadline, start: goal.start, note: goal.note))
    }
    for asset in assets {
      book.household.assets.append(
        Asset(
          id: asset.id, name: asset.name,
          slug: book.assetSlug(for: asset.name), currency: asset.currency))
    }
    book.household.allocations = shares.map(dated)
    let moved = transactions.inOrder(of: \.date).map { old in
      Transaction(
        id: old.id, asset: old.asset, date: old.date, amount: old.amount,
        kind: old.amount.isNegative ? .withdrawal : .deposit, note: old.note)
    }
    book.transactions = Transactions(moved)
    book.household.settings.currency =
      goals.first?.currency ?? assets.first?.currency
    return book
  }

  private func dated(_ share: ShareV1) -> AssetAllocation {
    let start = goals.first { $0.id == share.goal }?.start
    let first = transactions.lazy
      .filter { $0.asset == share.asset }
      .map(\.date).min()
    return AssetAllocation(
      asset: share.asset, goal: share.goal, share: .percentage(share.part),
      since: [first, start].compactMap { $0 }.min() ?? .first)
  }
}

/// A goal that is active.
struct GoalV1 {
  let id: Goal.ID
  let name: String
  let target: Amount
  let currency: Currency
  let deadline: CalendarDate
  let start: CalendarDate
  let note: String?
}

/// An account.
struct AssetV1 {
  let id: Asset.ID
  let name: String
  let currency: Currency
}

/// A part of an asset that is a goal's, whenever one asks.
struct ShareV1 {
  let asset: Asset.ID
  let goal: Goal.ID
  let part: Percentage
}

/// Something that came in, or went out.
struct TransactionV1 {
  let id: Transaction.ID
  let asset: Asset.ID
  let date: CalendarDate
  let amount: Amount
  let note: String?
}
