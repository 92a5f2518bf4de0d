extension Currency {
  /// Reads the code of up to seven characters that begins here, and tells where
  /// its quote stands; `nil` if it is longer, or none.
  static func read(
    at start: Int, in bytes: Span<UInt8>
  ) -> (code: Currency, end: Int)? {
    let quotes = bytes.bytes.word(at: start).places(of: 0x2222_2222_2222_2222)
    let end = start + quotes.trailingZeroBitCount / 8
    guard (start + 1...start + 7).contains(end),
      let code = Currency(bytes: bytes.extracting(start..<end))
    else { return nil }
    return (code, end)
  }
}
