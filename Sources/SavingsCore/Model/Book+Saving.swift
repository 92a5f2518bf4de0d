extension Book {
  /// A book in which something was recorded, and what that did to the share of
  /// the goal that it is for.
  public final class Recording: Sendable {
    public let book: Book

    /// The row that came with it, because the goal had no share on that day.
    public let row: AssetAllocation?

    /// The row of a later day in whose place that stands.
    public let replaced: AssetAllocation?

    init(_ book: Book, _ brought: Beginning? = nil) {
      self.book = book
      row = brought?.row
      replaced = brought?.replaced
    }
  }

  /// The book after money was put into an asset for a goal.
  ///
  /// A day before an earmark of the two is refused: that already says what the
  /// goal had by then.
  public func saving(_ deposit: Transaction) throws(BookProblem) -> Book {
    guard let goal = deposit.goal.flatMap({ household.goal($0) }) else {
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

  /// The book after money was put aside for several goals, one after the
  /// other, and why some of it was refused.
  public func saving(
    _ deposits: [Transaction]
  ) -> (book: Book, refused: [BookProblem]) {
    var next = self
    var refused: [BookProblem] = []
    for deposit in deposits {
      do throws(BookProblem) {
        next = try next.saving(deposit)
      } catch {
        refused.add(error)
      }
    }
    return (next, refused)
  }

  /// The book with one more transaction, and the share that it brings.
  public func recording(
    _ transaction: Transaction
  ) throws(BookProblem) -> Recording {
    try adding(transaction).bringingShare(for: transaction)
  }

  /// The book with a transaction as it is given, in the place of what it was,
  /// and the share that the money that came in brings now, where it is of
  /// another day, asset or goal.
  public func correcting(
    _ transaction: Transaction
  ) throws(BookProblem) -> Recording {
    let next = try replacing(transaction)
    var (old, new) = (self.transaction(transaction.id), transaction)
    if transaction.kind == .withdrawal, let other = next.otherSide(of: new) {
      (old, new) = (self.transaction(other.id), other)
    }
    guard let old, new.kind == .deposit,
      old.asset != new.asset || old.date != new.date || old.goal != new.goal
    else { return Recording(next) }
    return try next.bringingShare(for: new)
  }

  @inline(never)
  private func bringingShare(
    for transaction: Transaction
  ) throws(BookProblem) -> Recording {
    var next = self
    let brought = try next.bringShare(for: transaction)
    return Recording(next, brought)
  }

  /// Brings the share that a deposit comes with.
  ///
  /// A deposit for a goal without a share of the asset on that day brings an
  /// earmark of nothing, which it then fills, or of what named the goal since
  /// its share was given up; where an earmark of nothing begins next, that one
  /// begins on the day instead.
  @inline(never)
  mutating func bringShare(
    for transaction: Transaction
  ) throws(BookProblem) -> Beginning? {
    guard transaction.kind == .deposit,
      let goal = transaction.goal.flatMap({ household.goal($0) }),
      goal.isActive,
      let (row, replaced) = try beginning(
        in: transaction.asset, for: goal.id, on: transaction.date,
        among: household.rows(of: transaction.asset, for: goal.id))
    else { return nil }
    household.allocations.removeAll { $0 == replaced }
    household.put(row)
    return (row, replaced)
  }

  /// A row that comes with a deposit, and the one in whose place it stands.
  typealias Beginning = (row: AssetAllocation, replaced: AssetAllocation?)

  /// The row that comes with a deposit for a goal which has these of its asset.
  func beginning(
    in asset: Asset.ID, for goal: Goal.ID, on day: CalendarDate,
    among rows: [AssetAllocation]
  ) throws(BookProblem) -> Beginning? {
    guard !rows.giveAnything(on: day) else { return nil }
    let row = AssetAllocation(
      asset: asset, goal: goal,
      share: .earmark(try own(after: rows.row(on: day), before: day)),
      since: day)
    let following = rows.filter { $0.since > day }.min { $0.since < $1.since }
    return (row, following?.share == .earmark(.zero) ? following : nil)
  }

  /// What named a goal between the day on which it gave its share up and
  /// another.
  private func own(
    after row: AssetAllocation?, before day: CalendarDate
  ) throws(BookProblem) -> Amount {
    guard let row, let start = row.since.adding(days: 1),
      let end = day.yesterday, start <= end
    else { return .zero }
    return try counting(
      max(named(row.asset, row.goal, from: start, to: end), .zero),
      as: BookProblem.amounts)
  }

  /// An earmark of a later day, the sum that makes something count in it, where
  /// that can be, and whether that is by how a correction differs.
  public typealias LaterEarmark = (
    row: AssetAllocation, sum: Amount?, corrects: Bool
  )

  /// The first earmark for a goal that begins after a transaction which names
  /// it and says what there was by then, and the sum that it would have to be
  /// set to so that this counts; no share can be less than what was moved for
  /// the goal on its own day, nor less than nothing.
  ///
  /// What the transaction was before may be in it already, where that lay
  /// before it, too: then the sum is by how the two differ.
  ///
  /// An earmark of nothing before which there was no share only collects what
  /// comes in for the goal.
  public func laterEarmark(
    than transaction: Transaction, insteadOf old: Transaction? = nil
  ) throws(BookProblem) -> LaterEarmark? {
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
      let wasBefore =
        old?.asset == row.asset && old?.goal == goal
        && old.map { $0.date < row.since } ?? false
      let more =
        try transaction.amount - (wasBefore ? old?.amount ?? .zero : .zero)
      if more.isZero { return nil }
      let (sum, rest) = (try said + more, try amount + more)
      return (
        row, sum.isNegative || rest.isNegative ? nil : sum, corrects: wasBefore
      )
    }
  }

  /// The share of a row as somebody stated it: an earmark with what was moved
  /// for its goal on its own day.
  public func stated(_ row: AssetAllocation) throws(BookProblem) -> Share {
    guard case .earmark(let amount) = row.share else { return row.share }
    return try counting(
      .earmark(
        amount + named(row.asset, row.goal, from: row.since, to: row.since)),
      as: BookProblem.amounts)
  }
}
