/// How many shares of goals came, went and changed between two books.
///
/// A share is told by the rows of its pair together: where a row goes and the
/// one before it holds again, the share is still there.
public struct ShareDifference: Sendable {
  /// How many goals got a share of an asset.
  public private(set) var came = 0

  /// How many lost theirs.
  public private(set) var went = 0

  /// How many have another one, or had another one in the past.
  public private(set) var changed = 0

  /// What became of the shares whose rows a patch touches.
  public init(
    _ rows: ListPatch<AssetAllocation>, from before: Book, to after: Book
  ) {
    let touched = (rows.removed + rows.inserted).map(\.record)
    let pairs = touched.map { Pair(asset: $0.asset, goal: $0.goal) }
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
