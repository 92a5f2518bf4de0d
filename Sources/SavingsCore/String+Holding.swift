extension StringProtocol {
  /// Whether a part stands somewhere in this text, byte for byte.
  ///
  /// The library's own `contains` of texts brings all of its regular
  /// expressions into the program, more than a tenth of it.
  package func holds(_ part: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }
}
