internal import CommandGrammar

/// The words of a line that somebody quoted as one argument.
///
/// Words are parted by blanks, quotes of both kinds group, and a backslash
/// takes the next character as it is (between single quotes it is one like all
/// others). Nothing is expanded.
struct StepWords {
  /// The words, without the name of the program before them.
  let words: [String]

  /// Parts a line, unless a quote has no end.
  init(_ line: String) throws(Failure) {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        word = (word ?? "") + String(scalar)
        isEscaped = false
      case "\\" where quote != "'": isEscaped = true
      case quote: quote = nil
      case "'", "\"":
        guard quote == nil else { fallthrough }
        quote = scalar
        word = word ?? ""
      case " ", "\t", "\n", "\r":
        guard quote == nil else { fallthrough }
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(scalar)
      }
    }
    if quote != nil || isEscaped {
      throw .badValue(
        quote.map { "a quote \(String($0)) has no end: \(line)" }
          ?? "nothing follows the last \\: \(line)",
        tip: "close it, or write a backslash before what is meant as it is")
    }
    if let word { words.append(word) }
    self.words = words.first == "cst" ? Array(words.dropFirst()) : words
  }
}
