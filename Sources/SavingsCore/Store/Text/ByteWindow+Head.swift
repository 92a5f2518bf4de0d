extension ByteWindow {
  /// Whether everything before the closings of a store is in it, or before the
  /// rates of one that has none, as cst writes it: no text has a line's end in
  /// it, so nothing else looks like this.
  ///
  /// So much was looked at before, and is now.
  func holdsHead(beyond seen: inout Int) -> Bool {
    let closings = Literal("\n  \"closings\":")
    let rates = Literal("\n  \"rates\":")
    let newlines: UInt64 = 0x0a0a_0a0a_0a0a_0a0a
    let bytes = buffer.span.extracting(0..<count).bytes
    while seen + 40 <= bytes.byteCount {
      let (first, second, third, fourth) = bytes.block(at: seen).words
      let ends = first.places(of: newlines)
      if ends | second.places(of: newlines) | third.places(of: newlines)
        | fourth.places(of: newlines) == 0
      {
        seen += 32
        continue
      }
      seen += ends.trailingZeroBitCount / 8
      guard ends != 0 else { continue }
      if closings.stands(at: seen, in: bytes)
        || rates.stands(at: seen, in: bytes)
      {
        return true
      }
      seen += 1
    }
    return false
  }
}
