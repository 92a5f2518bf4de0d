internal import SavingsCore

extension Look {
  /// How many cells a terminal gives this text.
  package func cells(of text: String) -> Int {
    if text.isASCII { return text.utf8.count }
    return text.reduce(0) { sum, character in
      sum + character.cells(ambiguous: self.ambiguousWidth)
    }
  }

  /// The text in at most `limit` cells, with `...` where it had to be cut.
  package func cut(_ text: String, to limit: Int) -> String {
    guard cells(of: text) > limit else { return text }
    var kept = ""
    var room = limit - 3
    for character in text {
      room -= character.cells(ambiguous: self.ambiguousWidth)
      guard room >= 0 else { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "..."
  }
}

extension Character {
  /// How many cells a terminal gives what a reader takes for one character.
  ///
  /// An emoji made of several takes two, and so does a flag; a letter takes
  /// what it would without its accents.
  fileprivate func cells(ambiguous: Int) -> Int {
    if isASCII { return 1 }
    var flags = 0
    var widest = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFE0F, 0x200D: return 2
      case 0x1F1E6...0x1F1FF: flags += 1
      default: break
      }
      widest = max(widest, scalar.cells(ambiguous: ambiguous))
    }
    return flags == 2 ? 2 : widest
  }
}

extension Unicode.Scalar {
  fileprivate func cells(ambiguous: Int) -> Int {
    if value < 0x7F { return 1 }
    // Lines and blocks, of which all pictures of a table are made, take one.
    if !(0x2500...0x259F ~= value), let cells = cellsOfMark { return cells }
    return ambiguous == 2 && isIn(UnicodeWidths.ambiguous) ? 2 : 1
  }

  /// How many cells a mark, a picture or a wide character takes.
  private var cellsOfMark: Int? {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: if isIn(UnicodeWidths.newMarks) { return 0 }
    }
    // The letters of flags are one cell each, and pictures together.
    let isPicture =
      properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF ~= value)
    return isPicture || isIn(UnicodeWidths.wide) ? 2 : nil
  }

  /// Whether one of the ranges holds this.
  private func isIn(_ ranges: [UInt32]) -> Bool {
    let places = 0..<ranges.count / 2
    let place = places.firstPlace { value <= ranges[2 * $0 + 1] }
    return place < places.upperBound && value >= ranges[2 * place]
  }
}
