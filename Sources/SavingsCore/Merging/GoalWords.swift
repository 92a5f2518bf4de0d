/// The words by which active goals are found in what rows say.
struct GoalWords {
  private let words: [(goal: Goal.ID, text: String)]

  init(_ goals: [Goal]) {
    words = goals.filter(\.isActive).compactMap { goal in
      goal.match.map { (goal.id, Wording.folded($0.cleaned)) }
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
    // What a statement says is cleaned already.
    let texts = [payee, note].compactMap(\.self).map(Wording.folded)
    var found = Found.nobody
    var longest = 0
    for (goal, word) in words where texts.contains(where: { $0.holds(word) }) {
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
