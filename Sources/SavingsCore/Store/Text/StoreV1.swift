/// The phone app's store, version 1 of the file.
///
/// It has no settings, no slugs, no rates, no plans and no checksum; shares
/// have no date, and a deposit and a withdrawal are told apart by their sign
/// alone.
enum StoreV1 {
  /// Reads a store of version 1, and makes of it what cst keeps today.
  ///
  /// Nothing vouches for it, so everything is proved.
  static func read(_ bytes: Span<UInt8>) throws(ContentProblem) -> Snapshot {
    let book = try locating(in: bytes, .version1) { () throws(FlawFound) in
      var reader = RecordReader()
      reader.cursor.offset = bytes.textStart
      reader.cursor.version = 1
      return try reader.book(in: bytes)
    }
    if let contradiction = book.contradiction {
      throw .contradiction(contradiction)
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
      case "goals": Goal.Key.names
      case "assets": Asset.Key.names
      case "allocations": ShareKey.names
      case "transactions": TransactionKey.names
      default: []
      }
    })
}

private enum ShareKey: String, Vocabulary {
  case asset, goal, percentage

  var since: Int { 1 }

  static let table = WordTable<Self>()
}

private enum TransactionKey: String, Vocabulary {
  case id, asset, date, amount, note

  var since: Int { 1 }

  static let table = WordTable<Self>()
}

extension RecordReader {
  fileprivate mutating func book(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Book {
    var book = Book()
    _ = try cursor.readVersion(of: .version1, in: bytes)
    try readPart("goals", in: bytes) { reader throws(FlawFound) in
      var goal = try Goal.read(&reader, in: bytes)
      goal.slug = book.goalSlug(for: goal.name)
      book.household.goals.append(goal)
    }
    try readPart("assets", in: bytes) { reader throws(FlawFound) in
      var asset = try Asset.read(&reader, in: bytes)
      asset.slug = book.assetSlug(for: asset.name)
      book.household.assets.append(asset)
    }
    try readPart("allocations", in: bytes) { reader throws(FlawFound) in
      book.household.allocations.append(try reader.cursor.share(in: bytes))
    }
    var transactions: [Transaction] = []
    try readPart("transactions", in: bytes) { reader throws(FlawFound) in
      transactions.append(try reader.cursor.transaction(in: bytes))
    }
    try cursor.close(in: bytes)
    Transaction.put(transactions, into: &book)
    book.household.allocations = book.household.allocations.map(book.dated)
    let currencies =
      book.household.goals.map(\.currency)
      + book.household.assets.map(\.currency)
    for currency in currencies { book.adopt(currency) }
    return book
  }

  @inline(never)
  private dynamic mutating func readPart(
    _ part: String, in bytes: Span<UInt8>,
    _ read: (inout RecordReader) throws(FlawFound) -> Void
  ) throws(FlawFound) {
    try cursor.open(part, of: .version1, in: bytes)
    var list = try RecordList(at: &cursor, in: bytes)
    while try list.next(&cursor, in: bytes) { try read(&self) }
  }
}

extension JSONCursor {
  /// Reads a share, whose day is not known yet.
  fileprivate mutating func share(
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

  fileprivate mutating func transaction(
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
