extension StoreV1 {
  /// Reads a store of version 1, and makes of it what cst keeps today.
  ///
  /// Version 1 has no checksum, so everything is proved.
  static func read(
    _ bytes: Span<UInt8>
  ) throws(ContentProblem) -> Snapshot {
    let store = try locating(in: bytes, .version1) { () throws(FlawFound) in
      var cursor = JSONCursor()
      cursor.offset = bytes.textStart
      return try StoreV1(at: &cursor, in: bytes)
    }
    let book = store.migrated()
    do {
      try book.verify()
    } catch {
      throw .contradiction(error)
    }
    return Snapshot(revision: 0, book)
  }

  private init(
    at cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    try cursor.open("format", of: .version1, in: bytes)
    try cursor.value(.format, in: bytes) { $0.shown == "cst" ? () : nil }
    try cursor.open("schemaVersion", of: .version1, in: bytes)
    _ = try cursor.wholeNumber(1...1, in: bytes)
    try cursor.open("goals", of: .version1, in: bytes)
    var list = try RecordList(at: &cursor, in: bytes)
    while try list.next(&cursor, in: bytes) {
      goals.append(try GoalV1(at: &cursor, in: bytes))
    }
    try cursor.open("assets", of: .version1, in: bytes)
    list = try RecordList(at: &cursor, in: bytes)
    while try list.next(&cursor, in: bytes) {
      assets.append(try AssetV1(at: &cursor, in: bytes))
    }
    try cursor.open("allocations", of: .version1, in: bytes)
    list = try RecordList(at: &cursor, in: bytes)
    while try list.next(&cursor, in: bytes) {
      shares.append(try ShareV1(at: &cursor, in: bytes))
    }
    try cursor.open("transactions", of: .version1, in: bytes)
    list = try RecordList(at: &cursor, in: bytes)
    while try list.next(&cursor, in: bytes) {
      transactions.append(try TransactionV1(at: &cursor, in: bytes))
    }
    try cursor.close(in: bytes)
  }
}

extension TopLevel {
  /// A store of version 1.
  fileprivate static let version1 = TopLevel([
    ("format", []), ("schemaVersion", []), ("goals", GoalKeyV1.names),
    ("assets", AssetKeyV1.names), ("allocations", ShareKeyV1.names),
    ("transactions", TransactionKeyV1.names),
  ])
}

private enum GoalKeyV1: String, Vocabulary {
  case id, name, target, currency, start, deadline, note

  static let table = WordTable<Self>()
}

private enum AssetKeyV1: String, Vocabulary {
  case id, name, currency

  static let table = WordTable<Self>()
}

private enum ShareKeyV1: String, Vocabulary {
  case asset, goal, percentage

  static let table = WordTable<Self>()
}

private enum TransactionKeyV1: String, Vocabulary {
  case id, asset, date, amount, note

  static let table = WordTable<Self>()
}

extension GoalV1 {
  fileprivate init(
    at cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    var id: Goal.ID?
    var name: String?
    var target: Amount?
    var currency: Currency?
    var start: CalendarDate?
    var deadline: CalendarDate?
    var note: String?
    var fields = try RecordFields<GoalKeyV1>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .id: id = try cursor.id(Goal.self, in: bytes)
      case .name: name = try cursor.string(in: bytes)
      case .target:
        target = try cursor.amountFromZero(in: bytes)
      case .currency: currency = try cursor.currency(in: bytes)
      case .start: start = try cursor.date(in: bytes)
      case .deadline: deadline = try cursor.date(in: bytes)
      case .note: note = try cursor.string(in: bytes)
      }
    }
    self.id = try cursor.found(id, GoalKeyV1.id)
    self.name = try cursor.found(name, GoalKeyV1.name)
    self.target = try cursor.found(target, GoalKeyV1.target)
    self.currency = try cursor.found(currency, GoalKeyV1.currency)
    self.start = try cursor.found(start, GoalKeyV1.start)
    self.deadline = try cursor.found(deadline, GoalKeyV1.deadline)
    self.note = note
  }
}

extension AssetV1 {
  fileprivate init(
    at cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    var id: Asset.ID?
    var name: String?
    var currency: Currency?
    var fields = try RecordFields<AssetKeyV1>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .id: id = try cursor.id(Asset.self, in: bytes)
      case .name: name = try cursor.string(in: bytes)
      case .currency: currency = try cursor.currency(in: bytes)
      }
    }
    self.id = try cursor.found(id, AssetKeyV1.id)
    self.name = try cursor.found(name, AssetKeyV1.name)
    self.currency = try cursor.found(currency, AssetKeyV1.currency)
  }
}

extension ShareV1 {
  fileprivate init(
    at cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    var asset: Asset.ID?
    var goal: Goal.ID?
    var part: Percentage?
    var fields = try RecordFields<ShareKeyV1>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .asset: asset = try cursor.id(Asset.self, in: bytes)
      case .goal: goal = try cursor.id(Goal.self, in: bytes)
      case .percentage:
        part = try cursor.value(.share, in: bytes) { Percentage(bytes: $0) }
      }
    }
    self.asset = try cursor.found(asset, ShareKeyV1.asset)
    self.goal = try cursor.found(goal, ShareKeyV1.goal)
    self.part = try cursor.found(part, ShareKeyV1.percentage)
  }
}

extension TransactionV1 {
  fileprivate init(
    at cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    var id: Transaction.ID?
    var asset: Asset.ID?
    var date: CalendarDate?
    var amount: Amount?
    var note: String?
    var fields = try RecordFields<TransactionKeyV1>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .id: id = try cursor.id(Transaction.self, in: bytes)
      case .asset: asset = try cursor.id(Asset.self, in: bytes)
      case .date: date = try cursor.date(in: bytes)
      case .amount:
        amount = try cursor.value(.amountNotZero, in: bytes) { text in
          Amount(bytes: text).flatMap { $0.isZero ? nil : $0 }
        }
      case .note: note = try cursor.string(in: bytes)
      }
    }
    self.id = try cursor.found(id, TransactionKeyV1.id)
    self.asset = try cursor.found(asset, TransactionKeyV1.asset)
    self.date = try cursor.found(date, TransactionKeyV1.date)
    self.amount = try cursor.found(amount, TransactionKeyV1.amount)
    self.note = note
  }
}
