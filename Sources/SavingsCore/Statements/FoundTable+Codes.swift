extension FoundTable {
  /// The first column without a role in which each row has the code of a
  /// currency, with the codes; a table that tells currencies has none.
  ///
  /// A heading that says whose it is may mean another sum's.
  func codes(in text: inout [UInt8]) -> (column: Int, codes: [String])? {
    guard columns[ColumnRole.currency.rawValue] == nil,
      let date = columns[ColumnRole.date.rawValue]
    else { return nil }
    let end = text.count
    var found: [(column: Int, codes: [String])] = []
    for column in 0..<width
    where !columns.contains(column) && name(of: column).meansCurrency {
      found.add((column, []))
    }
    var lines = TableLines(delimiter, from: firstRow, upTo: end)
    while !found.isEmpty, lines.next(in: &text) {
      let cells = lines.cells
      // Headings that come again, and footers, say nothing.
      guard lines.flaw == nil, date < cells.count,
        text.span.extracting(cells[date].range).hasDigit
      else { continue }
      for place in found.indices.reversed() {
        let column = found[place].column
        let cell = column < cells.count ? cells[column] : .none
        let word = String(decoding: text[cell.range], as: UTF8.self)
        if !word.isCode {
          found.remove(at: place)
        } else if !found[place].codes.contains(word) {
          found[place].codes.add(word)
        }
      }
    }
    // What was written anew is not needed any more.
    text.removeLast(text.count - end)
    return found.first { !$0.codes.isEmpty }
  }
}

extension String {
  /// Whether it is the code of a currency that nobody takes for a word.
  var isCode: Bool {
    (try? Currency(self)).map { $0.code == self && $0.isWellKnown } ?? false
  }

  /// Whether a column of codes that is headed so says in what its rows are.
  var meansCurrency: Bool {
    String.headingsOfCodes.words(between: "|").contains(asHeading)
  }

  private static let headingsOfCodes =
    """
    account currency|amount/balance unit|ccy|coin|cur|curr|currency code|\
    deviza|devise du compte|mena|měna|moeda|moneda|pénznem|symbol|unit|\
    valuta|valuutta|waluta|whg
    """
}
