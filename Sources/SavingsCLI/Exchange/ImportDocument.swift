internal import CommandGrammar
internal import SavingsCore

extension ImportedAccount {
  private var asset: Asset { pair.asset }

  /// What became of the account, for people.
  func document(in book: Book, _ today: CalendarDate) -> Document {
    Document {
      headline
      if merging.changesAnything || rows.rows.isEmpty {
        if merging.known > 0 { "  \(merging.known) \(wasThere(merging.known))" }
        if !merging.matched.isEmpty {
          """
            \(merging.matched.count) \(wasThere(merging.matched.count)), as \
          typed: \(merging.matched.named(currency))
          """
        }
        for goal in goals(of: book) { goal }
        for share in merging.shares {
          share.row.words(insteadOf: share.replaced, in: book.household)
        }
        for transaction in merging.beforeEarmarks {
          """
            \(Money(transaction.amount, currency)) of \(transaction.date) is \
          before an earmark, which says all there was then
          """
        }
        openingLine
        for leftOut in rows.leftOut { "  \(leftOut.words)" }
        balanceLine
      }
    }
  }

  private func wasThere(_ count: Int) -> Phrase {
    count == 1 ? "was there already" : "were there already"
  }

  private var headline: Phrase {
    let count = merging.added.count
    guard merging.changesAnything else {
      let all = rows.rows.count
      return all == 0
        ? "Nothing is new: there is no row for \(quoted: asset.name)."
        : all == 1
          ? "Nothing is new: the transaction is in \(quoted: asset.name) already."
          : """
          Nothing is new: all \(all, "transaction") are in \
          \(quoted: asset.name) already.
          """
    }
    guard let first = merging.added.first, let last = merging.added.last else {
      return "Nothing was added to \(quoted: asset.name):"
    }
    let days: Phrase =
      first.date == last.date
      ? "on \(first.date)" : "from \(first.date) to \(last.date)"
    return """
      Imported \(count, "transaction") into \(quoted: asset.name): \
      \(change: Money(merging.sum, currency)) \(days).
      """
  }

  /// What is for each goal, a line each.
  private func goals(of book: Book) -> [Phrase] {
    book.household.goals.compactMap { goal in
      let found = merging.added.filter { $0.goal == goal.id }
      guard !found.isEmpty else { return nil }
      return """
          \(found.count) \(found.count == 1 ? "is" : "are") for \
        \(quoted: goal.name): \(found.named(currency))
        """
    }
  }

  private var openingLine: Document {
    Document {
      switch merging.opening {
      case .none: Document()
      case .begun(let opening):
        """
          It is opened with \(Money(opening.amount, currency)) on \
        \(opening.date), as the file tells
        """
      case .moved(let opening, let old):
        """
          Its opening is \(Money(opening.amount, currency)) on \
        \(opening.date) now, and was \(Money(old.amount, currency)) on \
        \(old.date), which held the rest
        """
      case .gone(let old):
        """
          Its opening of \(Money(old.amount, currency)) on \(old.date) is \
        gone, because it held just that
        """
      }
    }
  }

  private var balanceLine: Document {
    Document {
      if let (stated, held) = merging.balance, stated.amount == held {
        """
        The balance of \(stated.day) agrees: \(Money(held, currency)).
        """
      }
    }
  }
}

extension [Transaction] {
  /// The first three with their sums and days, and how many more there are.
  fileprivate func named(_ currency: Currency) -> Phrase {
    let first = prefix(3).map { transaction -> Phrase in
      """
      \(bare: Money(transaction.amount, currency)) on \(transaction.date)
      """
    }.joined(", ")
    return count > 3 ? "\(first) and \(count - 3) more" : first
  }
}

extension StatementRows.LeftOut {
  /// What does not count, and why.
  var words: Phrase {
    let reason: Phrase =
      switch reason {
      case .noDate: count == 1 ? "has no date" : "have no date"
      case .notBooked: count == 1 ? "is not booked" : "are not booked"
      case .otherCurrency:
        count == 1 ? "is of another currency" : "are of another currency"
      case .noAmount: count == 1 ? "has no amount" : "have no amount"
      }
    let numbers = lines.map { "\($0)" as Phrase }.joined(", ")
    let rest: Phrase = count > lines.count ? " ..." : ""
    return """
      \(count, "line") \(reason), and \(count == 1 ? "is" : "are") left out: \
      \(numbers)\(rest)
      """
  }
}

extension ImportAnswer {
  /// The accounts that nobody remembers.
  func othersDocument(_ wanted: ImportWanted) -> Document {
    Document {
      for (name, rows) in others {
        let command: ShellCommand = """
          cst import \(wanted.path) --asset \(.asset) --account \(name ?? "")
          """
        let end: Phrase =
          name == nil ? "." : "; to bring that in: \(run: command)"
        """
        Nobody remembers the account \(quoted: name ?? "without a name"), so \
        it is left out, with \(rows, "row")\(end)
        """
      }
    }
  }

  /// How the file was read.
  func sourceDocument(_ isAccessible: Bool) -> Document {
    Document {
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
          let texts = table.columns.firstIndex { $0.role.isText }
          let head = columns.prefix(texts ?? columns.count)
          let tail = columns.dropFirst(head.count)
          "  \(head.joined("; "))\(tail.isEmpty ? "" : ";")"
          if !tail.isEmpty { "  \(tail.joined("; "))" }
        }
      } else if let raw {
        "\(file) is \(raw.form.words), in \(encoding.words)."
      }
    }
  }

  private func words(of role: ColumnRole, _ heading: String) -> Phrase {
    let dates = accounts.compactMap(\.rows.dates).first
    let decimal = accounts.compactMap(\.rows.decimal).first
    var words: Phrase = "\(role.name) from \(quoted: heading)"
    let isSum = role == .amount || role == .incoming
    if role == .date, let dates { words = "\(words), \(dates.words)" }
    if isSum, let decimal { words = "\(words), decimal \(decimal.rawValue)" }
    return words
  }
}

extension ColumnRole {
  fileprivate var isText: Bool {
    switch self {
    case .payee, .note, .currency, .account, .id, .state: true
    default: false
    }
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
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .windows1252: "Windows-1252"
    }
  }
}

extension StatementForm {
  fileprivate var words: Phrase {
    switch self {
    case .cst: "a store"
    case .ofx: "OFX"
    case .camt: "camt.053"
    case .mt940: "MT940"
    case .qif: "QIF"
    case .csv: "a table"
    }
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
