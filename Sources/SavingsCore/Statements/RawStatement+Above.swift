extension RawStatement {
  /// The words behind which a line above a table tells a balance, before its
  /// day.
  private static let balanceWords: Set = [
    "kontostand vom", "kontostand am", "kontostand per", "kontostand zum",
    "saldo vom", "saldo am", "saldo per", "saldo zum", "saldo op", "saldo al",
    "balance as of", "balance on", "closing balance as of",
    "ending balance as of",
  ]

  /// The words behind which it tells what the table covers, or its last day.
  private static let periodWords: Set = ["zeitraum", "period", "bis", "to"]

  /// Takes from the lines above a table the balance of a day, and the last day
  /// that it covers.
  mutating func readAbove(_ table: FoundTable) {
    var lines = TableLines(table.delimiter, upTo: table.place)
    while lines.next(in: &text) {
      guard lines.flaw == nil, let first = lines.cells.first,
        let value = lines.cells.dropFirst().first(where: { !$0.isEmpty }),
        let last = lines.cells.last(where: { !$0.isEmpty })
      else { continue }
      let (words, day) = lastWord(of: first)
      if RawStatement.balanceWords.contains(words.asHeading) {
        accounts[0].closings.add(
          RawBalance(place: lines.start, amount: value, day: day))
      } else if RawStatement.periodWords.contains(string(first).asHeading) {
        accounts[0].end = lastWord(of: last).word
      }
    }
  }

  /// The last word of a cell, without the mark at its end, and those before it.
  private func lastWord(of cell: Cell) -> (before: String, word: Cell) {
    let bytes = text.span.extracting(cell.range)
    var end = bytes.count
    if end > 0, bytes[end - 1] == 0x3a { end -= 1 }
    var start = end
    while start > 0, !bytes[start - 1].isBlank { start -= 1 }
    let place = cell.range.lowerBound
    return (
      string(Cell(place..<place + start)), Cell(place + start..<place + end)
    )
  }
}
