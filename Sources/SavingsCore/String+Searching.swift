extension String {
  /// Whether each sign of it takes one byte.
  @inline(never)
  package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

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
}
