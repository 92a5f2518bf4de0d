extension Book {
  /// What comes of another store that is brought into this one.
  public struct Copying: Sendable {
    /// The book with all its records.
    public internal(set) var book: Book

    /// How many of them are new.
    public internal(set) var added = 0

    /// Those that are another record here, by the names people know.
    public internal(set) var conflicts: [String] = []

    /// An asset that would give away more than it has, with the shares of both.
    public internal(set) var overAllocated: Asset?

    /// The first that has a name or a slug of another one here, by its own.
    public internal(set) var namesake: (kind: RecordKind, slug: String)?
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
    for part in StorePart.allCases where !part.kind.isSingle {
      switch part {
      case .closings: copying.takeClosings(of: other)
      case .transactions: copying.takeTransactions(of: other)
      default: copying.take(part.kind, of: other)
      }
    }
    copying.begin(
      anew: beginnings(beside: other), other.beginnings(beside: self))
    func isBeyondWhole(_ asset: Asset, _ book: Book) -> Bool {
      book.household.allocations.filter { $0.asset == asset.id }
        .dayBeyondWhole != nil
    }
    copying.overAllocated = copying.book.household.assets.first { asset in
      isBeyondWhole(asset, copying.book)
        && !isBeyondWhole(asset, self) && !isBeyondWhole(asset, other)
    }
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
  fileprivate dynamic mutating func take<Record: Stored>(
    _: Record.Type, of other: Book
  ) {
    let own = Record.all(of: book)
    var known = [RecordIdentity: Record]()
    var claimed = [RecordIdentity: Int]()
    for record in own {
      known[record.identity] = record
      for claim in record.claims { claimed[claim.folded] = 0 }
    }
    var new: [Record] = []
    for record in Record.all(of: other) {
      if let here = known[record.identity] {
        if here != record { conflicts.add(record.called) }
        continue
      }
      if record.claims.contains(where: { claimed[$0.folded] != nil }) {
        conflicts.add(record.called)
        if case .slug(let kind, let slug) = record.claims.first {
          namesake = namesake ?? (kind, slug)
        }
      }
      new.add(record)
    }
    added += new.count
    Record.put(own + new, into: &book)
  }

  /// Takes the closed months that are not here; each is closed whole.
  fileprivate mutating func takeClosings(of other: Book) {
    var new: [Closing] = []
    for closed in other.household.closedMonths(knownOn: .last) {
      let here = book.household.closedMonth(closed.month, knownOn: .last)
      guard let here else {
        added += 1
        new += closed.records
        continue
      }
      if here.records != closed.records { conflicts.add(closed.whole.called) }
    }
    book = book.closing(new)
  }

  /// Takes the transactions that are not here, of which there may be many.
  fileprivate mutating func takeTransactions(of other: Book) {
    let own = book.transactions
    let known = own.keyed(by: \.id)
    var ids = NameTable(roomFor: own.count)
    func key(_ transaction: Transaction) -> [UInt8]? {
      transaction.externalID.map { id in
        Array("\(transaction.asset) \(id)".utf8)
      }
    }
    for transaction in own {
      if let key = key(transaction) { ids.add(key.span) }
    }
    var new: [Transaction] = []
    for transaction in other.transactions {
      if let here = known[transaction.id] {
        if here != transaction { conflicts.add(transaction.called) }
        continue
      }
      if let key = key(transaction), ids.has(key.span) {
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
