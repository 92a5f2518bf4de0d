extension Book {
  /// A book in which something was recorded, and what that did to the share of
  /// the goal that it is for.
  public final class Recording: Sendable {
    public let book: Book

    /// The row that came with it, because the goal had no share on that day.
    public let row: AssetAllocation?

    /// The row of a later day in whose place that stands.
    public let replaced: AssetAllocation?

    init(book: Book, row: AssetAllocation?, replaced: AssetAllocation?) {
      self.book = book
      self.row = row
      self.replaced = replaced
    }
  }

  /// The book after money was put into an asset for a goal.
  ///
  /// A day before an earmark of the two is refused: that already says what the
  /// goal had by then.
  public func saving(_ deposit: Transaction) throws(BookProblem) -> Book {
    let (next, refused) = saving([deposit])
    if let problem = refused.first { throw problem }
    return next
  }

  /// The book after money was put aside for several goals, once for each, and
  /// why some of it was refused.
  public func saving(
    _ deposits: [Transaction]
  ) -> (book: Book, refused: [BookProblem]) {
    var goals = Places<Goal>(household.goals.map(\.id))
    var assets = Places<Asset>(household.assets.map(\.id))
    let allRows = household.rowPlaces
    var next = self
    var (saved, begun): ([Transaction], [AssetAllocation]) = ([], [])
    var gone: [Int] = []
    var refused: [BookProblem] = []
    for deposit in deposits {
      let goal = deposit.goal.flatMap { goals.place(of: $0) }
      let asset = assets.place(of: deposit.asset)
      let rows = (goal.map { allRows[$0] } ?? [])
        .filter { household.allocations[$0].asset == deposit.asset }
      do throws(BookProblem) {
        let beginning = try beginning(
          saving: deposit, for: goal.map { household.goals[$0] },
          in: asset.map { household.assets[$0] },
          among: rows.map { household.allocations[$0] })
        saved.add(deposit)
        guard let (row, replaced) = beginning else { continue }
        gone += rows.filter { household.allocations[$0] == replaced }
        let same = rows.first { household.allocations[$0].since == row.since }
        if let same {
          next.household.allocations[same] = row
        } else {
          begun.add(row)
        }
      } catch {
        refused.add(error)
      }
    }
    next.household.allocations.remove(at: gone)
    next.household.allocations += begun
    next.insert(saved)
    return (next, refused)
  }

  /// Passes a deposit for a goal, and gives the row that comes with it.
  private func beginning(
    saving deposit: Transaction, for goal: Goal?, in asset: Asset?,
    among rows: [AssetAllocation]
  ) throws(BookProblem) -> Beginning? {
    guard let goal else {
      throw .dangling(.goal, deposit.goal?.description ?? "")
    }
    guard goal.isActive else { throw .goalEnded(goal.name, slug: goal.slug) }
    guard let asset else {
      throw .dangling(.asset, deposit.asset.description)
    }
    try checkIdentity(of: deposit)
    try check(deposit, of: asset)
    let beginning = try beginning(
      in: asset.id, for: goal.id, on: deposit.date, among: rows)
    let kept = rows.filter { $0 != beginning?.replaced }
    let later = try laterEarmark(
      than: deposit, among: kept + [beginning?.row].compactMap(\.self))
    if let later {
      throw .savedBeforeShare(
        goal.name, goal: goal.slug, asset: asset.slug, on: deposit.date,
        since: later.row.since, Money(later.sum ?? .zero, asset.currency))
    }
    return beginning
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
    var next = try adding(transaction)
    guard transaction.kind == .deposit,
      let goal = transaction.goal.flatMap({ household.goal($0) }),
      goal.isActive,
      let (row, replaced) = try beginning(
        in: transaction.asset, for: goal.id, on: transaction.date,
        among: household.rows(of: transaction.asset, for: goal.id))
    else { return Recording(book: next, row: nil, replaced: nil) }
    next.household.allocations.removeAll { $0 == replaced }
    return Recording(
      book: try next.setting(row), row: row, replaced: replaced)
  }

  /// A row that comes with a deposit, and the one in whose place it stands.
  typealias Beginning = (
    row: AssetAllocation, replaced: AssetAllocation?
  )

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
    let following = rows.filter { $0.since > day }
      .min { $0.since < $1.since }
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
    return try laterEarmark(
      than: transaction,
      among: household.rows(of: transaction.asset, for: goal))
  }

  private func laterEarmark(
    than transaction: Transaction, among rows: [AssetAllocation]
  ) throws(BookProblem) -> (row: AssetAllocation, sum: Amount?)? {
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
    return try counting(
      .earmark(
        amount + named(row.asset, row.goal, from: row.since, to: row.since)),
      as: BookProblem.amounts)
  }
}

extension [AssetAllocation] {
  fileprivate mutating func remove(at places: [Int]) {
    guard !places.isEmpty else { return }
    var isKept = Array<Bool>(repeating: true, count: count)
    for place in places { isKept[place] = false }
    self = indices.filter { isKept[$0] }.map { self[$0] }
  }
}
