/// Reads tags one by one, and forgives what is missing: ends, prefixes and
/// declarations.
struct TagReader {
  /// Where the text ends, behind which values stand that were written anew.
  private let end: Int

  private var place = 0

  init(upTo end: Int) { self.end = end }

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

  mutating func next(in text: inout [UInt8]) -> Tag? {
    while let open = find(UInt8(ascii: "<"), from: place, in: text) {
      guard open + 1 < end else { break }
      let first = text[open + 1]
      if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
        let rest = text.span.extracting(open..<end)
        let closing =
          rest.begins("<!--") ? "-->" : rest.begins("<?") ? "?>" : ">"
        place = behind(closing, from: open + 2, in: text)
        continue
      }
      guard let close = find(UInt8(ascii: ">"), from: open, in: text) else {
        break
      }
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
        value: isEnd || isEmpty ? .none : value(in: &text))
    }
    place = end
    return nil
  }

  private func find(_ byte: UInt8, from start: Int, in text: [UInt8]) -> Int? {
    text.span.extracting(0..<end).place(of: byte, from: start)
  }

  /// Where something goes on behind a mark that ends what is passed over.
  private func behind(
    _ mark: String, from start: Int, in text: [UInt8]
  ) -> Int {
    text.span.extracting(0..<end).place(of: mark, from: start)
      .map { $0 + mark.utf8.count } ?? end
  }

  /// Reads up to the next tag; entities and CDATA are resolved.
  private mutating func value(in text: inout [UInt8]) -> Cell {
    let start = place
    var isPlain = true
    while place < end {
      if text[place] == UInt8(ascii: "<") {
        guard text.span.extracting(place..<end).begins("<![CDATA[") else {
          break
        }
        isPlain = false
        place = behind("]]>", from: place, in: text)
        continue
      }
      if text[place] == UInt8(ascii: "&") { isPlain = false }
      place += 1
    }
    if isPlain { return Cell(text.span.trimmed(start..<place)) }
    return resolved(start, place, in: &text)
  }

  /// Writes a value anew behind the text.
  private func resolved(
    _ start: Int, _ stop: Int, in text: inout [UInt8]
  ) -> Cell {
    let copy = text.count
    var index = start
    while index < stop {
      if text[index] == UInt8(ascii: "<") {
        let close = behind("]]>", from: index, in: text)
        for inner in index + 9..<max(index + 9, close - 3) {
          text.append(text[inner])
        }
        index = close
      } else if let entity = entity(index, stop, in: text) {
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
    _ place: Int, _ stop: Int, in text: [UInt8]
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
}
