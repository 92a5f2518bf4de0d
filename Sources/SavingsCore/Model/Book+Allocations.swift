extension Book {
  /// The book in which an asset gives a goal this share from that day on.
  ///
  /// A row of the same day is replaced. At no date do the percentages of one
  /// asset sum to over 100.
  public func setting(_ row: AssetAllocation) throws(BookProblem) -> Book {
    guard let asset = household.asset(row.asset) else {
      throw .dangling(.asset, row.asset.description)
    }
    guard let goal = household.goal(row.goal) else {
      throw .dangling(.goal, row.goal.description)
    }
    guard goal.isActive || row.share.isNothing else {
      throw .goalEnded(goal.name, slug: goal.slug)
    }
    if case .earmark(let amount) = row.share, amount.isNegative {
      throw .negativeEarmark(amount, asset.currency)
    }
    var next = self
    next.household.put(row)
    try next.household.checkWhole(of: asset, with: row)
    return next
  }

  /// The row that makes a goal's share of an asset this amount on that day.
  ///
  /// What was moved for the goal on that day already counts on top of the row,
  /// so the row holds that much less.
  public func earmarking(
    _ amount: Amount, of asset: Asset.ID, for goal: Goal.ID,
    since: CalendarDate
  ) throws(BookProblem) -> AssetAllocation {
    let currency = household.asset(asset)?.currency
    guard !amount.isNegative else { throw .negativeEarmark(amount, currency) }
    let moved = try counting(
      named(asset, goal, from: since, to: since), as: BookProblem.amounts)
    let rest = try counting(amount - moved, as: BookProblem.amounts)
    guard !rest.isNegative else {
      throw .earmarkBelowMoved(moved: moved, currency, on: since)
    }
    return AssetAllocation(
      asset: asset, goal: goal, share: .earmark(rest), since: since)
  }

  /// The sum of what moved in an asset for a goal, from one day to another.
  func named(
    _ asset: Asset.ID, _ goal: Goal.ID, from start: CalendarDate,
    to end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    for transaction in transactions
    where transaction.goal == goal && transaction.asset == asset
      && start <= transaction.date && transaction.date <= end
    {
      sum = try sum + transaction.amount
    }
    return sum
  }
}

extension Household {
  /// The rows by which an asset gives to a goal, in the order of entry.
  public func rows(of asset: Asset.ID, for goal: Goal.ID) -> [AssetAllocation] {
    allocations.filter { $0.asset == asset && $0.goal == goal }
  }

  /// Puts a row in the place of one of the same day, or behind all others.
  mutating func put(_ row: AssetAllocation) {
    let same = allocations.firstIndex {
      $0.asset == row.asset && $0.goal == row.goal && $0.since == row.since
    }
    if let same { allocations[same] = row } else { allocations.add(row) }
  }

  /// Passes a row with which its asset gives at most all of itself on every
  /// day on which the row holds.
  ///
  /// What is said to be free is free on all of these days.
  package func checkWhole(
    of asset: Asset, with row: AssetAllocation
  ) throws(BookProblem) {
    // What gives no part away is never too much.
    guard row.share.percentage.parts > 0 else { return }
    let rows = allocations.filter { $0.asset == asset.id }
    let end = rows.filter { $0.goal == row.goal && $0.since > row.since }
      .map(\.since).min()
    var worst = (date: row.since, parts: 0)
    for day in rows.filter({ $0.goal != row.goal }).givenByDay {
      if let end, end <= day.date { break }
      if day.date <= row.since {
        worst.parts = day.parts
      } else if day.parts > worst.parts {
        worst = day
      }
    }
    let free = max(0, Int(Percentage.whole) - worst.parts)
    guard row.share.percentage.parts > free else { return }
    throw .overAllocated(
      asset.name, free: Percentage(parts: Int32(free)) ?? .none,
      on: worst.date)
  }
}

extension [AssetAllocation] {
  /// The latest row on or before a date.
  public func row(on date: CalendarDate) -> AssetAllocation? {
    filter { $0.since <= date }.max { $0.since < $1.since }
  }

  /// The share that the latest row on or before a date gives.
  public func share(on date: CalendarDate) -> Share? { row(on: date)?.share }

  /// Whether the latest row on or before a date gives a share.
  public func giveAnything(on date: CalendarDate) -> Bool {
    share(on: date).map { !$0.isNothing } ?? false
  }

  /// The first day on which the rows of an asset give away more than all of it.
  var dayBeyondWhole: CalendarDate? {
    givenByDay.first { $0.parts > Percentage.whole }?.date
  }

  /// How much of an asset its rows give away in proportion, from each day on
  /// which one begins.
  fileprivate var givenByDay: [(date: CalendarDate, parts: Int)] {
    let rows = inOrder { $0.since }
    var goals = Places<Goal>(rows.map(\.goal))
    var parts = rows.map { _ in 0 }
    var sum = 0
    var days: [(date: CalendarDate, parts: Int)] = []
    for row in rows {
      guard let goal = goals.place(of: row.goal) else { continue }
      let own = Int(row.share.percentage.parts)
      sum += own - parts[goal]
      parts[goal] = own
      if days.last?.date == row.since { days.removeLast() }
      days.add((row.since, sum))
    }
    return days
  }
}
