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
    if isPlain() { return self }
    let hidden = Wording.hidden(in: self)
    guard hidden.contains(true) else { return self }
    var text = ""
    var place = 0
    for scalar in unicodeScalars {
      if hidden[place], !kept.contains(scalar) {
        text += "\\u{\(scalar.value.hexadecimal)}"
      } else {
        text.unicodeScalars.append(scalar)
      }
      place += 1
    }
    return text
  }
}

extension UInt32 {
  /// The number to the base of sixteen, in capitals.
  var hexadecimal: String { String(self, radix: 16, uppercase: true) }
}
