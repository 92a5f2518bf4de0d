/// Reads ISO 20022's camt.053: one entry is one row.
final class CAMTReader {
  private var tags: TagReader
  private var raw: RawStatement

  /// The names of the tags that are open, in small letters.
  private var path: [String] = []

  /// The account whose statement is read, below 0 while nobody named it.
  private var account = 0

  /// What is read: the last row, or a balance.
  private var entry: Entry?
  private var balance: RawBalance?

  /// What sort of balance it is.
  private var sort = Cell.none

  /// What an entry says, of which the row has a part.
  private struct Entry {
    var details = 0
    var debtor = Cell.none
    var creditor = Cell.none
    var texts: [Cell] = []
    var reference = Cell.none
    var information = Cell.none
  }

  init(_ bytes: [UInt8]) {
    tags = TagReader(upTo: bytes.count)
    raw = RawStatement(
      .camt, bytes,
      [
        (.date, "BookgDt"), (.amount, "Amt"), (.sign, "CdtDbtInd"),
        (.payee, "Nm"), (.note, "Ustrd"), (.currency, "Ccy"),
        (.id, "AcctSvcrRef"), (.state, "Sts"),
      ])
    raw.decimal = .point
  }

  func read() -> RawStatement {
    while let tag = tags.next(in: &raw.text) {
      if tag.isEnd {
        close(tag.name)
        continue
      }
      path.add(raw.string(tag.name).lowercased())
      if !tag.value.isEmpty { take(tag) } else { open(tag) }
      // What has no end of its own.
      if raw.text[Int(tag.attributes.end) - 1] == UInt8(ascii: "/") {
        path.removeLast()
      }
    }
    if entry != nil || !path.isEmpty {
      if entry == nil { begin(at: raw.text.count) }
      raw.lastRow.flaw = .brokenOff
      finishRow()
    }
    return raw
  }

  /// Whether the tags that are open end with these.
  private func isIn(_ names: String...) -> Bool {
    path.suffix(names.count).elementsEqual(names)
  }

  /// The last three of them.
  private var last: (String, String, String) {
    func name(_ place: Int) -> String { place < 0 ? "" : path[place] }
    let end = path.count
    return (name(end - 3), name(end - 2), name(end - 1))
  }

  private func open(_ tag: TagReader.Tag) {
    switch last {
    case (_, _, "stmt"): account = -1
    case (_, "stmt", "ntry"): begin(at: tag.start)
    case (_, "stmt", "bal"):
      balance = RawBalance(place: tag.start)
      sort = .none
    case (_, "ntrydtls", "txdtls"): entry?.details += 1
    default: break
    }
  }

  private func close(_ name: Cell) {
    // An end without its start changes nothing.
    guard let place = path.lastIndex(of: raw.string(name).lowercased()) else {
      return
    }
    if raw.reads(name, "Ntry") { finishRow() }
    if raw.reads(name, "Bal") { finishBalance() }
    path.removeSubrange(place...)
  }

  private func take(_ tag: TagReader.Tag) {
    let value = tag.value
    if entry != nil {
      takeEntry(tag)
    } else if balance != nil {
      switch last {
      case (_, "bal", "amt"):
        balance?.amount = value
        let code = currency(of: tag)
        balance?.currency = code
        needAccount()
        raw.accounts[account].state(raw.string(code))
      case (_, "bal", "cdtdbtind"):
        balance?.isNegative = raw.reads(value, "DBIT")
      case (_, "dt", "dt"), (_, "dt", "dttm"): balance?.day = value.prefix(10)
      case (_, "cdorprtry", "cd"): sort = value
      default: break
      }
    } else if isIn("stmt", "acct", "id", "iban")
      || isIn("stmt", "acct", "id", "othr", "id")
    {
      if account < 0 { account = raw.account(raw.string(value)) }
    } else if isIn("stmt", "acct", "ccy") {
      needAccount()
      raw.accounts[account].state(raw.string(value))
    }
  }

  private func takeEntry(_ tag: TagReader.Tag) {
    let value = tag.value
    switch last {
    case (_, "ntry", "amt"):
      raw[.amount] = value
      raw[.currency] = currency(of: tag)
      needAccount()
      // One of another currency is no other account.
      if raw.accounts[account].currencies.isEmpty {
        raw.accounts[account].state(raw.string(raw[.currency]))
      }
    case (_, "ntry", "cdtdbtind"): raw[.sign] = value
    case (_, "ntry", "sts"), ("ntry", "sts", "cd"), ("ntry", "sts", "prtry"):
      raw[.state] = value
    case (_, "bookgdt", "dt"), (_, "bookgdt", "dttm"):
      raw[.date] = value.prefix(10)
    case ("ntry", "valdt", "dt"), ("ntry", "valdt", "dttm"):
      if raw[.date].isEmpty { raw[.date] = value.prefix(10) }
    case (_, "ntry", "acctsvcrref"): raw[.id] = value
    case (_, "ntry", "ntryref"): if raw[.id].isEmpty { raw[.id] = value }
    case (_, "ntry", "addtlntryinf"): entry?.information = value
    case (_, _, "subfmlycd"):
      if raw.reads(value, "INTR") { raw.lastRow.isInterest = true }
    case (_, "dbtr", "nm"), ("dbtr", "pty", "nm"): entry?.debtor = value
    case (_, "cdtr", "nm"), ("cdtr", "pty", "nm"): entry?.creditor = value
    case (_, "rmtinf", "ustrd"):
      // A note keeps no more than so many characters.
      if let count = entry?.texts.count, count < Wording.longestNote {
        entry?.texts.add(value)
      }
    case (_, "cdtrrefinf", "ref"): entry?.reference = value
    default: break
    }
  }

  /// The code behind `Ccy="` in a tag.
  private func currency(of tag: TagReader.Tag) -> Cell {
    let range = tag.attributes.range
    let text = raw.text
    let inner = text.span.extracting(range)
    guard let place = inner.place(of: "Ccy="), place + 8 <= inner.count
    else { return .none }
    let first = range.lowerBound + place + 5
    return Cell(first..<first + 3)
  }

  private func needAccount() {
    if account < 0 || raw.accounts.isEmpty { account = raw.account(nil) }
  }

  private func finishBalance() {
    guard let finished = balance else { return }
    balance = nil
    needAccount()
    if raw.reads(sort, "OPBD", "PRCD") {
      raw.accounts[account].openings.add(finished)
    }
    if raw.reads(sort, "CLBD") { raw.accounts[account].closings.add(finished) }
  }

  private func begin(at place: Int) {
    needAccount()
    raw.begin(at: place, of: account)
    entry = Entry()
  }

  private func finishRow() {
    guard let entry else { return }
    self.entry = nil
    if entry.details == 1 {
      let isOut = raw.reads(raw[.sign], "DBIT")
      raw[.payee] = isOut ? entry.creditor : entry.debtor
      raw[.note] = joined(entry.texts)
      if raw[.note].isEmpty { raw[.note] = entry.reference }
    }
    if raw[.note].isEmpty { raw[.note] = entry.information }
  }

  /// Some values as one, with blanks between them.
  private func joined(_ cells: [Cell]) -> Cell {
    guard cells.count > 1 else { return cells.first ?? .none }
    let start = raw.text.count
    for cell in cells {
      if raw.text.count > start { raw.text.append(0x20) }
      raw.text += raw.text[cell.range]
    }
    return Cell(start..<raw.text.count)
  }
}
