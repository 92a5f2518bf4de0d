extension Transactions {
  /// Whether no two have the same id, and no two of an asset one that a bank
  /// gave.
  package var haveDistinctIDs: Bool {
    var keys = DistinctKeys(among: count)
    repeat {
      for run in runs {
        let transactions = run.span
        for place in transactions.indices {
          let id = transactions[place].id
          keys.take(id.bits.mixed, .id(id))
          guard transactions[place].hasWords,
            let text = transactions[place].externalID
          else { continue }
          let name = Key.name(transactions[place].asset, text)
          keys.take(name.mixed, name)
        }
      }
    } while keys.looksAgain()
    return keys.areDistinct
  }
}

/// What only one transaction may have.
private enum Key: Hashable {
  case id(Transaction.ID)
  /// What a bank calls it, one of an asset.
  case name(Asset.ID, String)

  /// A number in whose upper bits all of it has a part.
  var mixed: UInt64 {
    switch self {
    case .id(let id): return id.bits.mixed
    case .name(let asset, let text):
      let units = text.utf8.span
      var mixed = asset.bits.mixed
      for place in units.indices {
        mixed = (mixed ^ UInt64(units[place])) &* factor
      }
      return mixed
    }
  }
}

/// Tells whether no two of many keys are the same, which are taken twice.
///
/// A set of all of them would be so large that each look into it is a walk. So
/// the first time only a bit is set for each (a Bloom filter of one hash), and
/// those that find theirs set are few; the second time each of these has to be
/// met once.
private struct DistinctKeys: ~Copyable {
  private var bits: KeyBits
  private var ofSuspects: KeyBits
  private var suspects: Set<Key> = []
  private var met: Set<Key> = []
  private var isSecond = false

  /// Whether no two were the same so far.
  private(set) var areDistinct = true

  /// No key of so many yet; one in sixteen and fewer find their bit set.
  init(among count: Int) {
    bits = KeyBits(for: count)
    ofSuspects = KeyBits(for: count / 16)
  }

  /// Takes a key and a number in whose upper bits all of it has a part.
  mutating func take(_ mixed: UInt64, _ key: @autoclosure () -> Key) {
    if isSecond {
      guard ofSuspects.contains(mixed), suspects.contains(key()) else { return }
      if !met.insert(key()).inserted { areDistinct = false }
    } else if !bits.insert(mixed) {
      _ = ofSuspects.insert(mixed)
      if !suspects.insert(key()).inserted { areDistinct = false }
    }
  }

  /// Whether all keys have to be taken once more; only asked behind the last.
  mutating func looksAgain() -> Bool {
    defer { isSecond = true }
    return !isSecond && areDistinct && !suspects.isEmpty
  }
}

/// One of very many bits for each key; some keys share theirs.
private struct KeyBits: ~Copyable {
  private var words: [UInt64]

  /// How many bits of a number are not needed to find a bit.
  private let shift: Int

  /// At least sixteen bits for each of so many keys, none of them set.
  init(for count: Int) {
    var size = 6
    while 1 << size < count * 16 { size += 1 }
    words = Array(repeating: 0, count: 1 << (size - 6))
    shift = 64 - size
  }

  /// Sets the bit of a key; whether it was not set.
  mutating func insert(_ mixed: UInt64) -> Bool {
    let (word, bit) = place(of: mixed)
    guard words[word] & bit == 0 else { return false }
    words[word] |= bit
    return true
  }

  /// Whether the bit of a key is set.
  func contains(_ mixed: UInt64) -> Bool {
    let (word, bit) = place(of: mixed)
    return words[word] & bit != 0
  }

  private func place(of mixed: UInt64) -> (word: Int, bit: UInt64) {
    let place = mixed >> UInt64(shift)
    return (Int(truncatingIfNeeded: place >> 6), 1 << (place & 63))
  }
}

private let factor: UInt64 = 0x9e37_79b9_7f4a_7c15

extension UInt128 {
  /// A number in whose upper bits all bits of this one have a part.
  fileprivate var mixed: UInt64 {
    (UInt64(truncatingIfNeeded: self >> 64) ^ UInt64(truncatingIfNeeded: self))
      &* factor
  }
}
