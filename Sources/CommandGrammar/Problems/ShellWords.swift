/// Divides a command line as a shell does, keeping or dropping the quotes.
///
/// It knows blanks, both kinds of quotes, and a backslash outside of them.
package func shellWords(
  _ line: String, keepingQuotes: Bool = false
) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var isEscaped = false

  for character in line {
    switch character {
    case _ where isEscaped:
      word = (word ?? "") + String(character)
      isEscaped = false
    case "\\" where quote == nil:
      word = (word ?? "") + (keepingQuotes ? "\\" : "")
      isEscaped = true
    case " " where quote == nil:
      if let word { words.append(word) }
      word = nil
    case "\"" where quote == nil, "'" where quote == nil:
      quote = character
      word = (word ?? "") + (keepingQuotes ? String(character) : "")
    case quote:
      quote = nil
      word = (word ?? "") + (keepingQuotes ? String(character) : "")
    default:
      word = (word ?? "") + String(character)
    }
  }
  return words + (word.map { [$0] } ?? [])
}

/// Writes `text` so that a shell reads it as one word: `'New car'`.
@inline(never)
package func shellQuoted(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "-"..."9", "_", ":", "=", "+", ",", "%", "@":
      true
    default:
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
  guard text.isEmpty || !isPlain else { return text }
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: #"'\''"#) + "'"
}
