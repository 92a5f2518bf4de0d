/// Where a table begins, and what its columns stand for.
package struct FoundTable: Sendable {
  let delimiter: UInt8

  /// Where the line begins on which the table does.
  let place: Int

  let firstRow: Int
  let width: Int

  /// The column of each role, in the order of the words.
  private(set) var columns: [Int?]

  /// The heading that stands for a role in more than one column.
  private(set) var twice: [String?]

  /// The headings, empty where there are none.
  let headings: [String]

  /// The table that begins with a line, the first of its rows or the headings
  /// above them.
  init(
    _ lines: TableLines, _ columns: [Int?], _ twice: [String?],
    headings: [String]
  ) {
    delimiter = lines.delimiter
    place = lines.start
    firstRow = headings.isEmpty ? lines.start : lines.place
    width = lines.cells.count
    self.columns = columns
    self.twice = twice
    self.headings = headings
  }

  /// What a column is called: its heading, or its number.
  func name(of column: Int) -> String {
    column < headings.count && headings[column] != ""
      ? headings[column] : String(column + 1)
  }

  /// Takes the column of one role for another one.
  mutating func move(_ old: ColumnRole, to new: ColumnRole) {
    columns.swapAt(old.rawValue, new.rawValue)
    twice.swapAt(old.rawValue, new.rawValue)
  }

  /// Takes no column of numbers, which may be those of cheques, for amounts
  /// where others tell what came in or went out.
  mutating func passOverNumbers() {
    let role = ColumnRole.amount.rawValue
    guard let place = columns[role], headings[place].asHeading == "number",
      [ColumnRole.incoming, .outgoing].contains(where: {
        columns[$0.rawValue] != nil
      })
    else { return }
    columns[role] = nil
    twice[role] = nil
  }

  /// Of two columns of currencies, one behind the balance and one behind the
  /// only sum, takes that of the sum.
  mutating func takeCurrencyOfSum() {
    let role = ColumnRole.currency.rawValue
    guard let heading = twice[role]?.asHeading,
      let balance = columns[ColumnRole.balance.rawValue]
    else { return }
    let sums = ColumnRole.sums.compactMap { columns[$0.rawValue] }
    let places = headings.indices.filter { headings[$0].asHeading == heading }
    guard sums.count == 1, places.count == 2, places.contains(balance + 1),
      places.contains(sums[0] + 1)
    else { return }
    columns[role] = sums[0] + 1
    twice[role] = nil
  }

  /// The columns that go on where another one of their role says nothing, or
  /// says who paid what went out.
  var beside: [BesideColumn] {
    let known = headings.map(\.asHeading)
    var beside: [BesideColumn] = []
    for role in [ColumnRole.payee, .note] {
      guard let main = columns[role.rawValue] else { continue }
      for word in role.words {
        guard let place = known.firstIndex(of: word), place != main else {
          continue
        }
        beside.add(
          BesideColumn(
            role: role, heading: name(of: place), place: place,
            isOfGone: (known[main], word) == ColumnRole.paid))
      }
    }
    return beside
  }

  /// The headings that are no word of any role.
  var unknown: [String] {
    let words = ColumnRole.table.roles.flatMap(\.words)
    return headings.indices.compactMap { place in
      let heading = headings[place]
      return heading == "" || columns.contains(place)
        || words.contains(heading.asHeading) ? nil : heading
    }
  }
}

extension FoundTable {
  /// How many lines may stand before the table, with it.
  static let most = 40

  /// The delimiters that there are, or the one that the first line names, and
  /// where the rest begins.
  static func delimiters(of text: [UInt8]) -> (marks: [UInt8], start: Int) {
    let bytes = text.span
    let start = bytes.skippingBlanks(from: 0)
    let rest = bytes.extracting(start..<bytes.count)
    if rest.begins("sep="), rest.count > 4, !rest[4].isLineEnd {
      let end = start + 5
      if end == bytes.count || bytes[end].isLineEnd {
        return ([rest[4]], bytes.behindLineEnd(at: end))
      }
    }
    return ([0x3b, 0x09, 0x2c, 0x7c], 0)
  }

