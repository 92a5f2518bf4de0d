extension String {
  /// The text of bytes that are signs of ASCII.
  init(ascii bytes: Span<UInt8>) {
    guard let text = try? UTF8Span(validating: bytes) else {
      preconditionFailure("bytes that are no signs")
    }
    self.init(copying: text)
  }

  /// Whether each sign of it takes one byte.
  @inline(never)
  package var isASCII: Bool {
    var bytes = utf8Span
    return bytes.checkForASCII()
  }

  /// Whether it has one of some signs.
  @inline(never)
  package func hasAny(of signs: String) -> Bool {
    let (bytes, signs) = (utf8.span, signs.utf8.span)
    for place in bytes.indices where signs.has(bytes[place]) { return true }
    return false
  }

  /// Whether it has nothing but signs of ASCII that show, and none of some.
  @inline(never)
  package func isPlain(without signs: String = "") -> Bool {
    let (bytes, signs) = (utf8.span, signs.utf8.span)
    for place in bytes.indices {
      let byte = bytes[place]
      if byte < 0x20 || byte > 0x7e || signs.has(byte) { return false }
    }
    return true
  }

  /// Whether a part stands somewhere in this text, byte for byte.
  ///
  /// The library's own `contains` of texts brings all of its regular
  /// expressions into the program, more than a tenth of it.
  package func holds(_ part: String) -> Bool {
    let (bytes, wanted) = (utf8.span, part.utf8.span)
    var start = 0
    while start + wanted.count <= bytes.count {
      var same = 0
      while same < wanted.count, bytes[start + same] == wanted[same] {
        same += 1
      }
      if same == wanted.count { return true }
      start += 1
    }
    return false
  }

  /// The parts between marks of one byte each, empty ones among them.
  @inline(never)
  package func parts(at marks: String) -> [String] {
    let (bytes, marks) = (utf8.span, marks.utf8.span)
    var parts: [String] = []
    var part = self[...].utf8
    var start = 0
    for place in 0...bytes.count {
      if place < bytes.count, !marks.has(bytes[place]) { continue }
      parts.append(String(Substring(part.prefix(place - start))))
      part = part.dropFirst(place + 1 - start)
      start = place + 1
    }
    return parts
  }

  /// What stands behind so many bytes, which are signs of their own.
  @inline(never)
  package func behind(_ count: Int) -> String {
    String(Substring(utf8.dropFirst(count)))
  }

  /// What is between blanks at its ends.
  @inline(never)
  package var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(start[...last])
  }

  /// The words of it, which stand between single bytes.
  @inline(never)
  package func words(between marks: String = " ") -> [String] {
    var words: [String] = []
    for part in parts(at: marks) where !part.isEmpty { words.append(part) }
    return words
  }

  /// Whether it has nothing but some signs, and digits and letters of ASCII
  /// where they may be.
  @inline(never)
  package func isMade(
    of signs: String, digits: Bool = true, letters: Bool = true
  ) -> Bool {
    let (bytes, signs) = (utf8.span, signs.utf8.span)
    for place in bytes.indices {
      let byte = bytes[place]
      if digits, byte &- 0x30 < 10 { continue }
      if letters, (byte | 0x20) &- 0x61 < 26 { continue }
      if !signs.has(byte) { return false }
    }
    return true
  }

  /// Whether it has nothing but `0-9a-fA-F`.
  @inline(never)
  var isHexadecimal: Bool {
    for byte in utf8
    where byte &- 0x30 >= 10 && (byte | 0x20) &- 0x61 >= 6 {
      return false
    }
    return true
  }
}

extension Span<UInt8> {
  /// The text of these bytes.
  var text: String {
    var copy: [UInt8] = []
    copy.reserveCapacity(count)
    for place in indices { copy.append(self[place]) }
    return String(decoding: copy, as: UTF8.self)
  }

  fileprivate func has(_ byte: UInt8) -> Bool {
    for place in indices where self[place] == byte { return true }
    return false
  }
}
