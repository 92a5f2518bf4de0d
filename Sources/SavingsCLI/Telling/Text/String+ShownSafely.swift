internal import SavingsCore

extension String {
  /// This text without anything that a terminal would obey, or that nobody
  /// would see.
  ///
  /// Control characters, line ends, marks that turn the direction of writing
  /// and signs without looks show as `\u{1B}`; everything else stays as
  /// somebody typed it.
  var shownSafely: String { shownSafely(but: []) }

  /// The same with some characters left as they are.
  func shownSafely(but kept: [Unicode.Scalar]) -> String {
    if utf8.allSatisfy({ 0x20...0x7e ~= $0 }) { return self }
    let hidden = Wording.hidden(in: self)
    guard hidden.contains(true) else { return self }
    return zip(unicodeScalars, hidden).reduce(into: "") { text, place in
      let (scalar, isHidden) = place
      if isHidden, !kept.contains(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
