extension RawStatement {
  /// That nobody can be sure of the columns, with what there is to choose
  /// from.
  func unclear(_ cause: UnclearColumns.Cause) -> StatementProblem {
    var text = text
    let (marks, start) = FoundTable.delimiters(of: text)
    var best: [[String]] = []
    for mark in table.map({ [$0.delimiter.asciiValue ?? 0x2c] }) ?? marks {
      var lines = TableLines(mark, from: start, upTo: text.count)
      var found: [[String]] = []
      var first: [[String]] = []
      for _ in 0..<FoundTable.most {
        guard lines.next(in: &text) else { break }
        if let table, text.span.line(of: lines.start) < table.line { continue }
        let cells = lines.texts(in: text)
        // What stands before the table has fewer cells.
        if cells.count > found.first?.count ?? 1 { found = [] }
        guard cells.count == found.first?.count ?? cells.count, cells.count > 1
        else { continue }
        guard found.count < 3 else { continue }
        found.add(cells)
        guard found.count == 3 else { continue }
        if first.isEmpty { first = found }
        if found.hasRow { break }
      }
      // Where no line tells a day and a sum, nobody knows of a preamble.
      if !found.hasRow, !first.isEmpty { found = first }
      let isBetter =
        found.hasRow == best.hasRow
        ? found.first?.count ?? 0 > best.first?.count ?? 0 : found.hasRow
      if isBetter { best = found }
    }
    // Columns that no line fits would be refused again.
    var suggestion = best.hasRow ? suggestion(best) : ""
    // The same columns would be refused again, and which of two sums is meant
    // nobody knows.
    switch cause {
    case .twice(let heading) where table?.hasSum(called: heading) ?? false:
      suggestion = ""
    case .direction where !suggestion.holds("sign"),
      .unsigned(areOut: false):
      suggestion = ""
    case .unsigned(areOut: true):
      let out = ColumnRole.outgoing.name
      suggestion = suggestion.parts(at: ",")
        .map { $0 == ColumnRole.amount.name ? out : $0 }
        .joined(separator: ",")
    default: break
    }
    return .unclearColumns(
      UnclearColumns(cause: cause, lines: best, suggestion: suggestion))
  }

  /// Roles for the columns by their headings, or where nobody knows these, by
  /// what the lines say; none where more than one may be the amount.
  private func suggestion(_ lines: [[String]]) -> String {
    var known: [String] = []
    // Columns that may be the amount: of digits alone, unless some have more.
    var sums: [Int] = []
    var areClear = false
    var sign: Int?
    let named = ColumnRole.table.columns(of: lines.first ?? [], "").columns
    // The last line that tells a day and a sum: one that waits says less.
    let sample = lines.last { [$0].hasRow } ?? []
    for (column, cell) in sample.enumerated() {
      var role = "-"
      let bytes = cell.utf8.span
      let cells = lines.rows.map { $0[column] }
      if let table, let place = table.places.firstIndex(of: column) {
        let said = table.columns[place].role
        role = said.name
      } else if cells.allSatisfy({
        StateWord.isIncoming(Wording.folded($0)) != nil
      }) {
        role = "sign"
        sign = sign ?? column
      } else if named[ColumnRole.currency.rawValue] == nil,
        cells.allSatisfy(\.isCode),
        lines[0][column].isCode || lines[0][column].meansCurrency
      {
        role = ColumnRole.currency.name
      } else if table != nil {
        // Who wrote the headings knows the others.
      } else if let said = named.firstIndex(of: column),
        !ColumnRole.sums.contains(where: { $0.rawValue == said })
      {
        role = ColumnRole.table.roles[said].name
      } else if WrittenDay(bytes).isSome {
        role = "date"
      } else if let sum = lines.last(where: {
        WrittenSum($0[column].utf8.span).isSome
      })?[column] {
        let isClear = !sum.isMade(of: "", letters: false)
        if isClear, !areClear { sums = [] }
        if isClear || !areClear { sums.add(column) }
        areClear = areClear || isClear
      } else if cell != "" {
        role = known.contains("payee") ? "note" : "payee"
      }
      known.add(known.contains(role) ? "-" : role)
    }
    guard sums.count < 2 else { return "" }
    for column in sums {
      known[column] = "amount"
      // A sum with a sign needs no word for it.
      if let sign,
        lines.contains(where: { WrittenSum($0[column].utf8.span).isNegative })
      {
        known[sign] = "-"
      }
    }
    while known.last == "-" { known.removeLast() }
    let names = ColumnRole.sums.map(\.name)
    return known.contains("date") && known.contains(where: names.contains)
      ? known.joined(separator: ",") : ""
  }
}

extension [[String]] {
  /// Whether one of the lines tells a day and a sum.
  fileprivate var hasRow: Bool {
    contains { cells in
      let others = cells.filter { !WrittenDay($0.utf8.span).isSome }
      return others.count < cells.count
        && others.contains { WrittenSum($0.utf8.span).isSome }
    }
  }

  /// The lines without that of the headings, where there are others.
  fileprivate var rows: [[String]] { Array(suffix(Swift.max(1, count - 1))) }
}
