extension Transactions {
  /// Whether no two have the same id.
  ///
  /// A set of all of them would be so large that each look into it is a walk.
  /// So the first time only a bit is set for each, and those that find theirs
  /// set are few; the second time each of these has to be met once.
  package var haveDistinctIDs: Bool {
    var bits = IDBits(for: count)
    var suspects = DistinctIDs()
    var met = DistinctIDs()
    var areDistinct = true
    forEachID { id in
      if !bits.insert(id) { areDistinct = areDistinct && suspects.insert(id) }
    }
    forEachID { id in
      if suspects.contains(id) { areDistinct = areDistinct && met.insert(id) }
    }
    return areDistinct
  }

  private func forEachID(_ look: (Transaction.ID) -> Void) {
    for run in runs {
      let transactions = run.span
      for place in transactions.indices { look(transactions[place].id) }
    }
  }
}

/// One of very many bits for each id; some ids share theirs.
private struct IDBits: ~Copyable {
  private var words: [UInt64]

  /// How many bits of a number are not needed to find a bit.
  private let shift: Int

  /// At least sixteen bits for each of so many ids, none of them set.
  init(for count: Int) {
    var size = 6
    while 1 << size < count * 16 { size += 1 }
    words = Array(repeating: 0, count: 1 << (size - 6))
    shift = 64 - size
  }

  /// Sets the bit of an id; whether it was not set.
  mutating func insert(_ id: Transaction.ID) -> Bool {
    let place = id.bits.mixed >> UInt64(shift)
    let word = Int(truncatingIfNeeded: place >> 6)
    let bit: UInt64 = 1 << (place & 63)
    guard words[word] & bit == 0 else { return false }
    words[word] |= bit
    return true
  }
}
