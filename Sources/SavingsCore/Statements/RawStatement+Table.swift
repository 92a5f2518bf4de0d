extension RawStatement {
  /// Reads a table, with its columns as somebody said them, or by its
  /// headings, behind which a code may stand.
  static func table(
    _ source: StatementText, _ list: ColumnList?, _ code: String
  ) throws(StatementProblem) -> RawStatement {
    var text = source.bytes
    let end = text.count
    let found =
      if let list { list.find(in: &text) } else { find(in: &text, code) }
    // No cell of what was tried is needed any more.
    text.removeLast(text.count - end)
    guard var table = found else {
      let cause: UnclearColumns.Cause = list == nil ? .noTable : .noRow
      throw RawStatement(.csv, text, []).unclear(cause)
    }
    if list == nil { table.passOverNumbers() }
    table.takeCurrencyOfSum()
    // Who names the columns is believed.
    let codes = list == nil ? table.codes(in: &text) : nil
    let hasAmount = table.columns[ColumnRole.amount.rawValue] != nil
    var columns: [(role: ColumnRole, heading: String)] = []
    var places: [Int] = []
    for role in ColumnRole.allCases where hasAmount || role != .sign {
      guard let place = table.columns[role.rawValue] else { continue }
      columns.add((role, table.name(of: place)))
      places.add(place)
    }
    var beside = list == nil ? table.beside : []
    var all = columns
    for column in beside where column.isOfGone {
      all.add((column.role, column.heading))
      places.add(column.place)
    }
    var raw = RawStatement(.csv, text, all)
    let silent = raw.read(table, places, &beside, upTo: end)
    if !raw.has(.balance), !raw.has(.account) { raw.readAbove(table) }
    var stated = list == nil && !raw.has(.currency) ? raw.codesOfSums : []
    let areSeveral = stated.isEmpty && codes?.codes.count ?? 0 > 1
    if stated.isEmpty, let codes, !areSeveral { stated = codes.codes }
    for code in stated {
      for place in raw.accounts.indices { raw.accounts[place].state(code) }
    }
    for place in columns.indices.reversed()
    where silent.contains(columns[place].role) {
      columns.remove(at: place)
      places.remove(at: place)
    }
    raw.table = StatementTable(
      delimiter: Character(Unicode.Scalar(table.delimiter)),
      line: text.span.line(of: table.place), columns: columns,
      places: Array(places.prefix(columns.count)),
      beside: beside.filter { $0.isUsed || $0.isOfGone },
      unknown: list == nil ? table.unknown : [])
    if let twice = columns.compactMap({ table.twice[$0.role.rawValue] }).first {
      throw raw.unclear(.twice(twice))
    }
    if areSeveral, let column = codes?.column {
      throw raw.unclear(.currency(table.name(of: column)))
    }
    return raw
  }

  /// The table by its headings; where the sums stand below words for the
  /// direction alone, as in `Debit/Credit`, these are the amounts.
  private static func find(
    in text: inout [UInt8], _ code: String
  ) -> FoundTable? {
    let end = text.count
    if let table = find(in: &text, with: ColumnRole.sums, code) { return table }
    text.removeLast(text.count - end)
    guard var table = find(in: &text, with: [.sign], code),
      let place = table.columns[ColumnRole.sign.rawValue]
    else { return nil }
    var lines = TableLines(table.delimiter, from: table.firstRow, upTo: end)
    guard lines.next(in: &text), place < lines.cells.count,
      text.span.extracting(lines.cells[place].range).hasDigit
    else { return nil }
    table.move(.sign, to: .amount)
    return table
  }

  private static func find(
    in text: inout [UInt8], with roles: [ColumnRole], _ code: String
  ) -> FoundTable? {
    FoundTable.under(ColumnRole.table, in: &text, code: code) { columns in
      columns[ColumnRole.date.rawValue] != nil
        && roles.contains { columns[$0.rawValue] != nil }
    }
  }

  /// Reads the rows, and tells which roles of sums say nothing.
  private mutating func read(
    _ table: FoundTable, _ places: [Int], _ beside: inout [BesideColumn],
    upTo end: Int
  ) -> [ColumnRole] {
    var lines = TableLines(table.delimiter, from: table.firstRow, upTo: end)
    let halves = [ColumnRole.incoming, .outgoing]
    let amountPlace = self.places[ColumnRole.amount.rawValue]
    // What counts only in rows without an amount.
    let spare =
      amountPlace == nil ? [] : halves.compactMap { self.places[$0.rawValue] }
    var (hasAmount, hasHalf) = (false, false)
    let needed = columns.indices.compactMap { column in
      spare.contains(column) || column == gonePayee ? nil : places[column]
    }
    let least = (needed.max() ?? 0) + 1
    let usual = max(end - table.firstRow, 0) / 64
    rows.reserveCapacity(usual)
    cells.reserveCapacity(usual * places.count)
    // Columns that may say the direction, as far as nothing speaks against it.
    var directions = (0..<table.width).filter { !needed.contains($0) }
    var isOut = [Bool](repeating: false, count: table.width)
    let accountPlace = self.places[ColumnRole.account.rawValue]
    let datePlace = self.places[ColumnRole.date.rawValue] ?? 0
    var last = (name: Cell.none, account: Int32(0))
    while lines.next(in: &text) {
      let found = lines.cells
      if found.count == 1, found[0].isEmpty, lines.flaw == nil { continue }
      var row = RawRow(place: UInt32(lines.start), flaw: lines.flaw)
      if row.flaw == nil {
        if found.count < least {
          row.flaw = .tooFewCells
        } else if found.count > table.width,
          found[table.width...].contains(where: { !$0.isEmpty })
        {
          row.flaw = .tooManyCells
        }
      }
      let start = cells.count
      for place in places {
        cells.append(place < found.count ? found[place] : .none)
      }
      for column in beside.indices where !beside[column].isOfGone {
        let place = beside[column].place
        guard let main = self.places[beside[column].role.rawValue],
          cells[start + main].isEmpty, place < found.count,
          !found[place].isEmpty
        else { continue }
        cells[start + main] = found[place]
        beside[column].isUsed = true
      }
      if let amountPlace, !cells[start + amountPlace].isEmpty {
        hasAmount = true
      } else {
        for column in spare where !cells[start + column].isEmpty {
          hasHalf = true
        }
      }
      let isDated = hasDigit(cells[start + datePlace])
      if let accountPlace {
        let name = cells[start + accountPlace]
        if !accounts.isEmpty,
          text[name.range].elementsEqual(text[last.name.range]),
          row.flaw == nil || !name.isEmpty
        {
          row.account = last.account
        } else if lines.flaw != nil || isDated {
          // What stands there in a broken row may be another cell.
          if row.flaw == nil {
            last = (name, Int32(account(name.isEmpty ? nil : string(name))))
          }
          row.account = row.flaw == nil ? last.account : RawRow.anyAccount
        }
      }
      // Headings that come again, and footers, say nothing.
      if isDated, !directions.isEmpty {
        directions.removeAll { column in
          guard column < found.count, !found[column].isEmpty else {
            return false
          }
          let word = text[found[column].range]
          guard word.count <= StateWord.longest,
            let isIncoming = StateWord.isIncoming(
              Wording.folded(String(decoding: word, as: UTF8.self)))
          else { return true }
          if !isIncoming { isOut[column] = true }
          return false
        }
      }
      rows.add(row)
    }
    needAccount()
    if amountPlace != nil, !has(.sign) {
      directionColumn = directions.first { isOut[$0] }.map(table.name)
    }
    if hasHalf { return hasAmount ? [] : [.amount] }
    return spare.isEmpty ? [] : halves
  }

  /// The currencies in the headings of sums: `USD` of `Amount (USD)`.
  private var codesOfSums: [String] {
    columns.filter { ColumnRole.sums.contains($0.role) }
      .compactMap(\.heading.code).filter(\.isCode)
  }
}
