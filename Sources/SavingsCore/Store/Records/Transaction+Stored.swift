extension Transaction: Stored {
  /// The keys of a transaction.
  enum Key: String, Vocabulary {
    case id, asset, date, kind, amount, goal, note, counterparty, externalId
    case transfer

    /// The key of a transfer came with version 3.
    var since: Int { self == .transfer ? 3 : 2 }

    static let table = WordTable<Self>()
  }

  /// Reads it key by key; a long history is read line by line instead
  /// (`TransactionList`).
  static func read(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Transaction {
    let line = try reader.transactionLine(in: bytes)
    return try reader.transaction(line, in: bytes)
  }

  func writeFields(to json: inout JSONWriter) {
    json.write(Key.id, id)
    json.write(Key.asset, asset)
    json.write(Key.date, date)
    json.write(Key.kind, kind.rawValue)
    json.write(Key.amount, amount)
    json.write(Key.goal, goal)
    json.write(Key.note, note)
    json.write(Key.counterparty, counterparty)
    json.write(Key.externalId, externalID)
    json.write(Key.transfer, transfer)
  }

  package var identity: RecordIdentity { .id(id.bits) }

  var called: String { "transaction of \(date)" }

  func prove(_ proof: inout Proof) throws(Contradiction) {
    try proof.check(asset)
    if let goal { try proof.check(goal) }
    if hasWords { try proveWords(&proof, alone: false) }
  }

  /// Passes what few have, where it is perhaps known that nobody shares its
  /// ids.
  private func proveWords(
    _ proof: inout Proof, alone isAlone: Bool
  ) throws(Contradiction) {
    try proof.take(sideOfTransfer: self)
    guard !isAlone, let externalID else { return }
    try proof.known.take(.externalID(asset, externalID))
  }

  /// Looks at each where it is, because there are many; those that were not
  /// read were proved while they passed by.
  static func prove(
    allOf book: Book, _ proof: inout Proof
  ) throws(Contradiction) {
    guard book.transactions.areRead else { return }
    let areDistinct = book.transactions.haveDistinctIDs
    var distinct = DistinctRecords()
    for run in book.transactions.runs {
      let transactions = run.span
      for place in transactions.indices {
        if !areDistinct { try distinct.take(transactions[place].identity) }
        try proof.check(transactions[place].asset)
        if let goal = transactions[place].goal { try proof.check(goal) }
        if transactions[place].hasWords {
          try transactions[place].proveWords(&proof, alone: areDistinct)
        }
      }
    }
    try proof.finish()
  }

  /// Those of a book, in their order.
  package static func all(of book: Book) -> [Transaction] {
    book.transactions.slice(0..<book.transactions.count)
  }

  static func put(_ transactions: [Transaction], into book: inout Book) {
    book.transactions = Transactions(transactions.inOrder(of: \.date))
  }

  /// What differs between two histories, found where they differ.
  package static func patch(
    from before: Book, to after: Book
  ) -> ListPatch<Transaction> {
    let (old, new) = (before.transactions, after.transactions)
    let (head, tail) = old.commonEnds(with: new)
    return ListPatch(
      from: old.slice(head..<old.count - tail),
      to: new.slice(head..<new.count - tail), startingAt: head, by: \.identity)
  }
}

extension Transaction.Kind: Vocabulary { static let table = WordTable<Self>() }
