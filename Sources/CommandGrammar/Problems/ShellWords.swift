/// A command line divided as a shell does.
///
/// Words are parted by blanks, quotes of both kinds group, and a backslash
/// takes the next character as it is (between single quotes it is one like all
/// others). Nothing is expanded.
package struct ShellWords {
  package private(set) var words: [String] = []

  /// A quote that has no end, or a last backslash that nothing follows.
  package let open: Unicode.Scalar?

  /// Divides a line, keeping or dropping its quotes and backslashes.
  package init(_ line: String, keepingQuotes isKept: Bool = false) {
    var word: String?
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in line.unicodeScalars {
      var isMark = false
      switch scalar {
      case _ where isEscaped: isEscaped = false
      case "\\" where quote != "'": (isMark, isEscaped) = (true, true)
      case quote: (isMark, quote) = (true, nil)
      case "'" where quote == nil, "\"" where quote == nil:
        (isMark, quote) = (true, scalar)
      case " " where quote == nil, "\t" where quote == nil,
        "\n" where quote == nil, "\r" where quote == nil:
        if let word { words.append(word) }
        word = nil
        continue
      default: break
      }
      word = (word ?? "") + (isMark && !isKept ? "" : String(scalar))
    }
    if let word { words.append(word) }
    open = quote ?? (isEscaped ? "\\" : nil)
  }
}

/// The words of a line, as a shell divides it.
package func shellWords(_ line: String) -> [String] { ShellWords(line).words }

/// Writes `text` so that a shell reads it as one word: `'New car'`.
@inline(never)
package func shellQuoted(_ text: String) -> String {
  var isPlain = !text.isEmpty
  for scalar in text.unicodeScalars where isPlain {
    switch scalar {
    case "a"..."z", "A"..."Z", "-"..."9", "_", ":", "=", "+", ",", "%", "@":
      continue
    default:
      let properties = scalar.properties
      isPlain = properties.isAlphabetic || properties.numericType != nil
    }
  }
  guard !isPlain else { return text }
  var quoted = "'"
  for scalar in text.unicodeScalars {
    // With an accent behind it the mark is another sign to the eye alone.
    quoted += scalar == "'" ? #"'\''"# : String(scalar)
  }
  return quoted + "'"
}
