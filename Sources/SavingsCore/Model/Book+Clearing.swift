extension Book {
  /// What a goal gives up of an asset.
  public final class Clearing: Sendable {
    /// The book in which it has nothing of the asset.
    public let book: Book

    /// Whether it had a share of it on that day.
    public let hadShare: Bool

    /// What it was to have of it from later days on.
    public let later: [AssetAllocation]

    init(book: Book, hadShare: Bool, later: [AssetAllocation]) {
      self.book = book
      self.hadShare = hadShare
      self.later = later
    }

    /// Whether there was anything to give up.
    public var isChange: Bool { hadShare || !later.isEmpty }
  }

  /// The book in which a goal has no share of an asset from a day on.
  public func clearing(
    _ asset: Asset.ID, for goal: Goal.ID, on date: CalendarDate
  ) -> Clearing {
    let rows = household.rows(of: asset, for: goal)
    let hadShare =
      rows.giveAnything(on: date)
      || rows.row(on: date).map { hasOwnMoney(under: $0, on: date) } ?? false
    let later = rows.filter { $0.since > date && !$0.share.isNothing }
    guard hadShare || !later.isEmpty else {
      return Clearing(book: self, hadShare: false, later: [])
    }
    var next = self
    // A row of a later day would bring the share back by itself.
    next.household.allocations.removeAll {
      $0.asset == asset && $0.goal == goal && $0.since > date
    }
    if hadShare {
      next.household.put(
        AssetAllocation(asset: asset, goal: goal, share: .none, since: date))
    }
    return Clearing(book: next, hadShare: hadShare, later: later)
  }

  /// Whether something is a goal's own under a row that gives it nothing: what
  /// named it since.
  func hasOwnMoney(under row: AssetAllocation, on date: CalendarDate) -> Bool {
    let own = try? named(
      row.asset, row.goal, from: row.since.adding(days: 1) ?? .last, to: date)
    // What cannot be counted is something.
    return own?.isZero != true
  }
}
