/// Reads the cells of a table line by line, as RFC 4180 has them, with any
/// delimiter.
///
/// A cell that begins with a quotation mark ends with a single one; inside
/// other cells it is a character.
struct TableLines {
  let delimiter: UInt8

  /// Where the next record begins.
  private(set) var place: Int

  /// Where the text ends, behind which cells stand that were written anew.
  private let end: Int

  /// The cells of the record that was read last.
  private(set) var cells: [Cell] = []

  /// Where that began.
  private(set) var start = 0

  /// What is wrong with its quotation marks.
  private(set) var flaw: StatementFlaw.Reason?

  init(_ delimiter: UInt8, from place: Int = 0, upTo end: Int) {
    self.delimiter = delimiter
    self.place = place
    self.end = end
  }

  func texts(in text: [UInt8]) -> [String] {
    cells.map { String(decoding: text[$0.range], as: UTF8.self) }
  }

  /// Reads the next record that is not empty; one with quotation marks that
  /// make no sense ends with its line.
  @inline(never)
  mutating func next(in text: inout [UInt8]) -> Bool {
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
        guard readQuoted(&text) else {
          place = start
          while place < end, !text[place].isLineEnd { place += 1 }
          return true
        }
      } else {
        let first = place
        while place < end, text[place] != delimiter, !text[place].isLineEnd {
          place += 1
        }
        cells.append(Cell(text.span.trimmed(first..<place)))
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

  /// Reads from a quotation mark to the next single one.
  private mutating func readQuoted(_ text: inout [UInt8]) -> Bool {
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
        } else if isBehindSlash,
          endOfCell(from: place + 1, in: text) == nil
        {
          // ledger puts a backslash there.
          isEscaped = true
        } else {
          break
        }
      }
      place += 1
    }
    let last = place
    guard let next = endOfCell(from: place + 1, in: text) else {
      flaw = .textBehindQuote
      return false
    }
    place = next
    guard isDoubled || isEscaped else {
      cells.append(Cell(text.span.trimmed(first..<last)))
      return true
    }
    // What is written anew stands behind the text.
    let copy = text.count
    var index = first
    while index < last {
      let isMarked = text[index] == (isEscaped ? 0x5c : 0x22)
      if isMarked, !isEscaped || index + 1 < last && text[index + 1] == 0x22 {
        text.append(0x22)
        index += 2
      } else {
        text.append(text[index])
        index += 1
      }
    }
    cells.append(Cell(text.span.trimmed(copy..<text.count)))
    return true
  }

  /// Where a cell ends from a place on, with nothing but blanks before it.
  private func endOfCell(from start: Int, in text: [UInt8]) -> Int? {
    var place = start
    while place < end, text[place].isBlank, text[place] != delimiter {
      place += 1
    }
    let isEnd =
      place >= end || text[place] == delimiter || text[place].isLineEnd
    return isEnd ? place : nil
  }
}
