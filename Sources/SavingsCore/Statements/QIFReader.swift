/// Reads Quicken's old form: lists of what moved in accounts.
final class QIFReader {
  private var raw: RawStatement
  private var section = Section.other
  private var name: String?
  private var account = 0
  private var isInRow = false

  private enum Section { case account, rows, other }

  init(_ bytes: [UInt8]) {
    raw = RawStatement(
      .qif, bytes,
      [(.date, "D"), (.amount, "T"), (.payee, "P"), (.note, "M")])
  }

  func read() -> RawStatement {
    var lines = StatementLines()
    while let line = lines.next(in: raw.text.span) {
      read(raw.text.span.trimmed(line))
    }
    if isInRow {
      let isWhole = raw.text.last.map(\.isLineEnd) ?? false
      if !isWhole || raw[.date].isEmpty || raw[.amount].isEmpty {
        raw.lastRow.flaw = .brokenOff
      }
    }
    return raw
  }

  private func read(_ line: Range<Int>) {
    guard let first = raw.text[line].first else { return }
    if first == UInt8(ascii: "!") {
      begin(raw.text.span.extracting(line).text)
      return
    }
    let value = Cell(raw.text.span.trimmed(line.dropFirst()))
    switch (section, first) {
    case (.account, UInt8(ascii: "N")): name = raw.string(value)
    case (.rows, UInt8(ascii: "^")): isInRow = false
    case (.rows, _):
      if !isInRow { raw.begin(at: line.lowerBound, of: account) }
      isInRow = true
      take(first, value)
    default: break
    }
  }

  private func begin(_ text: String) {
    isInRow = false
    let heading = Wording.folded(text)
    let kinds = ["bank", "cash", "ccard", "oth a", "oth l"]
    if heading == "!account" {
      section = .account
    } else if heading.hasPrefix("!type:"),
      kinds.contains(String(heading.dropFirst(6)))
    {
      section = .rows
      account = raw.account(name)
    } else {
      section = .other
    }
  }

  private func take(_ letter: UInt8, _ value: Cell) {
    for (role, tag) in raw.columns where tag.utf8.first == letter {
      raw[role] = value
    }
    // It says the same as the amount, and counts where that is missing.
    if letter == UInt8(ascii: "U"), raw[.amount].isEmpty {
      raw[.amount] = value
    }
  }
}
