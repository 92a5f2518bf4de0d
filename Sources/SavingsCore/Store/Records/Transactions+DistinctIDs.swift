extension Transactions {
  /// Whether it is certain that no two have the same id, and no two of an asset
  /// one that a bank gave.
  package var haveDistinctIDs: Bool {
    var marks = IDMarks(roomFor: count)
    for run in runs {
      let transactions = run.span
      for place in transactions.indices {
        marks.take(transactions[place].id.bits)
        guard transactions[place].hasWords,
          let name = transactions[place].externalID
        else { continue }
        marks.take(
          name.utf8.span,
          of: UInt64(truncatingIfNeeded: transactions[place].asset.bits))
      }
    }
    return marks.areDistinct
  }
}
