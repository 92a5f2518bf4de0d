/// The short name of a record that is easy to type: `emergency-fund`.
public enum Slug {
  /// How many characters a slug may have: the longest name, and a number.
  public static let longest = Wording.longestName + 20

  /// The slug of a name: its letters and digits, of any script, in lower case,
  /// with one hyphen for whatever stood between them.
  ///
  /// Empty where the name has neither.
  public static func of(_ name: String) -> String {
    let words = name.lowercased().split { character in
      !(character.isLetter || character.isNumber)
    }
    return words.joined(separator: "-")
  }

  /// Whether a text is what `of` could have made.
  public static func accepts(_ text: String) -> Bool {
    !text.isEmpty && of(text) == text && text.count <= longest
  }

  /// The slug of `name`, or the first one with a number behind it that is
  /// free; where nothing is left of the name, `fallback-1` and so on.
  static func free(
    for name: String, or fallback: String, taken: Set<String>
  ) -> String {
    let stem = of(name)
    if !stem.isEmpty, !taken.contains(stem) { return stem }
    let base = stem.isEmpty ? fallback : stem
    var number = stem.isEmpty ? 1 : 2
    while taken.contains("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }
}
