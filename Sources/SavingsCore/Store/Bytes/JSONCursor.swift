/// A place in a JSON text, moving forward as values are read.
///
/// It keeps no bytes: they are passed in, so that nothing is copied. Reading a
/// store makes it call itself once at the most, so that no text, however deep,
/// is too deep for it.
struct JSONCursor {
  /// The place of the next byte.
  var offset = 0

  /// The record and the key that are being read, for messages.
  var place = Place()

  /// Where the record that was entered last begins.
  var recordStart = 0

  /// Where the key that was read last begins.
  var keyStart = 0

  /// The version of the store: keys that came later are unknown.
  var version = Int.max

  /// Whether everything is read key by key and sign by sign, though it need
  /// not be.
  var isKeyByKey = false

  /// The next byte that is no space; zero, which JSON never has, at the end.
  @inline(__always)
  mutating func peek(in bytes: Span<UInt8>) -> UInt8 {
    guard offset < bytes.count, bytes[offset] > UInt8(ascii: " ") else {
      return peekBehindSpace(in: bytes)
    }
    return bytes[offset]
  }

  /// The place of the next byte that is no space.
  @inline(__always)
  mutating func start(in bytes: Span<UInt8>) -> Int {
    _ = peek(in: bytes)
    return offset
  }

  @inline(never)
  private mutating func peekBehindSpace(in bytes: Span<UInt8>) -> UInt8 {
    // The end of a line and four spaces, as they stand before a record.
    if offset + 8 <= bytes.count,
      bytes.bytes.word(at: offset) & 0xff_ffff_ffff == 0x20_2020_200a
    {
      offset += 5
    }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: "\t"):
        offset += 1
      case let byte:
        return byte
      }
    }
    return 0
  }

  /// Steps over a mark if it stands here.
  @inline(never)
  mutating func takes(_ mark: UInt8, in bytes: Span<UInt8>) -> Bool {
    guard peek(in: bytes) == mark else { return false }
    offset += 1
    return true
  }

  /// Steps over a mark that has to stand here.
  @inline(never)
  mutating func take(
    _ mark: UInt8, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    guard takes(mark, in: bytes) else {
      throw unexpected(.mark(String(Unicode.Scalar(mark))), in: bytes)
    }
  }

  /// Steps over `null` if it stands here.
  @inline(never)
  mutating func takesNull(in bytes: Span<UInt8>) -> Bool {
    guard peek(in: bytes) == UInt8(ascii: "n"),
      word(in: bytes) == "null"
    else { return false }
    offset += 4
    return true
  }

  /// Passes a text that ends here, but for spaces.
  mutating func finish(in bytes: Span<UInt8>) throws(FlawFound) {
    guard start(in: bytes) == bytes.count else {
      throw unexpected(.end, in: bytes)
    }
  }

  /// Reads a number without sign, point and exponent.
  ///
  /// Fifteen digits are read at most: every program reads those exactly.
  mutating func wholeNumber(in bytes: Span<UInt8>) throws(FlawFound) -> Int {
    let first = peek(in: bytes)
    guard first == UInt8(ascii: "-") || first.isDigit else {
      throw unexpected(.number, in: bytes)
    }
    let start = offset
    var number = 0
    while offset < bytes.count, bytes[offset].isDigit, offset - start < 16 {
      number = number * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    let digits = offset - start
    let hasMore = offset < bytes.count && bytes[offset].isOfNumber
    let isPadded = digits > 1 && first == UInt8(ascii: "0")
    guard (1...15).contains(digits), !hasMore, !isPadded else {
      while offset < bytes.count, bytes[offset].isOfNumber { offset += 1 }
      let text = bytes.extracting(start..<offset).shown
      throw flaw(.not(.wholeNumber, text), at: start)
    }
    return number
  }

  /// Passes a value, whatever is in it, and says where it stands.
  mutating func passValue(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Range<Int> {
    let start = start(in: bytes)
    var depth = 0
    repeat {
      switch peek(in: bytes) {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        offset += 1
      case UInt8(ascii: "\""): _ = try text(in: bytes)
      case 0: throw unexpected(.record, in: bytes)
      default:
        repeat {
          offset += 1
        } while offset < bytes.count && bytes[offset].isOfNumber
      }
    } while depth > 0
    return start..<offset
  }

  /// The flaw that something else is due here.
  mutating func unexpected(
    _ due: Flaw.Token, in bytes: Span<UInt8>
  ) -> FlawFound {
    let byte = peek(in: bytes)
    if offset == bytes.count { return flaw(.ends) }
    if isMerge(in: bytes) { return flaw(.unresolvedMerge) }
    switch byte {
    case 0: return flaw(.nul)
    case 1..<0x20, 0x7f: return flaw(.controlCharacter(byte))
    default: return flaw(.unexpected(token(byte, in: bytes), due: due))
    }
  }

  private func token(_ byte: UInt8, in bytes: Span<UInt8>) -> Flaw.Token {
    switch byte {
    case UInt8(ascii: "\""): .text
    case UInt8(ascii: "{"): .record
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .word(word(in: bytes))
    default: .mark(bytes.extracting(offset...).firstCharacter)
    }
  }

  /// A flaw at this place or another one.
  @inline(never)
  func flaw(_ flaw: Flaw, at other: Int? = nil) -> FlawFound {
    FlawFound(flaw: flaw, offset: other ?? offset, place: place)
  }

  private func word(in bytes: Span<UInt8>) -> String {
    var end = offset
    while end < bytes.count, bytes[end].isSmallLetter, end - offset < 20 {
      end += 1
    }
    return bytes.extracting(offset..<end).shown
  }

  /// Whether one of the marks stands here that git leaves in a file.
  private func isMerge(in bytes: Span<UInt8>) -> Bool {
    guard offset + 7 <= bytes.count, "<=>|".utf8.contains(bytes[offset]) else {
      return false
    }
    return (1..<7).allSatisfy { bytes[offset + $0] == bytes[offset] }
  }
}

extension UInt8 {
  /// Whether this is one of `a-z`.
  fileprivate var isSmallLetter: Bool { self &- UInt8(ascii: "a") < 26 }

  fileprivate var isOfNumber: Bool {
    isDigit || isSmallLetter || "+-.E".utf8.contains(self)
  }
}

extension Span<UInt8> {
  /// The start of these bytes as a message shows it.
  var shown: String { extracting(0..<Swift.min(count, 60)).text }

  /// The first character of these bytes.
  var firstCharacter: String {
    for length in 1...Swift.max(1, Swift.min(4, count)) {
      if let text = try? UTF8Span(validating: extracting(0..<length)) {
        return String(copying: text)
      }
    }
    return "?"
  }
}