  /// The table under the delimiter that gives it the most cells; it begins with
  /// the first line of which `table` says so.
  ///
  /// It is `dynamic` to be compiled once, whatever is looked for.
  dynamic static func first(
    in text: inout [UInt8], _ table: (TableLines, [UInt8]) -> FoundTable?
  ) -> FoundTable? {
    let end = text.count
    let (marks, start) = delimiters(of: text)
    var best: FoundTable?
    for mark in marks {
      var lines = TableLines(mark, from: start, upTo: end)
      for _ in 0..<most {
        guard lines.next(in: &text) else { break }
        guard lines.flaw == nil, let found = table(lines, text) else {
          continue
        }
        if found.width > best?.width ?? 0 { best = found }
        break
      }
    }
    return best
  }

  /// The table of which enough headings are among these words.
  ///
  /// Behind a heading may stand the code of what is counted.
  package dynamic static func under(
    _ words: TableWords, in text: inout [UInt8], code: String = "",
    suffices: ([Int?]) -> Bool
  ) -> FoundTable? {
    first(in: &text) { lines, text in
      guard lines.cells.count > 1 else { return nil }
      let headings = lines.texts(in: text)
      let (columns, twice) = words.columns(of: headings, code)
      return suffices(columns)
        ? FoundTable(lines, columns, twice, headings: headings) : nil
    }
  }
}

extension TableWords {
  /// The column of every role, and the words that two columns have.
  func columns(
    of headings: [String], _ code: String
  ) -> (columns: [Int?], twice: [String?]) {
    let whole = headings.map(\.asHeading)
    let bare = whole.map { $0.without(code) }
    var columns = [Int?](repeating: nil, count: roles.count)
    var twice = [String?](repeating: nil, count: roles.count)
    for (role, entry) in roles.enumerated() {
      for word in entry.words {
        let places = bare.indices.filter {
          bare[$0] == word || whole[$0] == word
        }
        guard let first = places.first else { continue }
        columns[role] = first
        let isFree = entry.name == "payee" || entry.name == "note"
        if !isFree, places.count > 1 {
          let plain = plainOne(of: places, headings, code)
          columns[role] = plain ?? first
          twice[role] = plain == nil ? headings[first] : nil
        }
        break
      }
    }
    return (columns, twice)
  }

  /// The only column with the code that is counted in brackets; or the one
  /// without any beside columns for a direction: `Amount (credit)`.
  private func plainOne(
    of places: [Int], _ headings: [String], _ code: String
  ) -> Int? {
    let codes = places.map { headings[$0].code.map(Wording.folded) }
    let own = places.indices.filter { codes[$0] == code }
    let bare = places.indices.filter { codes[$0] == nil }
    if own.count == 1, bare.isEmpty { return places[own[0]] }
    let areDirections = codes.compactMap(\.self).allSatisfy {
      StateWord.isIncoming($0) != nil
    }
    return bare.count == 1 && areDirections ? places[bare[0]] : nil
  }
}

extension String {
  /// A heading without a code at its end: `umsatz in eur`, `debit chf`.
  fileprivate func without(_ code: String) -> String {
    for end in [" in \(code)", " \(code)"] where hasSuffix(end) {
      return String(dropLast(end.count))
    }
    return self
  }

  /// What stands in brackets at its end: `EUR` of `Amount (EUR)`.
  var code: String? {
    guard hasSuffix(")") || hasSuffix("]") else { return nil }
    return words(between: "()[]").last
  }

  /// A heading as two are compared: folded, without what stands in brackets,
  /// with blanks for underscores, and without a mark at its end.
  var asHeading: String {
    var depth = 0
    var words = ""
    for scalar in Wording.folded(self).unicodeScalars {
      switch scalar {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      case _ where depth > 0: break
      case "_", " ", "\t", "\n", "\r", "\u{A0}":
        if words.utf8.last ?? 0x20 != 0x20 { words += " " }
      default: words.unicodeScalars.append(scalar)
      }
    }
    while words.hasSuffix(" ") || words.hasSuffix(".") || words.hasSuffix(":") {
      words.removeLast()
    }
    return words
  }
}
