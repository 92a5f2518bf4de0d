extension Merging {
  /// Another account that has all that was added, under the same names: one of
  /// the two may not be meant.
  ///
  /// One payment alone may be alike in both, as what the bank takes.
  public var elsewhere: Asset? {
    guard added.count > 1 else { return nil }
    let first = added[0].externalID
    let twin = book.transactions.first { transaction in
      transaction.asset != asset.id && transaction.externalID == first
    }
    guard let other = twin.flatMap({ book.household.asset($0.asset) }) else {
      return nil
    }
    let there = Set(
      book.transactions.lazy.filter { $0.asset == other.id }
        .compactMap(\.externalID))
    let areAll = added.allSatisfy { transaction in
      transaction.externalID.map(there.contains) ?? false
    }
    return areAll ? other : nil
  }
}
