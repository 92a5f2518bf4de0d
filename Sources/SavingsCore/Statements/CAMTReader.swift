/// Reads ISO 20022's camt.053: one entry is one row.
final class CAMTReader {
  private var tags: TagReader
  private var raw: RawStatement

  /// The names of the tags that are open.
  private var path: [Cell] = []

  /// The account whose statement is read, below 0 while nobody named it.
  private var account = 0

  /// What is read: the last row, or a balance.
  private var entry: Entry?
  private var balance: RawBalance?
  private var isOpening = false
  private var isClosing = false

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
    tags = TagReader(bytes)
    raw = RawStatement(
      .camt, [],
      [
        (.date, "BookgDt"), (.amount, "Amt"), (.sign, "CdtDbtInd"),
        (.payee, "Nm"), (.note, "Ustrd"), (.currency, "Ccy"),
        (.id, "AcctSvcrRef"), (.state, "Sts"),
      ])
    raw.decimal = .point
  }

  func read() -> RawStatement {
    while let tag = tags.next() {
      if tag.isEnd {
        close(tag.name)
        continue
      }
      path.add(tag.name)
      if !tag.value.isEmpty { take(tag) } else { open(tag) }
      // What has no end of its own.
      if tags.text[Int(tag.attributes.end) - 1] == UInt8(ascii: "/") {
        path.removeLast()
      }
    }
    if entry != nil || !path.isEmpty {
      if entry == nil { begin(at: tags.text.count) }
      raw.lastRow.flaw = .brokenOff
      finishRow()
    }
    raw.text = tags.text
    return raw
  }

  /// Whether the tags that are open end with these.
  private func isIn(_ names: String...) -> Bool {
    path.count >= names.count
      && names.indices.allSatisfy { place in
        tags.reads(path[path.count - names.count + place], names[place])
      }
  }

  private func open(_ tag: TagReader.Tag) {
    if isIn("Stmt") {
      account = -1
    } else if isIn("Stmt", "Ntry") {
      begin(at: tag.start)
    } else if isIn("Stmt", "Bal") {
      balance = RawBalance(place: tag.start)
      (isOpening, isClosing) = (false, false)
    } else if isIn("NtryDtls", "TxDtls") {
      entry?.details += 1
    }
  }

  private func close(_ name: Cell) {
    // An end without its start changes nothing.
    guard
      let place = path.lastIndex(where: {
        tags.text[$0.range].elementsEqual(tags.text[name.range])
      })
    else { return }
    if tags.reads(name, "Ntry") { finishRow() }
    if tags.reads(name, "Bal") { finishBalance() }
    path.removeSubrange(place...)
  }

  private func take(_ tag: TagReader.Tag) {
    let value = tag.value
    if entry != nil {
      takeEntry(tag)
    } else if balance != nil {
      if isIn("Bal", "Amt") {
        balance?.amount = value
        let code = tags.currency(of: tag)
        balance?.currency = code
        needAccount()
        raw.accounts[account].state(tags.string(code))
      }
      if isIn("Bal", "CdtDbtInd") {
        balance?.isNegative = tags.reads(value, "DBIT")
      }
      if isIn("Dt", "Dt") || isIn("Dt", "DtTm") {
        balance?.day = value.prefix(10)
      }
      if isIn("CdOrPrtry", "Cd") {
        isOpening = tags.reads(value, "OPBD", "PRCD")
        isClosing = tags.reads(value, "CLBD")
      }
    } else if isIn("Stmt", "Acct", "Id", "IBAN")
      || isIn("Stmt", "Acct", "Id", "Othr", "Id")
    {
      if account < 0 { account = raw.account(tags.string(value)) }
    } else if isIn("Stmt", "Acct", "Ccy") {
      needAccount()
      raw.accounts[account].state(tags.string(value))
    }
  }

  private func takeEntry(_ tag: TagReader.Tag) {
    let value = tag.value
    if isIn("Ntry", "Amt") {
      raw[.amount] = value
      raw[.currency] = tags.currency(of: tag)
      needAccount()
      // One of another currency is no other account.
      if raw.accounts[account].currencies.isEmpty {
        raw.accounts[account].state(tags.string(raw[.currency]))
      }
    } else if isIn("Ntry", "CdtDbtInd") {
      raw[.sign] = value
    } else if isIn("Ntry", "Sts") || isIn("Ntry", "Sts", "Cd")
      || isIn("Ntry", "Sts", "Prtry")
    {
      raw[.state] = value
    } else if isIn("BookgDt", "Dt") || isIn("BookgDt", "DtTm") {
      raw[.date] = value.prefix(10)
    } else if isIn("Ntry", "ValDt", "Dt") || isIn("Ntry", "ValDt", "DtTm") {
      if raw[.date].isEmpty { raw[.date] = value.prefix(10) }
    } else if isIn("Ntry", "AcctSvcrRef") {
      raw[.id] = value
    } else if isIn("Ntry", "NtryRef") {
      if raw[.id].isEmpty { raw[.id] = value }
    } else if isIn("Ntry", "AddtlNtryInf") {
      entry?.information = value
    } else if isIn("SubFmlyCd") {
      if tags.reads(value, "INTR") { raw.lastRow.isInterest = true }
    } else if isIn("Dbtr", "Nm") || isIn("Dbtr", "Pty", "Nm") {
      entry?.debtor = value
    } else if isIn("Cdtr", "Nm") || isIn("Cdtr", "Pty", "Nm") {
      entry?.creditor = value
    } else if isIn("RmtInf", "Ustrd") {
      // A note keeps no more than so many characters.
      if let count = entry?.texts.count, count < Wording.longestNote {
        entry?.texts.add(value)
      }
    } else if isIn("CdtrRefInf", "Ref") {
      entry?.reference = value
    }
  }

  private func needAccount() {
    if account < 0 || raw.accounts.isEmpty { account = raw.account(nil) }
  }

  private func finishBalance() {
    guard let finished = balance else { return }
    balance = nil
    needAccount()
    if isOpening { raw.accounts[account].openings.add(finished) }
    if isClosing { raw.accounts[account].closings.add(finished) }
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
      let isOut = tags.reads(raw[.sign], "DBIT")
      raw[.payee] = isOut ? entry.creditor : entry.debtor
      raw[.note] = tags.joined(entry.texts)
      if raw[.note].isEmpty { raw[.note] = entry.reference }
    }
    if raw[.note].isEmpty { raw[.note] = entry.information }
  }
}
