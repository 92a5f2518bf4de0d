/// A text between its quotes, where it stands among the bytes.
struct TextRange {
  // No store has so many bytes that their places need more room.
  private var first: UInt32
  private var last: UInt32

  /// Whether a backslash stands for another character somewhere.
  var hasEscapes = false

  /// A text without characters.
  init(at start: Int) {
    first = UInt32(start)
    last = first
  }

  /// Its first byte.
  var start: Int { Int(first) }

  /// The byte behind its last one.
  var end: Int {
    get { Int(last) }
    set { last = UInt32(newValue) }
  }
}

extension JSONCursor {
  /// Reads a text, proves it whole and says where it stands.
  @inline(never)
  mutating func text(in bytes: Span<UInt8>) throws(FlawFound) -> TextRange {
    guard takes(UInt8(ascii: "\""), in: bytes) else {
      throw unexpected(.text, in: bytes)
    }
    var range = TextRange(at: offset)
    var isASCII = true
    while true {
      offset = bytes.plainEnd(from: offset)
      guard offset < bytes.count else { throw flaw(.ends) }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        range.end = offset
        if !isASCII { try checkUTF8(range, in: bytes) }
        offset += 1
        return range
      case UInt8(ascii: "\\"):
        range.hasEscapes = true
        _ = try escape(in: bytes)
      case 0:
        throw flaw(.nul)
      case let byte where byte < 0x20:
        throw flaw(.controlCharacter(byte))
      case let byte:
        if byte >= 0x80 { isASCII = false }
        offset += 1
      }
    }
  }

  /// Reads a text and keeps it.
  @inline(never)
  mutating func string(in bytes: Span<UInt8>) throws(FlawFound) -> String {
    let range = try text(in: bytes)
    return try string(range, in: bytes)
  }

  /// The text of a range that was read before.
  @inline(never)
  func string(
    _ range: TextRange, in bytes: Span<UInt8>
  ) throws(FlawFound) -> String {
    let raw = bytes.extracting(range.start..<range.end)
    guard range.hasEscapes else {
      guard let text = try? UTF8Span(validating: raw) else {
        throw flaw(.notUTF8, at: range.start)
      }
      return String(copying: text)
    }
    var reader = self
    reader.offset = range.start
    var units: [UInt8] = []
    while reader.offset < range.end {
      if bytes[reader.offset] == UInt8(ascii: "\\") {
        let scalar = try reader.escape(in: bytes)
        units.append(contentsOf: Character(scalar).utf8)
      } else {
        units.append(bytes[reader.offset])
        reader.offset += 1
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private func checkUTF8(
    _ range: TextRange, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    do {
      _ = try UTF8Span(validating: bytes.extracting(range.start..<range.end))
    } catch {
      throw flaw(.notUTF8, at: range.start + error.byteOffsets.lowerBound)
    }
  }

  /// Reads a backslash and what it makes of the characters behind it.
  private mutating func escape(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Unicode.Scalar {
    let start = offset
    guard offset + 1 < bytes.count else { throw flaw(.ends) }
    offset += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start, in: bytes)
    default:
      let rest = bytes.extracting(start + 1..<bytes.count)
      throw flaw(.badEscape("\\" + rest.firstCharacter), at: start)
    }
  }

  /// Reads four digits, and a second escape where the first is half of a pair.
  private mutating func unicodeEscape(
    from start: Int, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Unicode.Scalar {
    let first = try codeUnit(from: start, in: bytes)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), offset + 1 < bytes.count,
      bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw flaw(.loneSurrogate, at: start) }
    let middle = offset
    offset += 2
    let second = try codeUnit(from: middle, in: bytes)
    guard UTF16.isTrailSurrogate(second) else {
      throw flaw(.loneSurrogate, at: start)
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit(
    from start: Int, in bytes: Span<UInt8>
  ) throws(FlawFound) -> UInt16 {
    guard offset + 4 <= bytes.count else { throw flaw(.ends) }
    let digits = bytes.extracting(offset..<offset + 4).shown
    guard let unit = Int(digits: digits[...], base: 16) else {
      let shown = bytes.extracting(start..<offset + 4).shown
      throw flaw(.badEscape(shown), at: start)
    }
    offset += 4
    return UInt16(unit)
  }
}
