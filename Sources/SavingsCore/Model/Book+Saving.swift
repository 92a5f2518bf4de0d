extension Book {
  /// A book in which something was recorded, and what that did to the share of
  /// the goal that it is for.
  public struct Recording: Equatable, Sendable {
    /// The book with it.
    public let book: Book

    /// The row that came with it, because the goal had no share on that day.
    public let row: AssetAllocation?

    /// The row of a later day in whose place that stands.
    public let replaced: AssetAllocation?
  }

  /// The book after money was put into an asset for a goal.
  ///
  /// A day before an earmark of the two is refused: that already says what the
  /// goal had by then.
  public func saving(_ deposit: Transaction) throws(BookProblem) -> Book {
    guard let goalID = deposit.goal, let goal = household.goal(goalID) else {
      throw .dangling(.goal, deposit.goal?.description ?? "")
    }
    guard goal.isActive else { throw .goalEnded(goal.name, slug: goal.slug) }
    guard let asset = household.asset(deposit.asset) else {
      throw .dangling(.asset, deposit.asset.description)
    }
    let next = try recording(deposit).book
    if let later = try next.laterEarmark(than: deposit) {
      throw .savedBeforeShare(
        goal.name, goal: goal.slug, asset: asset.slug, on: deposit.date,
        since: later.row.since, Money(later.sum ?? .zero, asset.currency))
    }
    return next
  }

  /// The book with one more transaction.
  ///
  /// A deposit for a goal without a share of the asset on that day brings an
  /// earmark of nothing, which it then fills, or of what named the goal since
  /// its share was given up; where an earmark of nothing begins next, that one
  /// begins on the day instead.
  public func recording(
    _ transaction: Transaction
  ) throws(BookProblem) -> Recording {
    let next = try adding(transaction)
    let day = transaction.date
    guard transaction.kind == .deposit,
      let goal = transaction.goal.flatMap({ household.goal($0) }),
      goal.isActive
    else { return Recording(book: next, row: nil, replaced: nil) }
    let rows = household.rows(of: transaction.asset, for: goal.id)
    guard !rows.giveAnything(on: day) else {
      return Recording(book: next, row: nil, replaced: nil)
    }
    var row = AssetAllocation(
      asset: transaction.asset, goal: goal.id, share: .earmark(.zero),
      since: day)
    let following = rows.filter { $0.since > day }
      .min { $0.since < $1.since }
    guard let following, following.share == .earmark(.zero) else {
      row.share = .earmark(try own(after: rows.row(on: day), before: day))
      return Recording(book: try next.setting(row), row: row, replaced: nil)
    }
    var moved = next
    moved.household.allocations.removeAll { $0 == following }
    return Recording(
      book: try moved.setting(row), row: row, replaced: following)
  }

  /// What named a goal between the day on which it gave its share up and
  /// another.
  private func own(
    after row: AssetAllocation?, before day: CalendarDate
  ) throws(BookProblem) -> Amount {
    guard let row, let start = row.since.adding(days: 1),
      let end = day.yesterday, start <= end
    else { return .zero }
    return try counting(as: BookProblem.amounts) { () throws(MoneyProblem) in
      max(try named(row.asset, row.goal, from: start, to: end), .zero)
    }
  }

  /// The first earmark for a goal that begins after a transaction which names
  /// it and says what there was by then, and the sum that it would have to be
  /// set to so that this counts; no share can be less than what was moved for
  /// the goal on its own day, nor less than nothing.
  ///
  /// An earmark of nothing before which there was no share only collects what
  /// comes in for the goal.
  public func laterEarmark(
    than transaction: Transaction
  ) throws(BookProblem) -> (row: AssetAllocation, sum: Amount?)? {
    guard let goal = transaction.goal else { return nil }
    let rows = household.rows(of: transaction.asset, for: goal)
    let later = rows.filter { row in
      guard case .earmark(let amount) = row.share else { return false }
      let hadShare =
        row.since.yesterday.map { rows.giveAnything(on: $0) } ?? false
      return row.since > transaction.date && (!amount.isZero || hadShare)
    }
    .min { $0.since < $1.since }
    guard let row = later, case .earmark(let said) = try stated(row),
      case .earmark(let amount) = row.share
    else { return nil }
    return try counting(as: BookProblem.amounts) { () throws(MoneyProblem) in
      let (sum, rest) = (
        try said + transaction.amount, try amount + transaction.amount
      )
      return (row, sum.isNegative || rest.isNegative ? nil : sum)
    }
  }

  /// The share of a row as somebody stated it: an earmark with what was moved
  /// for its goal on its own day.
  public func stated(_ row: AssetAllocation) throws(BookProblem) -> Share {
    guard case .earmark(let amount) = row.share else { return row.share }
    return try counting(as: BookProblem.amounts) { () throws(MoneyProblem) in
      .earmark(
        try amount
          + named(row.asset, row.goal, from: row.since, to: row.since))
    }
  }
}
