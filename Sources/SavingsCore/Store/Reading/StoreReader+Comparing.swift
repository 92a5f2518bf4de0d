extension StoreReader {
  /// Whether bytes are a store with a right checksum that says exactly this.
  ///
  /// It reads every record from them again, and keeps none.
  package static func reads(
    _ contents: [UInt8], as snapshot: Snapshot
  ) -> Bool {
    let bytes = contents.span
    let transactions = snapshot.book.transactions
    var reader = StoreReader(bytes)
    do {
      guard try version(of: bytes) == version else { return false }
      try reader.readHousehold(in: bytes)
      guard reader.revision == snapshot.revision,
        reader.household == snapshot.book.household
      else { return false }
      var list = try TransactionList(&reader, in: bytes)
      var line = TransactionLine()
      var place = 0
      var date = CalendarDate.first
      while try list.next(&line, &reader, in: bytes) {
        guard place < transactions.count, date <= line.date,
          try reader.says(line, transactions[place], in: bytes)
        else { return false }
        date = line.date
        place += 1
      }
      return try place == transactions.count
        && reader.readChecksum(in: bytes)
    } catch {
      return false
    }
  }

  /// Whether a line that was just read says what a transaction does.
  private func says(
    _ line: TransactionLine, _ other: Transaction, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    let isSame =
      line.id == other.id && assets.id(at: line.asset) == other.asset
      && line.date == other.date && line.kind == other.kind
      && line.amount == other.amount
      && line.goal.map { goals.id(at: $0) } == other.goal
    let hasWords =
      line.note != nil || line.counterparty != nil || line.externalID != nil
    guard isSame, hasWords || other.hasWords else { return isSame }
    let note = try string(line.note, in: bytes)
    let counterparty = try string(line.counterparty, in: bytes)
    let externalID = try string(line.externalID, in: bytes)
    return note == other.note && counterparty == other.counterparty
      && externalID == other.externalID
  }
}
