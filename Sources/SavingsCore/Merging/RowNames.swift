/// What rows are called for good: their day, their sum, and the bank's id or a
/// checksum of their words.
///
/// `2026-03-04 -12.5 A1`; the second row of one name is `2026-03-04 -12.5 A1
/// #2`. Banks use ids again; with day and sum they are told apart.
struct RowNames {
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]

  /// How many bytes of each are its day and sum.
  private var heads: [Int] = []

  init(of statement: StatementRows) {
    var names = NameTable(roomFor: statement.rows.count)
    for row in statement.rows {
      var name = JSONWriter.line { text in
        text.write(row.day)
        text.write(" ")
        text.write(row.amount)
        text.write(" ")
      }
      heads.append(name.count)
      if row.id.isEmpty {
        let checksum = statement.wordsChecksum(of: row)
        name += JSONWriter.line { $0.write(hexadecimal: checksum) }
      } else {
        name += statement.texts[row.id.range]
      }
      // A bank's id may end like a number of ours.
      var place = names.add(name.span)
      while names.counts[place] > 1 {
        name += " #\(names.counts[place])".utf8
        place = names.add(name.span)
      }
      bytes += name
      ends.append(bytes.count)
    }
  }

  func text(_ row: Int) -> String {
    String(decoding: bytes[ends[row]..<ends[row + 1]], as: UTF8.self)
  }

  /// Whether the name of a row is among others.
  func has(_ row: Int, in table: inout NameTable) -> Bool {
    table.has(bytes.span.extracting(ends[row]..<ends[row + 1]))
  }

  /// Whether the day and the sum of a row are among others.
  func hasHead(_ row: Int, in table: inout NameTable) -> Bool {
    table.has(bytes.span.extracting(ends[row]..<ends[row] + heads[row]))
  }
}

extension StatementRows {
  /// The checksum over payee and note, each reduced to its letters and digits.
  fileprivate func wordsChecksum(of row: StatementRow) -> UInt64 {
    var words: [UInt8] = []
    reduce(row.payee, into: &words)
    words.append(0x0a)
    reduce(row.note, into: &words)
    return Checksum(of: words.span).bits
  }

  private func reduce(_ cell: Cell, into words: inout [UInt8]) {
    let start = words.count
    for place in cell.range {
      let byte = texts[place]
      guard byte < 0x80 else {
        words.removeLast(words.count - start)
        let folded = Wording.folded(
          String(decoding: texts[cell.range], as: UTF8.self))
        for scalar in folded.unicodeScalars
        where scalar.properties.isAlphabetic
          || scalar.properties.numericType != nil
        {
          words.append(scalar: scalar.value)
        }
        return
      }
      if byte.isDigit {
        words.append(byte)
      } else if byte.isLetter {
        words.append(byte | 0x20)
      }
    }
  }
}
