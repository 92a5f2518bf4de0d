extension RawStatement {
  /// Reads Quicken's old form: lists of what moved in accounts.
  static func qif(
    _ source: StatementText
  ) throws(StatementProblem) -> RawStatement {
    var reader = QIFReader(source.bytes)
    reader.readAll()
    guard reader.hasStatement else { throw .notReadable(.noStatement) }
    return reader.raw
  }
}

/// What of a QIF file is read so far.
private struct QIFReader: ~Copyable {
  private(set) var raw: RawStatement
  private(set) var hasStatement = false

  /// What the lines are about.
  private var section = Section.other
  private var name: String?
  private var account = 0
  private var row: RawRow?
  private var cells: [Cell] = []

  private enum Section { case account, rows, other }

  private static let roles: [ColumnRole] = [.date, .amount, .payee, .note]

  init(_ bytes: [UInt8]) {
    raw = RawStatement(.qif, bytes, roles: QIFReader.roles)
    for (role, letter) in zip(QIFReader.roles, ["D", "T", "P", "M"]) {
      raw.tags[role.rawValue] = letter
    }
  }

  mutating func readAll() {
    var lines = StatementLines()
    while true {
      guard let line = lines.next(in: raw.text.span) else { break }
      read(raw.text.span.trimmed(line))
    }
    if row != nil {
      let isWhole = raw.text.last.map(\.isLineEnd) ?? false
      if !isWhole || cells[0].isEmpty || cells[1].isEmpty {
        row?.flaw = .brokenOff
      }
      finishRow()
    }
  }

  private mutating func read(_ line: Range<Int>) {
    guard let first = raw.text[line].first else { return }
    if first == UInt8(ascii: "!") {
      begin(raw.text.span.extracting(line).text)
      return
    }
    let value = Cell(raw.text.span.trimmed(line.dropFirst()))
    switch (section, first) {
    case (.account, UInt8(ascii: "N")): name = raw.string(value)
    case (.rows, UInt8(ascii: "^")): finishRow()
    case (.rows, _): take(first, value, line)
    default: break
    }
  }

  private mutating func begin(_ text: String) {
    finishRow()
    let heading = Wording.folded(text)
    let kinds = ["bank", "cash", "ccard", "oth a", "oth l"]
    if heading == "!account" {
      section = .account
    } else if heading.hasPrefix("!type:"),
      kinds.contains(String(heading.dropFirst(6)))
    {
      section = .rows
      hasStatement = true
      account = raw.account(name)
    } else {
      section = .other
    }
  }

  private mutating func take(
    _ letter: UInt8, _ value: Cell, _ line: Range<Int>
  ) {
    let place: Int
    switch letter {
    case UInt8(ascii: "D"): place = 0
    case UInt8(ascii: "T"): place = 1
    case UInt8(ascii: "U"): place = 1
    case UInt8(ascii: "P"): place = 2
    case UInt8(ascii: "M"): place = 3
    default: place = -1
    }
    if row == nil {
      row = RawRow(place: UInt32(line.lowerBound), account: Int32(account))
      cells = QIFReader.roles.map { _ in .none }
    }
    guard place >= 0 else { return }
    // U says the same as T, and counts where that is missing.
    if letter == UInt8(ascii: "U"), !cells[place].isEmpty { return }
    cells[place] = value
  }

  @inline(never)
  private mutating func finishRow() {
    guard let finished = row else { return }
    row = nil
    raw.rows.add(finished)
    raw.cells += cells
  }
}
