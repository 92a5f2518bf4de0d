/// The short name of a record that is easy to type: `emergency-fund`.
public enum Slug {
  /// How many characters a slug may have: the longest name, and a number.
  public static let longest = Wording.longestName + 20

  /// The slug of a name: its letters and digits, of any script, in lower case,
  /// with one hyphen for whatever stood between them.
  ///
  /// Accents and the signs for vowels stay with their letters, and what cannot
  /// be seen goes without a trace. Empty where the name has no letter or digit.
  public static func of(_ name: String) -> String {
    var slug = String.UnicodeScalarView()
    var isInWord = false
    for scalar in name.lowercased().unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint {
      let isLetter = scalar.isLetterOrDigit
      if isLetter, !isInWord, !slug.isEmpty { slug.append("-") }
      isInWord = isLetter || isInWord && scalar.isMark
      if isInWord { slug.append(scalar) }
    }
    return String(slug)
  }

  /// Whether a text is what `of` could have made.
  public static func accepts(_ text: String) -> Bool {
    // Compared byte by byte, because a text may be composed in two ways.
    let slug = of(text)
    return !text.isEmpty && slug.utf8.count == text.utf8.count
      && slug.holds(text) && text.count <= longest
  }

  /// Whether a store may hold a text as a slug.
  ///
  /// Stores have some with joiners and other signs between their letters that
  /// nobody sees.
  static func isKept(_ text: String) -> Bool {
    let words = text.parts(at: "-")
    return text.count <= longest && text.lowercased() == text
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber }
      }
  }

  /// What a slug looks like, the same for all that look alike: its skeleton,
  /// as Unicode calls it.
  ///
  /// Letters of Cyrillic and Greek that nobody can tell from Latin ones are
  /// taken for these, and accents are, however they are put together.
  static func skeleton(of slug: String) -> String {
    if slug.isASCII { return slug }
    var skeleton = String.UnicodeScalarView()
    for scalar in slug.unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint {
      let letter = alike.firstIndex(of: scalar).map { latin[$0] }
      skeleton.append(letter.map { Unicode.Scalar($0) } ?? scalar)
    }
    return String(skeleton)
  }

  /// The slug of `name`, or the first one with a number behind it that looks
  /// like no other and leads to none; where nothing is left of the name,
  /// `fallback-1` and so on.
  static func free(
    for name: String, or fallback: String,
    beside others: [(slug: String, name: String)]
  ) -> String {
    let own = Wording.folded(name)
    let names = others.map { Wording.folded($0.name) }.filter { $0 != own }
    let taken = (others.map(\.slug) + names).map(skeleton)
    // A file of version 1 may hold names of any length.
    let words = of(name).prefix(Wording.longestName)
    let stem = String(words.last == "-" ? words.dropLast() : words)
    if !stem.isEmpty, !taken.contains(skeleton(of: stem)) { return stem }
    let base = stem.isEmpty ? fallback : stem
    let look = skeleton(of: base)
    var number = stem.isEmpty ? 1 : 2
    while taken.contains("\(look)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }

  /// The small letters that look like Latin ones, and these.
  private static let alike = Array("асԁеһіјӏорԛѕѵԝхуονρոսցօ".unicodeScalars)
  private static let latin = Array("acdehijlopqsvwxyovpnugo".utf8)
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    properties.isAlphabetic && !isMark || properties.numericType != nil
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}
