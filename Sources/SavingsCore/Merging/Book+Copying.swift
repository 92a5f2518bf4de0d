extension Book {
  /// What comes of another store that is brought into this one.
  public struct Copying: Sendable {
    /// The book with all its records.
    public var book: Book

    /// How many of them are new.
    public var added = 0

    /// Those that are another record here, by the names people know.
    public var conflicts: [String] = []
  }

  /// The book with every record of another one that is not here.
  ///
  /// The same record again is known; another one under its id, its name or its
  /// slug is told, and then nothing may be kept. Settings come only into a book
  /// without records.
  public func copying(_ other: Book) -> Copying {
    var copying = Copying(book: self)
    let isBlank =
      transactions.isEmpty && household.goals.isEmpty
      && household.assets.isEmpty && household.rates.isEmpty
    if isBlank {
      copying.book.household.settings = other.household.settings
      if household.settings != other.household.settings { copying.added += 1 }
    }
    var next = copying.book.household
    for goal in other.household.goals {
      if let known = next.goal(goal.id) {
        if known != goal { copying.conflicts.add(goal.name) }
        continue
      }
      let name = Wording.folded(goal.name)
      let isTaken = next.goals.contains { known in
        known.slug == goal.slug
          || known.isActive && goal.isActive
            && Wording.folded(known.name) == name
      }
      if isTaken { copying.conflicts.add(goal.name) }
      next.goals.add(goal)
      copying.added += 1
    }
    for asset in other.household.assets {
      if let known = next.asset(asset.id) {
        if known != asset { copying.conflicts.add(asset.name) }
        continue
      }
      let name = Wording.folded(asset.name)
      let isTaken = next.assets.contains {
        $0.slug == asset.slug || Wording.folded($0.name) == name
      }
      if isTaken { copying.conflicts.add(asset.name) }
      next.assets.add(asset)
      copying.added += 1
    }
    for row in other.household.allocations {
      let known = next.allocations.first {
        $0.asset == row.asset && $0.goal == row.goal && $0.since == row.since
      }
      guard copying.isNew(known == row, known != nil, "share of \(row.since)")
      else { continue }
      next.allocations.add(row)
    }
    for plan in other.household.plans {
      let known = next.plans.first {
        $0.goal == plan.goal && $0.month == plan.month
      }
      guard copying.isNew(known == plan, known != nil, "plan of \(plan.month)")
      else { continue }
      next.plans.add(plan)
    }
    for month in other.household.closings.map(\.month).withoutRepetitions {
      let told = other.household.closings.filter { $0.month == month }
      let here = next.closings.filter { $0.month == month }
      guard copying.isNew(here == told, !here.isEmpty, "closing of \(month)")
      else { continue }
      let place = next.closings.firstPlace { $0.month > month }
      next.closings.insert(contentsOf: told, at: place)
    }
    for rate in other.household.rates {
      let known = next.rates.first {
        $0.pair == rate.pair && $0.date == rate.date
      }
      let name = "rate \(rate.pair) of \(rate.date)"
      guard copying.isNew(known == rate, known != nil, name) else { continue }
      next.rates.add(rate)
    }
    next.rates = next.rates.inOrder(of: \.date)
    copying.book.household = next
    copying.take(other.transactions, beside: transactions)
    copying.begin(
      anew: beginnings(beside: other), other.beginnings(beside: self))
    return copying
  }
}

extension Book {
  /// The rows that only saving wrote, of what gives to a goal in another book,
  /// too, which lacks them.
  fileprivate func beginnings(beside other: Book) -> [AssetAllocation] {
    let others = other.household
    return household.allocations.filter { row in
      let rows = others.rows(of: row.asset, for: row.goal)
      return !rows.isEmpty && !rows.contains(row) && isBeginning(row)
    }
  }
}

extension Book.Copying {
  /// Writes what saving wrote in one of two books as it would be in one; of
  /// what came, some may go.
  fileprivate mutating func begin(
    anew rows: [AssetAllocation], _ others: [AssetAllocation]
  ) {
    book.begin(anew: rows + others)
    added -= others.count { row in
      !book.household.rows(of: row.asset, for: row.goal).contains {
        $0.since == row.since
      }
    }
  }

  /// Counts a record that is not here, and tells one that is another.
  fileprivate mutating func isNew(
    _ isSame: Bool, _ isThere: Bool, _ name: String
  ) -> Bool {
    if isThere {
      if !isSame { conflicts.add(name) }
      return false
    }
    added += 1
    return true
  }

  fileprivate mutating func take(
    _ others: Transactions, beside own: Transactions
  ) {
    let known = own.keyed(by: \.id)
    var ids = NameTable(roomFor: own.count)
    func key(_ transaction: Transaction) -> [UInt8]? {
      transaction.externalID.map { id in
        Array("\(transaction.asset) \(id)".utf8)
      }
    }
    for transaction in own {
      if let key = key(transaction) { _ = ids.add(key.span) }
    }
    var new: [Transaction] = []
    for transaction in others {
      if let here = known[transaction.id] {
        if here != transaction {
          conflicts.add("transaction of \(transaction.date)")
        }
        continue
      }
      if let key = key(transaction), ids.find(key.span) != nil {
        conflicts.add("transaction \(transaction.externalID ?? "")")
      }
      new.add(transaction)
    }
    added += new.count
    if own.isEmpty {
      book.transactions = Transactions(new)
    } else {
      book.add(new)
    }
  }
}
