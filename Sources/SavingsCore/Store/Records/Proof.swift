/// Proves record by record that nothing is there twice and nothing refers to
/// what is not there.
///
/// A right checksum vouches for this, because cst proves it before it writes;
/// it is proved again only where the checksum is wrong.
struct Proof {
  /// The goals and the assets that others may refer to.
  var goals = Places<Goal>()
  var assets = Places<Asset>()

  /// The slugs, the names and what banks call transactions.
  var known: DistinctRecords

  /// The month whose closing was met last.
  var closedMonth: Month?

  /// The sides of transfers whose other side was not met yet.
  private var sides = [Transaction.ID: Transaction]()

  /// Nothing taken yet, and room for so many goals and assets.
  init(roomFor count: Int = 0) { known = DistinctRecords(roomFor: 2 * count) }

  /// Passes a record that can stand beside those before it.
  mutating func take(_ record: some Stored) throws(Contradiction) {
    try record.prove(&self)
  }

  /// Takes what only one record may have.
  mutating func take(_ claims: [RecordIdentity]) throws(Contradiction) {
    for claim in claims {
      do {
        try known.take(claim.folded)
      } catch {
        throw .twice(claim)
      }
    }
  }

  /// Takes a side of a transfer: a withdrawal of one asset and a deposit in
  /// another of the same day, each naming the other.
  mutating func take(sideOfTransfer side: Transaction) throws(Contradiction) {
    guard let id = side.transfer else { return }
    guard let other = sides.removeValue(forKey: id) else {
      sides[side.id] = side
      return
    }
    guard other.transfer == side.id, other.date == side.date,
      other.asset != side.asset,
      [other.kind, side.kind].contains(.withdrawal),
      [other.kind, side.kind].contains(.deposit)
    else { throw .oneSided(side.id.description) }
  }

  /// Passes what is whole: no side of a transfer is without the other.
  func finish() throws(Contradiction) {
    // The first one of all, so that it is always the same.
    if let side = sides.keys.min(by: { $0.bits < $1.bits }) {
      throw .oneSided(side.description)
    }
  }

  mutating func check(_ goal: Goal.ID) throws(Contradiction) {
    guard goals.place(of: goal) != nil else {
      throw .dangling(.goal, goal.description)
    }
  }

  mutating func check(_ asset: Asset.ID) throws(Contradiction) {
    guard assets.place(of: asset) != nil else {
      throw .dangling(.asset, asset.description)
    }
  }
}

/// Tells records of one kind apart, and others by what only one of them has.
struct DistinctRecords {
  private var marks: IdentityMarks
  private var met: [RecordIdentity] = []

  init(roomFor count: Int = 0) {
    marks = IdentityMarks(roomFor: count)
    met.reserveCapacity(count)
  }

  /// Passes what none of those before it had.
  mutating func take(_ identity: RecordIdentity) throws(Contradiction) {
    // Two that differ may have the same mark.
    if !marks.take(identity), met.contains(identity) { throw .twice(identity) }
    met.append(identity)
  }
}

extension Book {
  /// The first two records that cannot stand beside each other.
  var contradiction: Contradiction? {
    do {
      try verify()
      return nil
    } catch {
      return error
    }
  }

  /// Passes a book in which nothing is twice and nothing refers to nothing.
  public func verify() throws(Contradiction) {
    var proof = Proof(
      roomFor: household.goals.count + household.assets.count)
    for part in StorePart.allCases {
      try part.kind.prove(allOf: self, &proof)
    }
  }
}
