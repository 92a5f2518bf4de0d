internal import CommandGrammar
internal import SavingsCore

extension ImportAnswer {
  /// The accounts that nobody remembers, in a file that was read by columns
  /// which were said or are remembered.
  @Composing func othersDocument(
    _ wanted: ImportWanted, readBy columns: String?
  ) -> Document {
    for (name, rows) in others where rows > 0 {
      let line = wanted.command(without: ["--asset", "--account", "--balance"])
      let command = ShellCommand(
        line.with([
          ("--columns", wanted.columns == nil ? columns : nil),
          ("--asset", Hole.asset.rawValue), ("--account", name),
        ]))
      let end: Phrase =
        name == nil ? "." : "; to bring that in: \(run: command)"
      """
      Nobody remembers the account \(quoted: name ?? "without a name"), so \
      it is left out, with \(rows, "row")\(end)
      """
    }
  }

  /// How the file was read.
  @Composing func sourceDocument(_ isAccessible: Bool) -> Document {
    ""
    if let table = raw?.table {
      """
      \(file) is a table, in \(encoding.words), with \
      \(table.delimiter.words), from line \(table.line) on:
      """
      let columns = table.columns.map { words(of: $0.role, $0.heading) }
      if isAccessible {
        for column in columns { column }
      } else {
        let roles: [ColumnRole] = [
          .payee, .note, .currency, .account, .id, .state,
        ]
        let texts = table.columns.firstIndex { roles.contains($0.role) }
        let head = Array(columns.prefix(texts ?? columns.count))
        let tail = Array(columns.dropFirst(head.count))
        "  \(head.joined("; "))\(tail.isEmpty ? "" : ";")"
        if !tail.isEmpty { "  \(tail.joined("; "))" }
      }
      if !table.hasWords, !table.unknown.isEmpty {
        """
          no column tells who or what for; not understood: \
        \(table.unknown.map { "\(quoted: $0)" as Phrase }
          .first(4, more: "; and "))
        """
      }
    } else if let raw {
      // Tables and stores have no such line.
      let form = raw.form == .camt ? "camt.053" : raw.form.rawValue.uppercased()
      "\(file) is \(form), in \(encoding.words)."
    }
  }

  private func words(of role: ColumnRole, _ heading: String) -> Phrase {
    let dates = accounts.compactMap(\.rows.dates).first
    let decimal = accounts.compactMap(\.rows.decimal).first
    var words: Phrase = "\(role.name) from \(quoted: heading)"
    let roles = raw?.table?.columns.map(\.role) ?? []
    let isSum =
      role == .amount || role == .incoming
      || role == .outgoing && !roles.contains(.incoming)
    if role == .date, let dates { words = "\(words), \(dates.words)" }
    if isSum, let decimal { words = "\(words), decimal \(decimal.rawValue)" }
    for column in raw?.table?.beside ?? [] where column.role == role {
      let reason: Phrase =
        column.isOfGone ? "where money went out" : "where that is empty"
      words = "\(words), or from \(quoted: column.heading) \(reason)"
    }
    return words
  }
}

extension DayOrder {
  fileprivate var words: Phrase {
    switch self {
    case .dmy: "day first"
    case .mdy: "month first"
    case .ymd: "year first"
    }
  }
}

extension StatementText.Encoding {
  fileprivate var words: Phrase {
    self == .windows1252 ? "Windows-1252" : "\(rawValue.uppercased())"
  }
}

extension Character {
  fileprivate var words: Phrase {
    switch self {
    case ";": "semicolons"
    case "\t": "tabs"
    case ",": "commas"
    default: "\(quoted: String(self))"
    }
  }
}
