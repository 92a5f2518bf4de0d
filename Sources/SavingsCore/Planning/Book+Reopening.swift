extension Book {
  /// A book in which a goal is active again, and what became of its shares.
  ///
  /// Restored are those that are its own again, an earmark with what was moved
  /// for it since; lost are those behind which something came, or that would
  /// take from others by now.
  public typealias Reopening = (
    book: Book, restored: [AssetAllocation], lost: [AssetAllocation]
  )

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
      guard given != nil || rows.isEmpty,
        let row = try share(of: asset, for: goal, before: end, among: rows)
      else { continue }
      let isLast = rows.allSatisfy { $0.since <= end }
      let day = max(date, end)
      var back: AssetAllocation? = row
      while let row = back {
        var tried = next
        tried.household.allocations.removeAll { $0 == given }
        tried.household.put(row)
        let told = try asked(by: row, in: tried, on: day)
        // What was spent since leaves nothing to put back, and no debt. What
        // is only moved for it may be still to come.
        let spent = Share.earmark(.zero)
        if row.since == end, told.share == spent, row.share != spent { break }
        if isLast, try next.takesFromNobody(tried, row, on: day) {
          next = tried
          restored.add(told)
          break
        }
        lost.add(told)
        // Its own money may fit where its percentage does not.
        back = try ownMoney(under: row, in: tried, at: end)
      }
    }
    return (next, restored, lost)
  }

  /// The share that a goal had before its end, or what was moved for it since.
  private func share(
    of asset: Asset, for goal: Goal, before end: CalendarDate,
    among rows: [AssetAllocation]
  ) throws(BookProblem) -> AssetAllocation? {
    if let row = end.yesterday.flatMap({ rows.row(on: $0) }) {
      return row.share.isNothing && !hasOwnMoney(under: row, on: end)
        ? nil : row
    }
    let moved = try counting(
      named(asset.id, goal.id, from: end, to: .last), as: BookProblem.amounts)
    guard moved.isPositive else { return nil }
    return AssetAllocation(
      asset: asset.id, goal: goal.id, share: .earmark(.zero), since: end)
  }

  /// What of a percentage was the goal's own on the eve of its end, as a share
  /// from then on.
  private func ownMoney(
    under row: AssetAllocation, in book: Book, at end: CalendarDate
  ) throws(BookProblem) -> AssetAllocation? {
    guard !row.share.isEarmark, !row.share.isNothing, let eve = end.yesterday,
      let own = try ask(of: row, in: book, on: eve)?.own, own.isPositive
    else { return nil }
    return AssetAllocation(
      asset: row.asset, goal: row.goal, share: .earmark(own), since: end)
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
    guard row.share.isEarmark || row.share.isNothing else { return row }
    var told = row
    told.share = .earmark(try ask(of: row, in: book, on: day)?.asked ?? .zero)
    return told
  }

  /// What a row asks for on a day.
  private func ask(
    of row: AssetAllocation, in book: Book, on day: CalendarDate
  ) throws(BookProblem) -> Funding.Ask? {
    guard let place = household.assets.firstIndex(where: { $0.id == row.asset })
    else { return nil }
    return try counting(
      Occasion(book, on: day).accounts().funding(of: place),
      as: BookProblem.amounts
    ).asks.first { household.goals[$0.goal].id == row.goal }
  }
}
