extension StoreReader {
  /// Whether bytes are a store with a right checksum that says exactly this.
  ///
  /// It reads every record from them again, and keeps none; lines that are
  /// kept from the store before have to be the same bytes.
  package static func reads(
    _ contents: [UInt8], as snapshot: Snapshot, keeping kept: KeptLines? = nil
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
      while place < transactions.count {
        guard date <= transactions[place].date else { return false }
        if let run = kept?.inside(at: place) {
          guard try list.skip(run, &reader, in: bytes) else { return false }
          place += run.count
        } else {
          guard try list.next(&line, &reader, in: bytes),
            try reader.says(line, transactions[place], in: bytes)
          else { return false }
          place += 1
        }
        date = transactions[place - 1].date
      }
      return try !list.next(&line, &reader, in: bytes)
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
