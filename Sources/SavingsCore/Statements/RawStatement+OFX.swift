extension RawStatement {
  /// Reads OFX of either version; what is invested is not read.
  static func ofx(
    _ source: StatementText
  ) throws(StatementProblem) -> RawStatement {
    let reader = OFXReader(source.bytes)
    reader.readAll()
    let raw = reader.finished()
    // One that breaks off before it names its account tells nothing.
    guard !raw.accounts.isEmpty else { throw .notReadable(.noStatement) }
    return raw
  }
}

/// What of an OFX file is read so far.
private final class OFXReader {
  private var tags: TagReader
  private var raw: RawStatement

  /// The account whose statement is read.
  private var account = 0
  private var currency: String?
  private var isInvested = false
  private var isAccount = false

  /// The row that is read, and what it says so far.
  private var row: RawRow?
  private var cells: [Cell] = []

  /// The balance that is read.
  private var balance: RawBalance?

  private static let roles: [ColumnRole] = [.date, .amount, .payee, .note, .id]
  private static let names = ["DTPOSTED", "TRNAMT", "NAME", "MEMO", "FITID"]

  init(_ bytes: [UInt8]) {
    tags = TagReader(bytes)
    raw = RawStatement(.ofx, [], roles: OFXReader.roles)
    for (role, name) in zip(OFXReader.roles, OFXReader.names) {
      raw.tags[role.rawValue] = name
    }
  }

  func readAll() {
    while let tag = tags.next() {
      if tag.isEnd {
        close(tag)
      } else if tag.value.isEmpty {
        open(tag)
      } else if !isInvested {
        take(tag)
      }
    }
    // A row that never ended may have lost the end of a sum.
    if row != nil {
      row?.flaw = .brokenOff
      finishRow()
    }
    finishBalance()
  }

  func finished() -> RawStatement {
    raw.text = tags.text
    return raw
  }

  private func isAny(_ name: Cell, _ words: String...) -> Bool {
    words.contains { tags.reads(name, $0) }
  }

  private func open(_ tag: TagReader.Tag) {
    let name = tag.name
    if isAny(name, "INVSTMTRS") { isInvested = true }
    guard !isInvested else { return }
    if isAny(name, "STMTTRN") {
      finishRow()
      row = RawRow(place: UInt32(tag.start), account: Int32(account))
      cells = OFXReader.roles.map { _ in .none }
      isAccount = false
    } else if isAny(name, "BANKACCTFROM", "CCACCTFROM") {
      isAccount = row == nil
    } else if isAny(name, "LEDGERBAL") {
      finishRow()
      balance = RawBalance(place: tag.start)
    } else if isAny(name, "AVAILBAL", "BANKTRANLIST", "STMTRS", "CCSTMTRS") {
      finishRow()
      finishBalance()
      isAccount = false
      if isAny(name, "STMTRS", "CCSTMTRS") { currency = nil }
    } else if isAny(name, "BANKACCTTO", "CCACCTTO") {
      isAccount = false
    }
  }

  private func close(_ tag: TagReader.Tag) {
    let name = tag.name
    if isAny(name, "INVSTMTRS") { isInvested = false }
    if isAny(name, "STMTTRN", "BANKTRANLIST", "STMTRS", "CCSTMTRS") {
      finishRow()
    }
    if isAny(name, "LEDGERBAL", "STMTRS", "CCSTMTRS") { finishBalance() }
    if isAny(name, "BANKACCTFROM", "CCACCTFROM") { isAccount = false }
  }

  private func take(_ tag: TagReader.Tag) {
    let name = tag.name
    if row != nil {
      for (place, word) in OFXReader.names.enumerated()
      where tags.reads(name, word) {
        // A day is its first eight digits; what follows moves nothing.
        let range = tag.value.range
        let cell =
          place == 0
          ? Cell(range.lowerBound..<min(range.upperBound, range.lowerBound + 8))
          : place == 4 && isNothing(tag.value) ? .none : tag.value
        cells[place] = cell
      }
      if isAny(name, "TRNTYPE") {
        let isInterest =
          tags.reads(tag.value, "INT") || tags.reads(tag.value, "DIV")
        row?.isInterest = isInterest
      }
    } else if balance != nil {
      let day = first8(tag.value)
      if isAny(name, "BALAMT") { balance?.amount = tag.value }
      if isAny(name, "DTASOF") { self.balance?.day = day }
    } else if isAny(name, "CURDEF") {
      currency = String(
        decoding: tags.text[tag.value.range], as: UTF8.self)
    } else if isAccount, isAny(name, "ACCTID") {
      account = raw.account(
        String(decoding: tags.text[tag.value.range], as: UTF8.self))
      raw.accounts[account].currency = currency
    } else if isAny(name, "DTEND"), account < raw.accounts.count {
      raw.accounts[account].end = first8(tag.value)
    }
  }

  private func first8(_ cell: Cell) -> Cell {
    let range = cell.range
    return Cell(
      range.lowerBound..<min(range.upperBound, range.lowerBound + 8))
  }

  /// Whether an id is only zeros.
  private func isNothing(_ cell: Cell) -> Bool {
    tags.text[cell.range].allSatisfy { $0 == 0x30 }
  }

  private func finishRow() {
    guard let finished = row else { return }
    row = nil
    if raw.accounts.isEmpty { account = raw.account(nil) }
    raw.rows.add(finished)
    raw.cells += cells
  }

  private func finishBalance() {
    guard let finished = balance else { return }
    balance = nil
    if raw.accounts.isEmpty { account = raw.account(nil) }
    raw.accounts[account].closings.add(finished)
  }
}
