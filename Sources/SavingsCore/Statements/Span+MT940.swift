extension Span<UInt8> {
  /// Where a field begins in a line, behind the head of a message.
  func fieldStart(in line: Range<Int>) -> Int {
    let part = extracting(line)
    guard part.begins("{"), let body = part.place(of: "{4:") else {
      return line.lowerBound
    }
    return line.lowerBound + body + 3
  }

  /// The number of a field, `61` of `:61:`.
  func fieldTag(_ line: Range<Int>) -> String? {
    guard line.count > 3, self[line.lowerBound] == 0x3a else { return nil }
    var place = line.lowerBound + 1
    while place < line.upperBound, place < line.lowerBound + 5,
      self[place].isDigit || self[place].isLetter
    {
      place += 1
    }
    let tag = line.lowerBound + 1..<place
    guard place < line.upperBound, self[place] == 0x3a, tag.count >= 2,
      self[tag.lowerBound].isDigit, self[tag.lowerBound + 1].isDigit
    else { return nil }
    return extracting(tag).text
  }

  /// A sum, without the mark that a whole one ends with.
  func sum(_ range: Range<Int>) -> Cell {
    let isWhole = range.count > 1 && self[range.upperBound - 1] == 0x2c
    return Cell(isWhole ? range.dropLast() : range)
  }

  /// The payee and the note of a text in one of the two forms that banks use,
  /// `nil` where it is in neither.
  var details: (payee: String, note: String)? {
    if count > 4, self[0].isDigit, self[1].isDigit, self[2].isDigit,
      self[3] == UInt8(ascii: "?") || self[3] == UInt8(ascii: ">")
    {
      return numbered(by: self[3])
    }
    if place(of: "/NAME/") != nil || place(of: "/REMI/") != nil {
      return (named("/NAME/"), named("/REMI/"))
    }
    return nil
  }

  /// Reads numbered fields: `166?00TEXT?20note?32payee`.
  private func numbered(by mark: UInt8) -> (payee: String, note: String) {
    var (note, payee) = ("", "")
    var start = 3
    while start < count {
      var end = start + 1
      while end < count, number(at: end, by: mark) == nil { end += 1 }
      if let number = number(at: start, by: mark) {
        let field = extracting(start + 3..<end).text
        switch number {
        case 20...29, 60...63: note += field
        case 32, 33: payee += field
        default: break
        }
      }
      start = end
    }
    if let words = note.utf8.span.place(of: "SVWZ+") {
      note = note.behind(words + 5)
    }
    return (payee, note)
  }

  /// The number of the field that begins at a place; a mark without one is
  /// text.
  private func number(at place: Int, by mark: UInt8) -> Int? {
    self[place] == mark && place + 2 < count
      ? twoDigits(self[place + 1], self[place + 2]) : nil
  }

  /// What stands behind a name up to the next one, or to the stroke that ends
  /// the last.
  private func named(_ name: String) -> String {
    guard let found = place(of: name) else { return "" }
    let start = found + name.utf8.count
    var end = start
    while end < count, !isName(at: end) { end += 1 }
    if end == count, end > start, self[end - 1] == 0x2f { end -= 1 }
    return extracting(start..<end).text
  }

  /// Whether `/EREF/` or another name in capitals stands at a place.
  private func isName(at place: Int) -> Bool {
    guard self[place] == 0x2f else { return false }
    var end = place + 1
    while end < count, self[end] &- 0x41 < 26 { end += 1 }
    return end < count && self[end] == 0x2f && (3...5).contains(end - place)
  }
}
