/// How many records of a kind came, went and only changed between two books.
public struct ChangeCount: Sendable {
  public private(set) var came = 0
  public private(set) var went = 0
  public private(set) var changed = 0

  /// So many of each.
  package init(came: Int, went: Int, changed: Int) {
    self.came = came
    self.went = went
    self.changed = changed
  }

  /// What became of records that were, and are: what only stands elsewhere is
  /// as it was.
  package init(
    from removed: [RecordIdentity], to inserted: [RecordIdentity],
    areEqual: (Int, Int) -> Bool
  ) {
    var places = [RecordIdentity: Int]()
    for (place, record) in removed.enumerated() { places[record] = place }
    for (place, record) in inserted.enumerated() {
      guard let old = places[record] else {
        came += 1
        continue
      }
      went -= 1
      if !areEqual(old, place) { changed += 1 }
    }
    went += removed.count
  }

  /// What became of the shares whose rows a patch touches.
  ///
  /// A share is told by the rows of its pair together: where a row goes and the
  /// one before it holds again, the share is still there, and changed if it is
  /// another one, or was in the past.
  public init(
    ofShares rows: ListPatch<AssetAllocation>, from before: Book,
    to after: Book
  ) {
    let pairs = rows.records.map { Pair(asset: $0.asset, goal: $0.goal) }
    for pair in pairs.withoutRepetitions {
      switch (pair.gives(in: before), pair.gives(in: after)) {
      case (false, true): came += 1
      case (true, false): went += 1
      case (true, true), (false, false): changed += 1
      }
    }
  }
}

/// An asset, and a goal that it may give to.
private struct Pair: Equatable {
  let asset: Asset.ID
  let goal: Goal.ID

  /// Whether the latest row of the two gives anything.
  func gives(in book: Book) -> Bool {
    book.household.rows(of: asset, for: goal).giveAnything(on: .last)
  }
}
