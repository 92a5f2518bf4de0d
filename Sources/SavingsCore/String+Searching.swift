extension String {
  /// Whether a part stands somewhere in this text, byte for byte.
  ///
  /// The library's own `contains` of texts brings all of its regular
  /// expressions into the program, more than a tenth of it.
  package func holds(_ part: String) -> Bool {
    let bytes = Array(utf8)
    let wanted = Array(part.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }
}
