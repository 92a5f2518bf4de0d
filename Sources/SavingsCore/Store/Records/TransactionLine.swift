/// One transaction as it stands in a store: places and ranges, no text.
///
/// Sums are made of it without anything being allocated; only a history that
/// somebody wants to see is turned into records.
struct TransactionLine {
  var idText = IDText(Transaction.ID(bits: 0))
  var asset = 0
  var date = CalendarDate.first
  var kind = Transaction.Kind.opening
  var amount = Amount.zero
  var goal: Int?
  var note: TextRange?
  var counterparty: TextRange?
  var externalID: TextRange?
  var transfer: Transaction.ID?

  /// Whether it stands exactly as cst writes it.
  var isCanonical = false

  /// What names it for good; few want to know, so it is left as it is written
  /// until then.
  var id: Transaction.ID { Transaction.ID(bits: idText.bits) }

  /// Whether it says what most do not.
  var hasWords: Bool {
    note != nil || counterparty != nil || externalID != nil || transfer != nil
  }

  /// Whether its kind allows what it says.
  @inline(__always)
  var isSound: Bool {
    kind.accepts(amount) && (goal == nil || kind.canNameGoal)
  }

  /// What its kind does not allow.
  var flaw: BookProblem? {
    if isSound { return nil }
    return kind.accepts(amount)
      ? .kindCannotNameGoal(kind) : .wrongSign(kind, amount, nil)
  }

  /// What sums need to know of it.
  var movement: Movement {
    Movement(
      asset: asset, date: date, amount: amount, kind: kind, goal: goal,
      isTransfer: transfer != nil)
  }
}

extension RecordReader {
  /// Reads a transaction without keeping any text.
  mutating func transactionLine(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> TransactionLine {
    var line = TransactionLine()
    var id: Transaction.ID?
    var asset: Int?
    var date: CalendarDate?
    var kind: Transaction.Kind?
    var amount: Amount?
    var fields = try RecordFields<Transaction.Key>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .id: id = try cursor.id(Transaction.self, in: bytes)
      case .asset: asset = try assetPlace(in: bytes)
      case .date: date = try cursor.date(in: bytes)
      case .kind:
        kind = try cursor.choice(Transaction.Kind.self, in: bytes)
      case .amount: amount = try cursor.amount(in: bytes)
      case .goal: line.goal = try goalPlace(in: bytes)
      case .note: line.note = try cursor.text(in: bytes)
      case .counterparty: line.counterparty = try cursor.text(in: bytes)
      case .externalId: line.externalID = try cursor.text(in: bytes)
      case .transfer:
        line.transfer = try cursor.id(Transaction.self, in: bytes)
      }
    }
    line.idText = IDText(try cursor.found(id, Transaction.Key.id))
    line.asset = try cursor.found(asset, Transaction.Key.asset)
    line.date = try cursor.found(date, Transaction.Key.date)
    line.kind = try cursor.found(kind, Transaction.Key.kind)
    line.amount = try cursor.found(amount, Transaction.Key.amount)
    if let flaw = line.flaw {
      throw cursor.flaw(.breach(flaw), at: cursor.recordStart)
    }
    return line
  }

  /// The record of a line that was just read.
  mutating func transaction(
    _ line: borrowing TransactionLine, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Transaction {
    let goal = line.goal.map { goals.id(at: $0) }
    guard line.hasWords else {
      return Transaction(
        id: line.id, asset: assets.id(at: line.asset), date: line.date,
        amount: line.amount, kind: line.kind, goal: goal)
    }
    return Transaction(
      id: line.id, asset: assets.id(at: line.asset), date: line.date,
      amount: line.amount, kind: line.kind, goal: goal,
      note: try string(line.note, in: bytes),
      counterparty: try string(line.counterparty, in: bytes),
      externalID: try string(line.externalID, in: bytes),
      transfer: line.transfer)
  }

  /// The text of a range that was read before, if there is one.
  private func string(
    _ range: TextRange?, in bytes: Span<UInt8>
  ) throws(FlawFound) -> String? {
    guard let range else { return nil }
    return try cursor.string(range, in: bytes)
  }
}
