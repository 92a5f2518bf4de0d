/// A line as a shell reads it: settings of the environment, then words.
///
/// It knows blanks, both kinds of quotes, a backslash, and `$'\e'` for what
/// cannot be typed.
package struct ShellLine {
  package var environment: [String: String] = [:]
  package var words: [String] = []

  package init(_ line: String) {
    for word in ShellLine.words(line) {
      if words.isEmpty, let mark = word.firstIndex(of: "="),
        word[..<mark].allSatisfy({ $0 == "_" || $0.isUppercase })
      {
        environment[String(word[..<mark])] =
          String(word[word.index(after: mark)...])
      } else {
        words.append(word)
      }
    }
  }

  private enum Quote { case none, single, double, escaped }

  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote = Quote.none
    var rest = Substring(line)
    while let character = rest.popFirst() {
      switch (quote, character) {
      case (.none, " "):
        if let word { words.append(word) }
        word = nil
      case (.none, "$") where rest.first == "'":
        rest.removeFirst()
        quote = .escaped
        word = word ?? ""
      case (.none, "'"), (.none, "\""):
        quote = character == "'" ? .single : .double
        word = word ?? ""
      case (.single, "'"), (.escaped, "'"), (.double, "\""):
        quote = .none
      case (.escaped, "\\"):
        word = (word ?? "") + escape(rest.popFirst())
      case (.none, "\\"), (.double, "\\"):
        word = (word ?? "") + String(rest.popFirst() ?? "\\")
      default:
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  private static func escape(_ character: Character?) -> String {
    switch character {
    case "e": "\u{1B}"
    case "n": "\n"
    case "t": "\t"
    case "r": "\r"
    case let other: other.map(String.init) ?? ""
    }
  }
}
