extension Transactions {
  /// Whether no two have the same id.
  ///
  /// A set of all of them would be so large that each look into it is a walk.
  /// So the first time only a bit is set for each (a Bloom filter of one hash),
  /// and those that find theirs set are few; the second time each of these has
  /// to be met once.
  package var haveDistinctIDs: Bool {
    var bits = IDBits(for: count)
    var ofSuspects = IDBits(for: count)
    var suspects: Set<Transaction.ID> = []
    var met = suspects
    var areDistinct = true
    forEachID { id in
      guard !bits.insert(id) else { return }
      _ = ofSuspects.insert(id)
      areDistinct = areDistinct && suspects.insert(id).inserted
    }
    forEachID { id in
      guard ofSuspects.contains(id), suspects.contains(id) else { return }
      areDistinct = areDistinct && met.insert(id).inserted
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
    let (word, bit) = place(of: id)
    guard words[word] & bit == 0 else { return false }
    words[word] |= bit
    return true
  }

  /// Whether the bit of an id is set.
  func contains(_ id: Transaction.ID) -> Bool {
    let (word, bit) = place(of: id)
    return words[word] & bit != 0
  }

  /// All bits of an id have a part in its place, the upper ones most.
  private func place(of id: Transaction.ID) -> (word: Int, bit: UInt64) {
    let high = UInt64(truncatingIfNeeded: id.bits >> 64)
    let low = UInt64(truncatingIfNeeded: id.bits)
    let mixed = (high ^ low) &* 0x9e37_79b9_7f4a_7c15
    let place = mixed >> UInt64(shift)
    return (Int(truncatingIfNeeded: place >> 6), 1 << (place & 63))
  }
}
