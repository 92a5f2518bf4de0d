/// The phone app's store, version 1 of the file.
///
/// It has no settings, no slugs, no rates, no plans and no checksum; shares
/// have no date, and a deposit and a withdrawal are told apart by their sign
/// alone.
enum StoreV1 {
  /// Reads a store of version 1, and makes of it what cst keeps today.
  ///
  /// Nothing vouches for it, so everything is proved.
  static func read(
    _ bytes: Span<UInt8>
  ) throws(ContentProblem) -> Snapshot {
    let book = try locating(in: bytes, .version1) { () throws(FlawFound) in
      var cursor = JSONCursor()
      cursor.offset = bytes.textStart
      return try cursor.book(in: bytes)
    }
    do {
      try book.verify()
    } catch {
      throw .contradiction(error)
    }
    return Snapshot(revision: 0, book)
  }
}

extension TopLevel {
  /// A store of version 1.
  fileprivate static let version1 = TopLevel(
    names: [
      "format", "schemaVersion", "goals", "assets", "allocations",
      "transactions",
    ],
    below: { part in
      switch part {
      case "goals": GoalKey.names
      case "assets": AssetKey.names
      case "allocations": ShareKey.names
      case "transactions": TransactionKey.names
      default: []
      }
    })
}

private enum GoalKey: String, Vocabulary {
  case id, name, target, currency, start, deadline, note

  static let table = WordTable<Self>()
}

private enum AssetKey: String, Vocabulary {
  case id, name, currency

  static let table = WordTable<Self>()
}

private enum ShareKey: String, Vocabulary {
  case asset, goal, percentage

  static let table = WordTable<Self>()
}

private enum TransactionKey: String, Vocabulary {
  case id, asset, date, amount, note

  static let table = WordTable<Self>()
}

extension JSONCursor {
  fileprivate mutating func book(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Book {
    var book = Book()
    try open("format", of: .version1, in: bytes)
    try value(.format, in: bytes) { $0.shown == "cst" ? () : nil }
    try open("schemaVersion", of: .version1, in: bytes)
    _ = try wholeNumber(1...1, in: bytes)
    try readPart("goals", in: bytes) { cursor throws(FlawFound) in
      book.household.goals.append(try cursor.goal(beside: book, in: bytes))
    }
    try readPart("assets", in: bytes) { cursor throws(FlawFound) in
      book.household.assets.append(try cursor.asset(beside: book, in: bytes))
    }
    try readPart("allocations", in: bytes) { cursor throws(FlawFound) in
      book.household.allocations.append(try cursor.share(in: bytes))
    }
    var transactions: [Transaction] = []
    try readPart("transactions", in: bytes) { cursor throws(FlawFound) in
      transactions.append(try cursor.transaction(in: bytes))
    }
    try close(in: bytes)
    Transaction.put(transactions, into: &book)
    book.household.allocations = book.household.allocations.map(book.dated)
    let currencies =
      book.household.goals.map(\.currency)
      + book.household.assets.map(\.currency)
    for currency in currencies { book.adopt(currency) }
    return book
  }

  @inline(never)
  private mutating func readPart(
    _ part: String, in bytes: Span<UInt8>,
    _ read: (inout JSONCursor) throws(FlawFound) -> Void
  ) throws(FlawFound) {
    try open(part, of: .version1, in: bytes)
    var list = try RecordList(at: &self, in: bytes)
    while try list.next(&self, in: bytes) { try read(&self) }
  }

  private mutating func goal(
    beside book: Book, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Goal {
    var id: Goal.ID?
    var name: String?
    var target: Amount?
    var currency: Currency?
    var start: CalendarDate?
    var deadline: CalendarDate?
    var note: String?
    var fields = try RecordFields<GoalKey>(at: &self, in: bytes)
    while let key = try fields.next(&self, in: bytes) {
      switch key {
      case .id: id = try self.id(Goal.self, in: bytes)
      case .name: name = try string(in: bytes)
      case .target: target = try amount(.amountFromZero, in: bytes)
      case .currency: currency = try self.currency(in: bytes)
      case .start: start = try date(in: bytes)
      case .deadline: deadline = try date(in: bytes)
      case .note: note = try string(in: bytes)
      }
    }
    let title = try (found(id, GoalKey.id), found(name, GoalKey.name))
    return Goal(
      id: title.0, name: title.1, slug: book.goalSlug(for: title.1),
      target: try found(target, GoalKey.target),
      currency: try found(currency, GoalKey.currency),
      deadline: try found(deadline, GoalKey.deadline),
      start: try found(start, GoalKey.start), note: note)
  }

  private mutating func asset(
    beside book: Book, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Asset {
    var id: Asset.ID?
    var name: String?
    var currency: Currency?
    var fields = try RecordFields<AssetKey>(at: &self, in: bytes)
    while let key = try fields.next(&self, in: bytes) {
      switch key {
      case .id: id = try self.id(Asset.self, in: bytes)
      case .name: name = try string(in: bytes)
      case .currency: currency = try self.currency(in: bytes)
      }
    }
    let title = try (found(id, AssetKey.id), found(name, AssetKey.name))
    return Asset(
      id: title.0, name: title.1, slug: book.assetSlug(for: title.1),
      currency: try found(currency, AssetKey.currency))
  }

  /// Reads a share, whose day is not known yet.
  private mutating func share(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> AssetAllocation {
    var asset: Asset.ID?
    var goal: Goal.ID?
    var part: Percentage?
    var fields = try RecordFields<ShareKey>(at: &self, in: bytes)
    while let key = try fields.next(&self, in: bytes) {
      switch key {
      case .asset: asset = try id(Asset.self, in: bytes)
      case .goal: goal = try id(Goal.self, in: bytes)
      case .percentage:
        part = try value(.share, in: bytes) { Percentage(bytes: $0) }
      }
    }
    return AssetAllocation(
      asset: try found(asset, ShareKey.asset),
      goal: try found(goal, ShareKey.goal),
      share: .percentage(try found(part, ShareKey.percentage)), since: .first)
  }

  private mutating func transaction(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Transaction {
    var id: Transaction.ID?
    var asset: Asset.ID?
    var date: CalendarDate?
    var amount: Amount?
    var note: String?
    var fields = try RecordFields<TransactionKey>(at: &self, in: bytes)
    while let key = try fields.next(&self, in: bytes) {
      switch key {
      case .id: id = try self.id(Transaction.self, in: bytes)
      case .asset: asset = try self.id(Asset.self, in: bytes)
      case .date: date = try self.date(in: bytes)
      case .amount: amount = try self.amount(.amountNotZero, in: bytes)
      case .note: note = try string(in: bytes)
      }
    }
    let sum = try found(amount, TransactionKey.amount)
    return Transaction(
      id: try found(id, TransactionKey.id),
      asset: try found(asset, TransactionKey.asset),
      date: try found(date, TransactionKey.date), amount: sum,
      kind: sum.isNegative ? .withdrawal : .deposit, note: note)
  }
}

extension Book {
  /// A share from its first day on: that of the asset's first transaction or
  /// that of the goal's start, whichever is earlier.
  fileprivate func dated(_ row: AssetAllocation) -> AssetAllocation {
    let start = household.goal(row.goal)?.start
    // They are in order.
    let first = transactions.first { $0.asset == row.asset }?.date
    return AssetAllocation(
      asset: row.asset, goal: row.goal, share: row.share,
      since: [first, start].compactMap(\.self).min() ?? .first)
  }
}
