/// Where a table begins, and what its columns stand for.
package struct FoundTable: Sendable {
  /// What stands between two cells.
  let delimiter: UInt8

  /// Where the line begins on which the table does.
  let place: Int

  /// Where its first row begins.
  let firstRow: Int

  /// How many cells its lines have.
  let width: Int

  /// The column of each role, in the order of the words.
  var columns: [Int?]

  /// The heading that stands for a role in more than one column.
  var twice: [String?]

  /// The headings, empty where there are none.
  let headings: [String]

  /// What a column is called: its heading, or its number.
  func name(of column: Int) -> String {
    column < headings.count && headings[column] != ""
      ? headings[column] : String(column + 1)
  }
}

/// Looks for the line of headings of a table.
package struct TableFinder {
  /// How many lines may stand before the table, with it.
  static let most = 40

  /// The words that headings may have.
  let words: TableWords

  /// Whether the roles that were found are enough.
  let suffices: @Sendable ([Int?]) -> Bool

  /// A finder of headings with these words.
  package init(
    _ words: TableWords, suffices: @escaping @Sendable ([Int?]) -> Bool
  ) {
    self.words = words
    self.suffices = suffices
  }

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

  /// The table under the delimiter that gives its headings the most cells.
  package func find(in text: inout [UInt8]) -> FoundTable? {
    let end = text.count
    let (marks, start) = TableFinder.delimiters(of: text)
    var best: FoundTable?
    for mark in marks {
      guard let found = find(mark, in: &text, from: start, upTo: end),
        found.width > best?.width ?? 0
      else { continue }
      best = found
    }
    return best
  }

  private func find(
    _ mark: UInt8, in text: inout [UInt8], from start: Int, upTo end: Int
  ) -> FoundTable? {
    var lines = TableLines(mark, from: start)
    for _ in 0..<TableFinder.most {
      guard lines.next(in: &text, upTo: end) else { return nil }
      guard lines.flaw == nil, lines.cells.count > 1 else { continue }
      let headings = lines.cells.map {
        String(decoding: text[$0.range], as: UTF8.self)
      }
      let (columns, twice) = columns(of: headings.map(\.asHeading))
      guard suffices(columns) else { continue }
      return FoundTable(
        delimiter: mark, place: lines.start, firstRow: lines.place,
        width: headings.count, columns: columns, twice: twice,
        headings: headings)
    }
    return nil
  }

  /// The column of every role, and the words that two columns have.
  private func columns(
    of headings: [String]
  ) -> (columns: [Int?], twice: [String?]) {
    var columns = [Int?](repeating: nil, count: words.roles.count)
    var twice = [String?](repeating: nil, count: words.roles.count)
    for (role, entry) in words.roles.enumerated() {
      for word in entry.words {
        guard let first = headings.firstIndex(of: word) else { continue }
        columns[role] = first
        let isFree = entry.name == "payee" || entry.name == "note"
        if !isFree, headings.lastIndex(of: word) != first {
          twice[role] = headings[first]
        }
        break
      }
    }
    return (columns, twice)
  }
}

extension String {
  /// A heading as two are compared: folded, without what stands in brackets,
  /// with blanks for underscores, and without a mark at its end.
  package var asHeading: String {
    var depth = 0
    var words = ""
    for scalar in Wording.folded(self).unicodeScalars {
      switch scalar {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      case _ where depth > 0: break
      case "_", " ", "\t", "\n", "\r", "\u{A0}":
        if words.unicodeScalars.last != " ", !words.isEmpty { words += " " }
      default: words.unicodeScalars.append(scalar)
      }
    }
    var scalars = words.unicodeScalars
    while let last = scalars.last, last == " " || last == "." || last == ":" {
      scalars.removeLast()
    }
    return String(scalars)
  }
}
