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
      for _ in 0..<FoundTable.most where found.count < 3 {
        guard lines.next(in: &text) else { break }
        let cells = lines.texts(in: text)
        // What stands before the table has fewer cells.
        if cells.count > found.first?.count ?? 1 { found = [] }
        if cells.count == found.first?.count ?? cells.count, cells.count > 1 {
          found.add(cells)
        }
      }
      if found.first?.count ?? 0 > best.first?.count ?? 0 { best = found }
    }
    return .unclearColumns(
      UnclearColumns(cause: cause, lines: best, suggestion: suggestion(best)))
  }

  /// Roles for the columns by their headings, or where nobody knows these, by
  /// what the lines say; none where more than one column may be the amount.
  private func suggestion(_ lines: [[String]]) -> String {
    var known: [String] = []
    // Columns that may be the amount: of digits alone, or of more.
    var sums: (bare: [Int], clear: [Int]) = ([], [])
    let named = ColumnRole.table.columns(of: lines.first ?? [], "").columns
    for (column, cell) in (lines.last ?? []).enumerated() {
      var role = "-"
      let heading = lines[0][column]
      let cells = lines.map { $0[column] }
      if let said = table?.columns.first(where: {
        $0.heading == heading || $0.heading == String(column + 1)
      }) {
        role = said.role.name
        if ColumnRole.sums.contains(said.role), known.contains(role) {
          return ""
        }
      } else if StateWord.isIncoming(Wording.folded(cell)) != nil {
        role = "sign"
      } else if table == nil,
        let said = named.firstIndex(of: column).flatMap(
          ColumnRole.init(rawValue:)),
        !ColumnRole.sums.contains(said)
      {
        role = said.name
      } else if table != nil {
        // Who wrote the headings knows the others.
      } else if WrittenDay(cell.utf8.span).isSome {
        role = "date"
      } else if let sum = cells.last(where: {
        WrittenSum($0.utf8.span).isSome
      }) {
        if sum.utf8.allSatisfy(\.isDigit) {
          sums.bare.add(column)
        } else {
          sums.clear.add(column)
        }
      } else if cell != "" {
        role = known.contains("payee") ? "note" : "payee"
      }
      known.add(known.contains(role) ? "-" : role)
    }
    let left = sums.clear.isEmpty ? sums.bare : sums.clear
    guard left.count < 2 else { return "" }
    for column in left {
      known[column] = "amount"
      // A sum with a sign needs no word for it.
      if lines.contains(where: { WrittenSum($0[column].utf8.span).isNegative }),
        let sign = known.firstIndex(of: "sign")
      {
        known[sign] = "-"
      }
    }
    while known.last == "-" { known.removeLast() }
    let names = ColumnRole.sums.map(\.name)
    return known.contains("date") && known.contains(where: names.contains)
      ? known.joined(separator: ",") : "date,payee,amount"
  }
}
