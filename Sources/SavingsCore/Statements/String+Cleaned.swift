@_spi(_Unicode) internal import Swift

extension String {
  /// The same text with every letter and its accents as one where Unicode has
  /// one, with single blanks for what is blank or unsafe, and none at its ends.
  var cleaned: String {
    var text = ""
    for scalar in _nfc {
      let isBlank = Wording.isUnsafe(scalar) || scalar.properties.isWhitespace
      if isBlank, text.utf8.last ?? 0x20 == 0x20 { continue }
      text.unicodeScalars.append(isBlank ? " " : scalar)
    }
    while text.utf8.last == 0x20 { text.removeLast() }
    return text
  }
}
