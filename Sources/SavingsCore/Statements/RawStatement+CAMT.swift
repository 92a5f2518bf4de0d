extension RawStatement {
  /// Reads ISO 20022's camt.053: one entry is one row.
  static func camt(
    _ source: StatementText
  ) throws(StatementProblem) -> RawStatement {
    let reader = CAMTReader(source.bytes)
    reader.readAll()
    guard !reader.raw.accounts.isEmpty else {
      throw .notReadable(.noStatement)
    }
    return reader.finished()
  }
}

/// What of a camt file is read so far.
private final class CAMTReader {
  private var tags: TagReader
  private(set) var raw: RawStatement

  /// The names of the tags that are open.
  private var path: [Cell] = []

  private var account = 0
  private var row: RawRow?
  private var cells: [Cell] = []
  private var balance: RawBalance?
  private var isOpening = false
  private var isClosing = false

  /// What an entry says so far.
  private var details = 0
  private var debtor = Cell.none
  private var creditor = Cell.none
  private var texts: [Cell] = []
  private var reference = Cell.none
  private var information = Cell.none
  private var valueDay = Cell.none
  private var entryID = Cell.none

  private static let roles: [ColumnRole] = [
    .date, .amount, .sign, .payee, .note, .currency, .id, .state,
  ]
  private static let names = [
    "BookgDt", "Amt", "CdtDbtInd", "Nm", "Ustrd", "Ccy", "AcctSvcrRef", "Sts",
  ]

  init(_ bytes: [UInt8]) {
    tags = TagReader(bytes)
    raw = RawStatement(.camt, [], roles: CAMTReader.roles)
    raw.decimal = .point
    for (role, name) in zip(CAMTReader.roles, CAMTReader.names) {
      raw.tags[role.rawValue] = name
    }
  }

  func readAll() {
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
    if row != nil || !path.isEmpty {
      if row == nil { row = RawRow(place: UInt32(tags.text.count)) }
      if cells.isEmpty { cells = CAMTReader.roles.map { _ in .none } }
      row?.flaw = .brokenOff
      finishRow()
    }
  }

  func finished() -> RawStatement {
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
      row = RawRow(place: UInt32(tag.start))
      cells = CAMTReader.roles.map { _ in .none }
      (details, texts) = (0, [])
      (debtor, creditor, reference) = (.none, .none, .none)
      (information, valueDay, entryID) = (.none, .none, .none)
    } else if isIn("Stmt", "Bal") {
      balance = RawBalance(place: tag.start)
      (isOpening, isClosing) = (false, false)
    } else if isIn("NtryDtls", "TxDtls") {
      details += 1
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
    if row != nil {
      takeEntry(tag)
    } else if balance != nil {
      if isIn("Bal", "Amt") {
        balance?.amount = value
        takeCurrency(tag)
      }
      if isIn("Bal", "CdtDbtInd") {
        let isNegative = tags.reads(value, "DBIT")
        balance?.isNegative = isNegative
      }
      if isIn("Dt", "Dt") || isIn("Dt", "DtTm") {
        let day = first10(value)
        balance?.day = day
      }
      if isIn("CdOrPrtry", "Cd") {
        isOpening = tags.reads(value, "OPBD") || tags.reads(value, "PRCD")
        isClosing = tags.reads(value, "CLBD")
      }
    } else if isIn("Stmt", "Acct", "Id", "IBAN")
      || isIn("Stmt", "Acct", "Id", "Othr", "Id")
    {
      if account < 0 {
        account = raw.account(string(value))
      }
    } else if isIn("Stmt", "Acct", "Ccy") {
      needAccount()
      raw.accounts[account].currency = string(value)
    }
  }

  private func takeEntry(_ tag: TagReader.Tag) {
    let value = tag.value
    func put(_ role: Int) { cells[role] = value }
    if isIn("Ntry", "Amt") {
      put(1)
      let code = currencyCell(tag)
      cells[5] = code
      takeCurrency(tag)
    } else if isIn("Ntry", "CdtDbtInd") {
      put(2)
    } else if isIn("Ntry", "Sts") || isIn("Ntry", "Sts", "Cd") {
      put(7)
    } else if isIn("BookgDt", "Dt") || isIn("BookgDt", "DtTm") {
      let day = first10(value)
      cells[0] = day
    } else if isIn("Ntry", "ValDt", "Dt") || isIn("Ntry", "ValDt", "DtTm") {
      valueDay = first10(value)
    } else if isIn("Ntry", "AcctSvcrRef") {
      put(6)
    } else if isIn("Ntry", "NtryRef") {
      entryID = value
    } else if isIn("Ntry", "AddtlNtryInf") {
      information = value
    } else if isIn("SubFmlyCd") {
      let isInterest = row?.isInterest == true || tags.reads(value, "INTR")
      row?.isInterest = isInterest
    } else if isIn("Dbtr", "Nm") || isIn("Dbtr", "Pty", "Nm") {
      debtor = value
    } else if isIn("Cdtr", "Nm") || isIn("Cdtr", "Pty", "Nm") {
      creditor = value
    } else if isIn("RmtInf", "Ustrd") {
      texts.add(value)
    } else if isIn("CdtrRefInf", "Ref") {
      reference = value
    }
  }

  private func string(_ cell: Cell) -> String {
    String(decoding: tags.text[cell.range], as: UTF8.self)
  }

  private func first10(_ cell: Cell) -> Cell {
    let range = cell.range
    return Cell(
      range.lowerBound..<min(range.upperBound, range.lowerBound + 10))
  }

  /// The currency that an amount is in.
  private func currencyCell(_ tag: TagReader.Tag) -> Cell {
    tags.attribute("Ccy=", of: tag, length: 3)
  }

  private func takeCurrency(_ tag: TagReader.Tag) {
    needAccount()
    let cell = currencyCell(tag)
    if raw.accounts[account].currency == nil, !cell.isEmpty {
      raw.accounts[account].currency = string(cell)
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

  private func finishRow() {
    guard var finished = row else { return }
    row = nil
    needAccount()
    finished.account = Int32(account)
    if cells[0].isEmpty { cells[0] = valueDay }
    if cells[6].isEmpty { cells[6] = entryID }
    let isOut = tags.reads(cells[2], "DBIT")
    if details == 1 {
      cells[3] = isOut ? creditor : debtor
      cells[4] = tags.joined(texts)
      if cells[4].isEmpty { cells[4] = reference }
    }
    if cells[4].isEmpty { cells[4] = information }
    raw.rows.add(finished)
    raw.cells += cells
  }
}
