/// The words by which active goals are found in what rows say.
struct GoalWords {
  private let words: [(goal: Goal.ID, text: String)]

  init(_ goals: [Goal]) {
    words = goals.filter(\.isActive).compactMap { goal in
      goal.match.map { (goal.id, $0.foldedWithSingleBlanks) }
    }
    .filter { $0.1 != "" }
  }

  /// Whom a row is for.
  enum Found: Equatable {
    case nobody, several
    case goal(Goal.ID)
  }

  /// The goal whose words occur in the payee or the note: of several the one
  /// with the longest words.
  func goal(for payee: String?, _ note: String?) -> Found {
    guard !words.isEmpty else { return .nobody }
    let text = [payee, note].compactMap(\.self).joined(separator: "\n")
      .foldedWithSingleBlanks
    var found = Found.nobody
    var longest = 0
    for (goal, word) in words where text.holds(word) {
      let count = word.count
      if count > longest {
        (found, longest) = (.goal(goal), count)
      } else if count == longest {
        found = .several
      }
    }
    return found
  }
}

extension String {
  /// The text as words are looked for in it.
  fileprivate var foldedWithSingleBlanks: String {
    var text = ""
    for scalar in Wording.folded(composed).unicodeScalars {
      let isBlank = scalar.properties.isWhitespace && scalar != "\n"
      if isBlank, text.utf8.last ?? 0x20 == 0x20 { continue }
      text.unicodeScalars.append(isBlank ? " " : scalar)
    }
    while text.utf8.last == 0x20 { text.removeLast() }
    return text
  }
}
