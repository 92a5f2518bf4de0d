// What all forms of statements look for among bytes.

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0a || self == 0x0d }
}

extension Span<UInt8> {
  /// Where the first byte stands that is no blank and no end of a line.
  func skippingBlanks(from start: Int) -> Int {
    var place = start
    while place < count, self[place].isBlank || self[place].isLineEnd {
      place += 1
    }
    return place
  }

  /// Whether it begins with a word of ASCII, in small or capital letters.
  func begins(_ word: String) -> Bool {
    let wanted = word.utf8.span
    guard count >= wanted.count else { return false }
    return extracting(0..<wanted.count).reads(word)
  }

  func beginsWithAny(_ words: [String]) -> Bool {
    words.contains { begins($0) }
  }

  func readsAny(_ words: [String]) -> Bool { words.contains { reads($0) } }

  /// Whether it is a word, its letters of ASCII in any case.
  func reads(_ word: String) -> Bool {
    let wanted = word.utf8.span
    guard count == wanted.count else { return false }
    for place in indices where self[place] != wanted[place] {
      guard self[place].isLetter, self[place] ^ wanted[place] == 0x20 else {
        return false
      }
    }
    return true
  }

  /// Where something stands without the blanks around it.
  var trimmed: Range<Int> {
    var (start, end) = (0, count)
    while start < end {
      let length = blank(at: start)
      if length == 0 { break }
      start += length
    }
    while start < end {
      let length = blank(before: end)
      if length == 0 { break }
      end -= length
    }
    return start..<max(start, end)
  }

  /// A part of it without the blanks around that.
  func trimmed(_ part: Range<Int>) -> Range<Int> {
    let inner = extracting(part).trimmed
    return part.lowerBound + inner.lowerBound..<part.lowerBound
      + inner.upperBound
  }

  /// How many bytes of blank begin at a place; blanks that do not break are
  /// some, too.
  func blank(at place: Int) -> Int {
    let byte = self[place]
    if byte.isBlank || byte.isLineEnd { return 1 }
    if byte == 0xc2, place + 1 < count, self[place + 1] == 0xa0 { return 2 }
    guard byte == 0xe2, place + 2 < count, self[place + 1] == 0x80 else {
      return 0
    }
    let last = self[place + 2]
    return (0x80...0x8a).contains(last) || last == 0xaf ? 3 : 0
  }

  private func blank(before end: Int) -> Int {
    if self[end - 1].isBlank || self[end - 1].isLineEnd { return 1 }
    if end >= 2, blank(at: end - 2) == 2 { return 2 }
    if end >= 3, blank(at: end - 3) == 3 { return 3 }
    return 0
  }

  /// Where a byte stands from a place on: one that a word is looked for by is
  /// slow in a long text.
  func place(of byte: UInt8, from start: Int = 0) -> Int? {
    var place = start
    while place < count {
      if self[place] == byte { return place }
      place += 1
    }
    return nil
  }

  /// Where a word stands from a place on, its letters of ASCII in any case.
  func place(of word: String, from start: Int = 0) -> Int? {
    let length = word.utf8.count
    var place = start
    while place + length <= count {
      if extracting(place..<place + length).reads(word) { return place }
      place += 1
    }
    return nil
  }

  /// The number of the line of a place, from 1, or counted on from that of a
  /// place before it.
  func line(of place: Int, from start: Int = 0, _ first: Int = 1) -> Int {
    var line = first
    for index in start..<Swift.min(place, count) {
      let byte = self[index]
      if byte == 0x0a {
        line += 1
      } else if byte == 0x0d, index + 1 < count, self[index + 1] != 0x0a {
        line += 1
      }
    }
    return line
  }

  /// Where the next line begins, behind the end of one at a place.
  func behindLineEnd(at place: Int) -> Int {
    guard place < count else { return count }
    let isPair =
      self[place] == 0x0d && place + 1 < count && self[place + 1] == 0x0a
    return place + (isPair ? 2 : 1)
  }
}

/// The lines of a text, wherever they end with LF, CRLF or CR.
struct StatementLines {
  /// Where the next line begins.
  var place = 0

  /// The next line without its end.
  mutating func next(in bytes: Span<UInt8>) -> Range<Int>? {
    guard place < bytes.count else { return nil }
    let start = place
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    place = bytes.behindLineEnd(at: end)
    return start..<end
  }
}
