/// Reads tags one by one, and forgives what is missing: ends, prefixes and
/// declarations.
struct TagReader {
  /// The text, and behind it the values that had to be written anew.
  private(set) var text: [UInt8]

  private let end: Int
  private var place = 0

  init(_ text: [UInt8]) {
    self.text = text
    end = text.count
  }

  /// A tag.
  struct Tag {
    let start: Int

    /// Its name without a prefix.
    let name: Cell

    let isEnd: Bool

    /// What stands behind its name.
    let attributes: Cell

    /// What stands behind it, without blanks around, up to the next tag.
    let value: Cell
  }

  func string(_ cell: Cell) -> String {
    String(decoding: text[cell.range], as: UTF8.self)
  }

  /// Whether a text is a word, in small or capital letters.
  func reads(_ cell: Cell, _ word: String) -> Bool {
    text.span.extracting(cell.range).reads(word)
  }

  /// Whether a text is one of these words, in small or capital letters.
  func reads(_ cell: Cell, _ words: String...) -> Bool {
    text.span.extracting(cell.range).readsAny(words)
  }

  /// The code behind `Ccy="` in a tag.
  func currency(of tag: Tag) -> Cell {
    let range = tag.attributes.range
    let inner = text.span.extracting(range)
    guard let place = inner.place(of: "Ccy="), place + 8 <= inner.count
    else { return .none }
    let first = range.lowerBound + place + 5
    return Cell(first..<first + 3)
  }

  mutating func next() -> Tag? {
    while let open = find(UInt8(ascii: "<"), from: place) {
      guard open + 1 < end else { break }
      let first = text[open + 1]
      if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
        place = behindDeclaration(open)
        continue
      }
      guard let close = find(UInt8(ascii: ">"), from: open) else { break }
      let isEnd = first == UInt8(ascii: "/")
      var start = open + (isEnd ? 2 : 1)
      var stop = start
      while stop < close, text[stop].isOfName || text[stop] == 0x3a {
        if text[stop] == 0x3a { start = stop + 1 }
        stop += 1
      }
      place = close + 1
      let isEmpty = text[close - 1] == UInt8(ascii: "/")
      return Tag(
        start: open, name: Cell(start..<max(start, stop)), isEnd: isEnd,
        attributes: Cell(stop..<max(stop, close)),
        value: isEnd || isEmpty ? .none : value())
    }
    place = end
    return nil
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    text.span.extracting(0..<end).place(of: byte, from: start)
  }

  /// Where something goes on behind a comment or a declaration.
  private func behindDeclaration(_ open: Int) -> Int {
    let bytes = text.span.extracting(0..<end)
    let rest = bytes.extracting(open..<end)
    let (closing, length) =
      rest.begins("<!--")
      ? ("-->", 3) : rest.begins("<?") ? ("?>", 2) : (">", 1)
    return bytes.place(of: closing, from: open + 2).map { $0 + length } ?? end
  }

  /// Reads up to the next tag; entities and CDATA are resolved.
  private mutating func value() -> Cell {
    let start = place
    var isPlain = true
    while place < end {
      if text[place] == UInt8(ascii: "<") {
        guard isCData(place) else { break }
        isPlain = false
        place = behindCData(place)
        continue
      }
      if text[place] == UInt8(ascii: "&") { isPlain = false }
      place += 1
    }
    if isPlain { return Cell(text.span.trimmed(start..<place)) }
    return resolved(start, place)
  }

  private func isCData(_ place: Int) -> Bool {
    text.span.extracting(place..<end).begins("<![CDATA[")
  }

  private func behindCData(_ place: Int) -> Int {
    text.span.extracting(0..<end).place(of: "]]>", from: place)
      .map { $0 + 3 } ?? end
  }

  /// Writes a value anew behind the text.
  private mutating func resolved(_ start: Int, _ stop: Int) -> Cell {
    let copy = text.count
    var index = start
    while index < stop {
      if text[index] == UInt8(ascii: "<") {
        let close = behindCData(index)
        for inner in index + 9..<max(index + 9, close - 3) {
          text.append(text[inner])
        }
        index = close
      } else if let entity = entity(index, stop) {
        text.append(scalar: entity.scalar)
        index = entity.end
      } else {
        text.append(text[index])
        index += 1
      }
    }
    return Cell(text.span.trimmed(copy..<text.count))
  }

  /// The character that `&amp;`, `&#228;` or `&#xE4;` stands for.
  private func entity(
    _ place: Int, _ stop: Int
  ) -> (scalar: UInt32, end: Int)? {
    guard text[place] == UInt8(ascii: "&") else { return nil }
    var close = place + 1
    while close < stop, close < place + 10, text[close] != 0x3b { close += 1 }
    guard close < stop, text[close] == 0x3b else { return nil }
    let name = String(decoding: text[place + 1..<close], as: UTF8.self)
    let known: KeyValuePairs<String, UInt32> = [
      "amp": 0x26, "lt": 0x3c, "gt": 0x3e, "quot": 0x22, "apos": 0x27,
      "nbsp": 0xa0,
    ]
    if let scalar = known.first(where: { $0.key == name })?.value {
      return (scalar, close + 1)
    }
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      ? Int(digits: digits.dropFirst(), base: 16) : Int(digits: digits)
    guard let number, number > 0, let scalar = UInt32(exactly: number),
      Unicode.Scalar(scalar) != nil
    else { return nil }
    return (scalar, close + 1)
  }

  /// Some values as one, with blanks between them.
  mutating func joined(_ cells: [Cell]) -> Cell {
    guard cells.count > 1 else { return cells.first ?? .none }
    let start = text.count
    for cell in cells {
      if text.count > start { text.append(0x20) }
      text += text[cell.range]
    }
    return Cell(start..<text.count)
  }
}
