internal import SavingsCore

extension String {
  /// This text without anything that a terminal would obey.
  ///
  /// Control characters, line ends and marks that turn the direction of
  /// writing show as `\u{1B}`; everything else stays as somebody typed it.
  package var shownSafely: String {
    guard unicodeScalars.contains(where: Wording.isUnsafe) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if Wording.isUnsafe(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
