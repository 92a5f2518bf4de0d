/// The rules for what people may write into a record.
public enum Wording {
  /// How many characters a name may have.
  public static let longestName = 120

  /// How many characters a note, a link or another remark may have.
  public static let longestNote = 500

  /// How many characters the addresses of a wallet may have.
  package static let longestAddress = 4 * longestNote

  /// Passes a name that a table, a shell and a person can deal with.
  package static func checkName(_ name: String) throws(BookProblem) {
    guard isVisible(name) else { throw .emptyName }
    guard name.count <= longestName else {
      throw .tooLong(name, longest: longestName)
    }
    guard name.first?.isWhitespace == false, name.last?.isWhitespace == false
    else { throw .spacesAround(name) }
    try check(name, longest: longestName)
    guard !hidden(in: name).contains(true) else { throw .unsafeText(name) }
  }

  /// Passes a picture: one character to the eye, however it is put together.
  @inline(never)
  static func checkEmoji(_ emoji: String) throws(BookProblem) {
    try check(emoji)
    // A family in its colours takes eleven; more is a pile of accents.
    guard emoji.count == 1, emoji.unicodeScalars.count <= 16, isVisible(emoji)
    else { throw .notOneEmoji(emoji) }
  }

  @inline(never)
  private static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isVisible)
  }

  /// Passes a text that is not too long, without control characters.
  @inline(never)
  package static func check(
    _ text: String, longest: Int = longestNote
  ) throws(BookProblem) {
    guard text.count <= longest else { throw .tooLong(text, longest: longest) }
    guard !text.unicodeScalars.contains(where: isUnsafe) else {
      throw .unsafeText(text)
    }
  }

  /// Whether a terminal could take this for a command, or show it elsewhere.
  ///
  /// Control characters, line and paragraph separators, and the marks that
  /// turn the direction of writing or join what stands around them; a joiner
  /// inside an emoji is none of these.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1f, 0x7f...0x9f, 0x2028...0x2029: true
    case 0x202a...0x202e, 0x2066...0x2069: true
    case 0xfff9...0xfffb, 0x13430...0x1343f: true
    default: false
    }
  }

  /// For every scalar of a text whether it has to be shown by its number,
  /// because nobody would see it, or not see where it belongs.
  ///
  /// A joiner between two letters, a choice of pictures behind one that has
  /// several, and the tags of a flag are seen by what they do. An accent is
  /// seen on a letter, and what else has no looks of its own never is.
  public static func hidden(in text: String) -> [Bool] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.map { place in
      let before = place == 0 ? nil : scalars[place - 1]
      let after = place + 1 < scalars.count ? scalars[place + 1] : nil
      return isHidden(scalars[place], after: before, before: after)
    }
  }

  private static func isHidden(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?,
    before next: Unicode.Scalar?
  ) -> Bool {
    switch scalar.value {
    case 0x20...0x7e: return false
    case 0x200c, 0x200d:
      return !(last.map(isBase) ?? false) || !(next.map(isVisible) ?? false)
    case 0xe0020...0xe007f:
      return last.map { $0 != "🏴" && !(0xe0020...0xe007e ~= $0.value) } ?? true
    default: break
    }
    let properties = scalar.properties
    if properties.isVariationSelector {
      return
        !(last.map { $0.properties.isEmoji || $0.properties.isIdeographic }
        ?? false)
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return properties.isDefaultIgnorableCodePoint
        || !(last.map(isBase) ?? false)
    default:
      return properties.isDefaultIgnorableCodePoint || isUnsafe(scalar)
    }
  }

  /// Whether an accent or a joiner may stand behind a scalar.
  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    isVisible(scalar) || scalar.properties.isVariationSelector
      || scalar.value == 0x200c || scalar.value == 0x200d
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace
      && !scalar.properties.isDefaultIgnorableCodePoint && !isUnsafe(scalar)
  }

  /// How two names are compared: by Unicode's case folding, and composed
  /// alike.
  ///
  /// STRASSE is Straße, and Sınır is not Sinir: an i without a dot is a letter
  /// of its own, though its capital has none either.
  @inline(never)
  public static func folded(_ name: String) -> String {
    if name.isASCII { return name.lowercased() }
    // Lower case first, because the capital sharp s has no other upper case.
    return name.unicodeScalars.reduce(into: "") { folded, scalar in
      folded +=
        scalar == "ı"
        ? "ı"
        : scalar.properties.lowercaseMapping.uppercased().lowercased()
    }
  }
}
