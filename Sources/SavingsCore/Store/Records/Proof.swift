/// Proves record by record that nothing is there twice and nothing refers to
/// what is not there.
///
/// A right checksum vouches for this, because cst proves it before it writes;
/// it is proved again only where the checksum is wrong.
struct Proof {
  private var goals = Places<Goal>()
  private var assets = Places<Asset>()

  /// What no two records may have.
  private var taken: Set<AnyHashable> = []

  /// Whether the ids of the transactions are known to be distinct.
  let hasDistinctTransactions: Bool

  /// Nothing yet.
  init(hasDistinctTransactions: Bool = false) {
    self.hasDistinctTransactions = hasDistinctTransactions
  }

  /// Passes a record that can stand beside those before it.
  mutating func take(_ record: some Stored) throws(Contradiction) {
    try record.prove(&self)
  }

  /// Takes what only one record may have; another one is a contradiction.
  mutating func takeOnce(
    _ key: some Hashable, _ contradiction: @autoclosure () -> Contradiction
  ) throws(Contradiction) {
    guard taken.insert(AnyHashable(key)).inserted else { throw contradiction() }
  }

  /// Takes the id of a goal that others may refer to.
  mutating func take(_ goal: Goal.ID) throws(Contradiction) {
    try takeOnce(goal, .sameID(goal.description))
    goals.append(goal)
  }

  /// Takes the id of an asset that others may refer to.
  mutating func take(_ asset: Asset.ID) throws(Contradiction) {
    try takeOnce(asset, .sameID(asset.description))
    assets.append(asset)
  }

  /// Passes the id of a goal that is there.
  mutating func check(_ goal: Goal.ID) throws(Contradiction) {
    guard goals.place(of: goal) != nil else {
      throw .dangling(.goal, goal.description)
    }
  }

  /// Passes the id of an asset that is there.
  mutating func check(_ asset: Asset.ID) throws(Contradiction) {
    guard assets.place(of: asset) != nil else {
      throw .dangling(.asset, asset.description)
    }
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
    var proof = Proof(hasDistinctTransactions: transactions.haveDistinctIDs)
    for part in StorePart.allCases {
      try part.kind.prove(allOf: self, &proof)
    }
  }
}
