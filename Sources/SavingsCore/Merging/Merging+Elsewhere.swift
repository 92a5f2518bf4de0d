extension Merging {
  /// Another account that has all that was added, under the same names: one of
  /// the two may not be meant.
  ///
  /// One payment alone may be alike in both, as what the bank takes.
  public var elsewhere: Asset? {
    guard added.count > 1 else { return nil }
    let first = added[0].externalID
    let twins = book.transactions.filter { transaction in
      transaction.externalID == first && transaction.asset != asset.id
    }
    let found = twins.first { twin in
      let there = Set(
        book.transactions.lazy.filter { $0.asset == twin.asset }
          .compactMap(\.externalID))
      return added.allSatisfy { transaction in
        transaction.externalID.map(there.contains) ?? false
      }
    }
    return found.flatMap { book.household.asset($0.asset) }
  }
}
