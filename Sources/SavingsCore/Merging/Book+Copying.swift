extension Book {
  /// What comes of another store that is brought into this one.
  public struct Copying: Sendable {
    /// The book with all its records.
    public var book: Book

    /// How many of them are new.
    public var added = 0

    /// Those that are another record here, by the names people know.
    public var conflicts: [String] = []

    /// The first that has a name or a slug of another one here, by its own.
    public var namesake: (kind: RecordKind, slug: String)?
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
    let (goals, assets) = (next.goals, next.assets)
    var namesake: (RecordKind, String)?
    func pass(_ kind: RecordKind, _ slug: String, _ isTaken: Bool) -> Bool {
      if isTaken { namesake = namesake ?? (kind, slug) }
      return isTaken
    }
    copying.take(
      other.household.goals, into: &next.goals, called: { $0.name }
    ) { goal in
      let name = Wording.folded(goal.name)
      return pass(
        .goal, goal.slug,
        goals.contains { known in
          known.slug == goal.slug
            || known.isActive && goal.isActive
              && Wording.folded(known.name) == name
        })
    }
    copying.take(
      other.household.assets, into: &next.assets, called: { $0.name }
    ) { asset in
      let name = Wording.folded(asset.name)
      return pass(
        .asset, asset.slug,
        assets.contains {
          $0.slug == asset.slug || Wording.folded($0.name) == name
        })
    }
    copying.namesake = namesake
    copying.take(other.household.allocations, into: &next.allocations) {
      "share of \($0.since)"
    }
    copying.take(other.household.plans, into: &next.plans) {
      "plan of \($0.month)"
    }
    for month in other.household.closings.map(\.month).withoutRepetitions {
      let told = other.household.closings.filter { $0.month == month }
      let here = next.closings.filter { $0.month == month }
      guard here.isEmpty else {
        if here != told { copying.conflicts.add("closing of \(month)") }
        continue
      }
      copying.added += 1
      let place = next.closings.firstPlace { $0.month > month }
      next.closings.insert(contentsOf: told, at: place)
    }
    copying.take(other.household.rates, into: &next.rates) {
      "rate \($0.pair) of \($0.date)"
    }
    next.rates = next.rates.byDay
    copying.book.household = next
    copying.take(other.transactions, beside: transactions)
    copying.begin(
      anew: beginnings(beside: other), other.beginnings(beside: self))
    return copying
  }

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

  /// Takes the records that are not here, and tells those that are another
  /// one, or that bear what belongs to another one.
  ///
  /// It is `dynamic` to be compiled once for all kinds of records.
  fileprivate dynamic mutating func take<Record: BookRecord>(
    _ others: [Record], into own: inout [Record],
    called name: (Record) -> String,
    besides isTaken: (Record) -> Bool = { _ in false }
  ) {
    var places: [RecordIdentity: Int] = [:]
    for (place, record) in own.enumerated() {
      places[record.identity] = place
    }
    for record in others {
      let known = places[record.identity].map { own[$0] }
      if known.map({ $0 != record }) ?? isTaken(record) {
        conflicts.add(name(record))
      }
      guard known == nil else { continue }
      own.add(record)
      added += 1
    }
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
