/// What both of two stores knew.
public final class Past {
  /// How it is known.
  public let source: Source

  /// The revision of the newest state that both knew, `nil` where none is
  /// known.
  public let revision: Int?

  let states: [StoreState]
  let records: [PastRecords]

  /// What several states had in common themselves; `nil` where nobody knows.
  private(set) lazy var earlier = findEarlier()
  private let findEarlier: () -> Past?

  /// How it is known what both knew.
  public enum Source: String, CaseIterable, Sendable {
    /// Somebody named it.
    case given
    /// The histories tell.
    case history
    /// The ids of the other store tell.
    case shown
    /// It is not.
    case none
  }

  private init(
    _ source: Source, _ states: [StoreState], _ records: [PastRecords],
    since findEarlier: @escaping () -> Past? = { nil }
  ) {
    self.source = source
    self.findEarlier = findEarlier
    self.states = states
    self.records = records
    revision = states.map(\.revision).max()
  }

  /// A state that somebody named.
  public convenience init(given past: Snapshot, here: Snapshot) {
    let changes = StorePatch.bytes(from: past.book, to: here.book)
    self.init(
      .given, [past.state],
      [PastRecords(walking: [changes], from: 0)].compactMap(\.self))
  }

  /// The newest states that some histories tell of; where they tell nothing
  /// of the other store, the newest one that its ids prove; else none.
  public convenience init(
    of here: Snapshot, and there: Snapshot, in lineage: Lineage
  ) throws(JoinProblem) {
    let sides = [here.state, there.state]
    let common = lineage.newestCommon(of: sides)
    if let records = lineage.records(of: common, walkingFrom: sides) {
      self.init(.history, common, records) {
        Past(before: common, sides, in: lineage)
      }
      return
    }
    guard here.book.sharesRecords(with: there.book) else { throw .notRelated }
    if common.isEmpty, !lineage.tells(of: sides[1]),
      let state = lineage.newestState(before: sides[0], provedBy: there.book),
      let way = lineage.way(from: sides[0], to: state),
      let records = PastRecords(walking: way, from: 0)
    {
      self.init(.shown, [state], [records])
    } else {
      self.init(.none, [], [])
    }
  }

  /// What several states that two sides came from had in common; `nil` where
  /// they are one, or no history tells.
  private convenience init?(
    before states: [StoreState], _ sides: [StoreState], in lineage: Lineage
  ) {
    guard states.count > 1 else { return nil }
    let common = lineage.newestCommon(of: states)
    guard let records = lineage.records(of: common, walkingFrom: sides) else {
      return nil
    }
    self.init(.history, common, records) {
      Past(before: common, sides, in: lineage)
    }
  }
}

extension Book {
  /// Whether a goal, an asset or a transaction has an id in both books.
  package func sharesRecords(with other: Book) -> Bool {
    let ids = other.recordKeys
    return recordKeys.contains { ids.place(of: $0) { $0 } != nil }
  }

  /// The ids of all goals, assets and transactions, in order.
  fileprivate var recordKeys: [UInt128] {
    let all =
      household.goals.map(\.id.bits) + household.assets.map(\.id.bits)
      + transactions.map(\.id.bits)
    return placesInOrder(all.count) { all[$0] < all[$1] }.map { all[$0] }
  }
}

extension Lineage {
  /// What some states held, each told by one of two sides; `nil` where there is
  /// none, or no way to one of them.
  fileprivate func records(
    of states: [StoreState], walkingFrom sides: [StoreState]
  ) -> [PastRecords]? {
    let records = states.compactMap { state in
      sides.indices.lazy.compactMap { side in
        way(from: sides[side], to: state).flatMap {
          PastRecords(walking: $0, from: side)
        }
      }
      .first
    }
    return records.isEmpty || records.count < states.count ? nil : records
  }

  /// The newest state whose change made a record with an id that a book has.
  ///
  /// Ids are random, so whoever has it knew that state, or a later one.
  fileprivate func newestState(
    before state: StoreState, provedBy book: Book
  ) -> StoreState? {
    let ids = book.recordKeys
    for change in ownChanges(before: state) {
      guard let patch = try? StorePatch(reading: change.changes) else {
        continue
      }
      for part in patch.parts
      where [.goals, .assets, .transactions].contains(part.part) {
        let old = part.patch.removed.compactMap {
          RecordText($0.record)?.text("id")
        }
        for entry in part.patch.inserted {
          guard let id = RecordText(entry.record)?.text("id"),
            !old.contains(id), let bits = Identifier<Goal>(id)?.bits,
            ids.place(of: bits, by: { $0 }) != nil
          else { continue }
          return change.state
        }
      }
    }
    return nil
  }
}
