/// The rules for what people may write into a record.
public enum Wording {
  /// How many characters a name may have.
  public static let longestName = 120

  /// How many characters a note, a link or another remark may have.
  public static let longestNote = 500

  /// Passes a name that a table, a shell and a person can deal with.
  package static func checkName(_ name: String) throws(BookProblem) {
    guard name.unicodeScalars.contains(where: isVisible) else {
      throw .emptyName
    }
    guard name.first?.isWhitespace == false, name.last?.isWhitespace == false
    else { throw .spacesAround(name) }
    try check(name, longest: longestName)
  }

  /// Passes a note of at most 500 characters, without control characters.
  package static func checkNote(_ note: String) throws(BookProblem) {
    try check(note, longest: longestNote)
  }

  /// Passes a picture: one character to the eye, however it is put together.
  public static func checkEmoji(_ emoji: String) throws(BookProblem) {
    try check(emoji, longest: longestNote)
    // A family in its colours takes eleven; more is a pile of accents.
    guard emoji.count == 1, emoji.unicodeScalars.count <= 16,
      emoji.unicodeScalars.contains(where: isVisible)
    else { throw .notOneEmoji(emoji) }
  }

  private static func check(
    _ text: String, longest: Int
  ) throws(BookProblem) {
    guard text.count <= longest else {
      throw .tooLong(text, longest: longest)
    }
    guard !text.unicodeScalars.contains(where: isUnsafe) else {
      throw .unsafeText(text)
    }
  }

  /// Whether a terminal could take this for a command, or show it elsewhere.
  ///
  /// Control characters, line and paragraph separators, and the marks that
  /// turn the direction of writing; a joiner inside an emoji is none of these.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1f, 0x7f...0x9f, 0x2028...0x2029: true
    case 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace
      && !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// How two names are compared: case folded, and composed alike.
  public static func folded(_ name: String) -> String {
    // Lower case first, because the capital sharp s has no other upper case.
    name.lowercased().uppercased().lowercased()
  }
}
