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

  init(_ bytes: [UInt8]) {
    tags = TagReader(upTo: bytes.count)
    raw = RawStatement(
      .ofx, bytes,
      [
        (.date, "DTPOSTED"), (.amount, "TRNAMT"), (.payee, "NAME"),
        (.note, "MEMO"), (.currency, "CURDEF"), (.id, "FITID"),
      ])
  }

  func read() -> RawStatement {
    while let tag = tags.next(in: &raw.text) {
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
    return raw
  }

  private func open(_ tag: TagReader.Tag) {
    let name = raw.string(tag.name).uppercased()
    if name == "INVSTMTRS" { isInvested = true }
    guard !isInvested else { return }
    switch name {
    case "STMTTRN":
      raw.begin(at: tag.start, of: account)
      raw[.currency] = currency
      isInRow = true
      isAccount = false
      isCurrency = false
    case "BANKACCTFROM", "CCACCTFROM": isAccount = !isInRow
    // Unlike the original one, this is what the row is in.
    case "CURRENCY": isCurrency = true
    case "LEDGERBAL":
      isInRow = false
      balance = RawBalance(place: tag.start, currency: currency)
    case "AVAILBAL", "BANKTRANLIST", "STMTRS", "CCSTMTRS":
      isInRow = false
      finishBalance()
      isAccount = false
      if name.hasSuffix("STMTRS") { currency = .none }
    case "BANKACCTTO", "CCACCTTO": isAccount = false
    default: break
    }
  }

  private func close(_ name: Cell) {
    if raw.reads(name, "INVSTMTRS") { isInvested = false }
    if raw.reads(name, "CURRENCY") { isCurrency = false }
    if raw.reads(name, "STMTTRN", "BANKTRANLIST", "STMTRS", "CCSTMTRS") {
      isInRow = false
    }
    if raw.reads(name, "LEDGERBAL", "STMTRS", "CCSTMTRS") { finishBalance() }
    if raw.reads(name, "BANKACCTFROM", "CCACCTFROM") { isAccount = false }
  }

  private func take(_ tag: TagReader.Tag) {
    let (name, value) = (tag.name, tag.value)
    // A day is its first eight digits; what follows moves nothing.
    let day = value.prefix(8)
    if isInRow {
      for (role, word) in raw.columns where raw.reads(name, word) {
        let isNothing = raw.text[value.range].allSatisfy { $0 == 0x30 }
        raw[role] =
          role == .date ? day : role == .id && isNothing ? .none : value
      }
      if isCurrency, raw.reads(name, "CURSYM") { raw[.currency] = value }
      if raw.reads(name, "TRNTYPE") {
        raw.lastRow.isInterest = raw.reads(value, "INT", "DIV")
      }
    } else if balance != nil {
      if raw.reads(name, "BALAMT") { balance?.amount = value }
      if raw.reads(name, "DTASOF") { balance?.day = day }
    } else if raw.reads(name, "CURDEF") {
      currency = value
    } else if isAccount, raw.reads(name, "ACCTID") {
      account = raw.account(raw.string(value))
      raw.accounts[account].state(raw.string(currency))
    } else if raw.reads(name, "DTEND"), account < raw.accounts.count {
      let known = raw.accounts[account].end.map { raw.string($0) } ?? ""
      if known < raw.string(day) { raw.accounts[account].end = day }
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
