/// Reads OFX of either version; what is invested is not read.
final class OFXReader {
  private var tags: TagReader
  private var raw: RawStatement

  private var account = 0
  private var currency = Cell.none
  private var isInvested = false
  private var isAccount = false
  private var isCurrency = false

  /// What is read: the last row, or a balance.
  private var isInRow = false
  private var balance: RawBalance?

  private static let columns: [(role: ColumnRole, heading: String)] = [
    (.date, "DTPOSTED"), (.amount, "TRNAMT"), (.payee, "NAME"),
    (.note, "MEMO"), (.currency, "CURDEF"), (.id, "FITID"),
  ]

  init(_ bytes: [UInt8]) {
    tags = TagReader(bytes)
    raw = RawStatement(.ofx, [], OFXReader.columns)
  }

  func read() -> RawStatement {
    while let tag = tags.next() {
      if tag.isEnd {
        close(tag.name)
      } else if tag.value.isEmpty {
        open(tag)
      } else if !isInvested {
        take(tag)
      }
    }
    // A row that never ended may have lost the end of a sum.
    if isInRow { raw.lastRow.flaw = .brokenOff }
    finishBalance()
    raw.text = tags.text
    return raw
  }

  private func open(_ tag: TagReader.Tag) {
    let name = tag.name
    if tags.reads(name, "INVSTMTRS") { isInvested = true }
    guard !isInvested else { return }
    if tags.reads(name, "STMTTRN") {
      raw.begin(at: tag.start, of: account)
      raw[.currency] = currency
      isInRow = true
      isAccount = false
      isCurrency = false
    } else if tags.reads(name, "BANKACCTFROM", "CCACCTFROM") {
      isAccount = !isInRow
    } else if tags.reads(name, "CURRENCY") {
      // Unlike the original one, this is what the row is in.
      isCurrency = true
    } else if tags.reads(name, "LEDGERBAL") {
      isInRow = false
      balance = RawBalance(place: tag.start, currency: currency)
    } else if tags.reads(
      name, "AVAILBAL", "BANKTRANLIST", "STMTRS", "CCSTMTRS")
    {
      isInRow = false
      finishBalance()
      isAccount = false
      if tags.reads(name, "STMTRS", "CCSTMTRS") { currency = .none }
    } else if tags.reads(name, "BANKACCTTO", "CCACCTTO") {
      isAccount = false
    }
  }

  private func close(_ name: Cell) {
    if tags.reads(name, "INVSTMTRS") { isInvested = false }
    if tags.reads(name, "CURRENCY") { isCurrency = false }
    if tags.reads(name, "STMTTRN", "BANKTRANLIST", "STMTRS", "CCSTMTRS") {
      isInRow = false
    }
    if tags.reads(name, "LEDGERBAL", "STMTRS", "CCSTMTRS") { finishBalance() }
    if tags.reads(name, "BANKACCTFROM", "CCACCTFROM") { isAccount = false }
  }

  private func take(_ tag: TagReader.Tag) {
    let (name, value) = (tag.name, tag.value)
    // A day is its first eight digits; what follows moves nothing.
    let day = value.prefix(8)
    if isInRow {
      for (role, word) in OFXReader.columns where tags.reads(name, word) {
        let isNothing = tags.text[value.range].allSatisfy { $0 == 0x30 }
        raw[role] =
          role == .date ? day : role == .id && isNothing ? .none : value
      }
      if isCurrency, tags.reads(name, "CURSYM") { raw[.currency] = value }
      if tags.reads(name, "TRNTYPE") {
        raw.lastRow.isInterest = tags.reads(value, "INT", "DIV")
      }
    } else if balance != nil {
      if tags.reads(name, "BALAMT") { balance?.amount = value }
      if tags.reads(name, "DTASOF") { balance?.day = day }
    } else if tags.reads(name, "CURDEF") {
      currency = value
    } else if isAccount, tags.reads(name, "ACCTID") {
      account = raw.account(tags.string(value))
      raw.accounts[account].state(tags.string(currency))
    } else if tags.reads(name, "DTEND"), account < raw.accounts.count {
      let known = raw.accounts[account].end.map { tags.string($0) } ?? ""
      if known < tags.string(day) { raw.accounts[account].end = day }
    }
  }

  private func finishBalance() {
    guard let finished = balance else { return }
    balance = nil
    raw.needAccount()
    // Some banks leave it empty.
    if finished.amount.isEmpty || finished.day.isEmpty { return }
    raw.accounts[account].closings.add(finished)
  }
}
