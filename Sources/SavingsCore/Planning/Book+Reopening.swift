extension Book {
  /// What a reopened goal gets back, and what it does not.
  public final class Reopening: Sendable {
    /// The book in which the goal is active again.
    public let book: Book

    /// The shares that are the goal's again; an earmark with what was moved for
    /// it since.
    public let restored: [AssetAllocation]

    /// The shares that something came after, or that would take from others by
    /// now, told likewise.
    public let lost: [AssetAllocation]

    init(book: Book, restored: [AssetAllocation], lost: [AssetAllocation]) {
      self.book = book
      self.restored = restored
      self.lost = lost
    }
  }

  /// The book in which an ended goal is saved for again.
  ///
  /// The rows by which the end gave its shares up go, so that all is as it was,
  /// where nothing came later and nobody else has less for it. A share that the
  /// goal only got on the day of the end is not known any more; what was moved
  /// for it since is its own again.
  public func reopening(
    _ goal: Goal, on date: CalendarDate
  ) throws(BookProblem) -> Reopening {
    guard let end = goal.lifecycle.end else {
      throw .goalNotEnded(goal.name, slug: goal.slug)
    }
    var active = goal
    active.lifecycle = .active
    var next = try putting(active)
    var restored: [AssetAllocation] = []
    var lost: [AssetAllocation] = []
    for asset in household.assets {
      let rows = household.rows(of: asset.id, for: goal.id)
      let given = rows.first { $0.since == end && $0.share.isNothing }
      guard let given, let row = try share(before: given, among: rows) else {
        continue
      }
      var tried = next
      tried.household.allocations.removeAll { $0 == given }
      tried.household.put(row)
      let day = max(date, end)
      let told = try asked(by: row, in: tried, on: day)
      let isLast = rows.allSatisfy { $0.since <= end }
      if isLast, try next.takesFromNobody(tried, row, on: day) {
        next = tried
        restored.add(told)
      } else {
        lost.add(told)
      }
    }
    return Reopening(book: next, restored: restored, lost: lost)
  }

  /// The share that a goal had before it was given up.
  private func share(
    before given: AssetAllocation, among rows: [AssetAllocation]
  ) throws(BookProblem) -> AssetAllocation? {
    let row = given.since.yesterday.flatMap { rows.row(on: $0) }
    if let row {
      return row.share.isNothing && !hasOwnMoney(under: row, on: given.since)
        ? nil : row
    }
    let moved = try counting(
      named(given.asset, given.goal, from: given.since, to: .last),
      as: BookProblem.amounts)
    guard moved.isPositive else { return nil }
    return AssetAllocation(
      asset: given.asset, goal: given.goal, share: .earmark(.zero),
      since: given.since)
  }

  /// Whether a book in which a row holds again gives no more than all of its
  /// asset away, and no less to anybody else than this one.
  private func takesFromNobody(
    _ other: Book, _ row: AssetAllocation, on day: CalendarDate
  ) throws(BookProblem) -> Bool {
    guard let place = household.assets.firstIndex(where: { $0.id == row.asset })
    else { return false }
    do {
      try other.household.checkWhole(of: household.assets[place], with: row)
    } catch {
      guard case .overAllocated = error else { throw error }
      return false
    }
    return try counting(as: BookProblem.amounts) { () throws(MoneyProblem) in
      let now = Occasion(self, on: day)
      let then = Occasion(other, after: now)
      let before = try now.accounts().funding(of: place)
      let after = try then.accounts().funding(of: place)
      return before.asks.allSatisfy { ask in
        household.goals[ask.goal].id == row.goal
          || after.funded(of: ask.goal) >= ask.funded
      }
    }
  }

  /// The row with what it comes to on a day.
  private func asked(
    by row: AssetAllocation, in book: Book, on day: CalendarDate
  ) throws(BookProblem) -> AssetAllocation {
    guard row.share.isEarmark || row.share.isNothing,
      let place = household.assets.firstIndex(where: { $0.id == row.asset })
    else { return row }
    let funding = try counting(
      Occasion(book, on: day).accounts().funding(of: place),
      as: BookProblem.amounts)
    let ask = funding.asks.first { household.goals[$0.goal].id == row.goal }
    var told = row
    told.share = .earmark(ask?.asked ?? .zero)
    return told
  }
}
