/// Reads the cells of a table line by line, as RFC 4180 has them, with any
/// delimiter.
///
/// A cell that begins with a quotation mark ends with a single one; inside
/// other cells it is a character.
struct TableLines {
  /// What stands between two cells.
  let delimiter: UInt8

  /// Where the next record begins.
  var place: Int

  /// The cells of the record that was read last.
  private(set) var cells: [Cell] = []

  /// Where that began.
  private(set) var start = 0

  /// What is wrong with its quotation marks.
  private(set) var flaw: StatementFlaw.Reason?

  init(_ delimiter: UInt8, from place: Int = 0) {
    self.delimiter = delimiter
    self.place = place
  }

  /// Reads the next record that is not empty; one with quotation marks that
  /// make no sense ends with its line.
  @inline(never)
  mutating func next(in text: inout [UInt8], upTo end: Int) -> Bool {
    while place < end, text[place].isLineEnd { place += 1 }
    guard place < end else { return false }
    start = place
    flaw = nil
    cells.removeAll(keepingCapacity: true)
    while true {
      let isQuoted = text[place] == 0x22
      let isFormula =
        text[place] == 0x3d && place + 1 < end && text[place + 1] == 0x22
      if isQuoted || isFormula {
        if isFormula { place += 1 }
        guard readQuoted(&text, upTo: end) else {
          skipLine(in: text, upTo: end)
          return true
        }
      } else {
        readPlain(text, upTo: end)
      }
      guard place < end, text[place] == delimiter else { break }
      place += 1
      if place == end || text[place].isLineEnd {
        cells.append(.none)
        break
      }
    }
    return true
  }

  private mutating func readPlain(_ text: [UInt8], upTo end: Int) {
    let bytes = text.span
    let start = place
    while place < end, bytes[place] != delimiter, !bytes[place].isLineEnd {
      place += 1
    }
    cells.append(Cell(bytes.trimmed(start..<place)))
  }

  /// Reads from a quotation mark to the next single one.
  private mutating func readQuoted(
    _ text: inout [UInt8], upTo end: Int
  ) -> Bool {
    let first = place + 1
    var (isDoubled, isEscaped) = (false, false)
    place = first
    while true {
      guard place < end else {
        flaw = .openQuote
        return false
      }
      if text[place] == 0x22 {
        let isBehindSlash = place > first && text[place - 1] == 0x5c
        if isEscaped, isBehindSlash {
          // The cell has shown that it doubles none.
        } else if place + 1 < end, text[place + 1] == 0x22 {
          isDoubled = true
          place += 1
        } else if isBehindSlash, !isEnd(place + 1, in: text, upTo: end) {
          // ledger puts a backslash there.
          isEscaped = true
        } else {
          break
        }
      }
      place += 1
    }
    let last = place
    place += 1
    while place < end, text[place].isBlank, text[place] != delimiter {
      place += 1
    }
    guard place == end || text[place] == delimiter || text[place].isLineEnd
    else {
      flaw = .textBehindQuote
      return false
    }
    guard isDoubled || isEscaped else {
      cells.append(Cell(text.span.trimmed(first..<last)))
      return true
    }
    // What is written anew stands behind the text.
    let copy = text.count
    var index = first
    while index < last {
      let isMark = text[index] == 0x22
      if isEscaped, index + 1 < last, text[index] == 0x5c,
        text[index + 1] == 0x22
      {
        index += 1
        text.append(0x22)
        index += 1
        continue
      }
      text.append(text[index])
      index += isMark && !isEscaped ? 2 : 1
    }
    cells.append(Cell(text.span.trimmed(copy..<text.count)))
    return true
  }

  /// Whether a cell ends at a place, blanks apart.
  private func isEnd(_ start: Int, in text: [UInt8], upTo end: Int) -> Bool {
    var place = start
    while place < end, text[place].isBlank, text[place] != delimiter {
      place += 1
    }
    return place == end || text[place] == delimiter || text[place].isLineEnd
  }

  private mutating func skipLine(in text: [UInt8], upTo end: Int) {
    place = start
    while place < end, !text[place].isLineEnd { place += 1 }
  }
}
