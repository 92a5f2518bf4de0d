/// What a wrong word may have been meant to be.
struct Guess {
  /// The one word to put in its place.
  let word: String?
  /// Commands or words to name instead, when there is no one word.
  let similar: [String]

  /// Looks among synonyms first, then slips of the hand, then other places.
  init<Context, Reply>(
    of typed: String, after known: [String],
    in grammar: Grammar<Context, Reply>
  ) {
    let words = grammar.words(after: known)
    let meant = [typed.lowercased()] + (grammar.synonyms[typed] ?? [])
    if let word = meant.first(where: words.contains) {
      self.init(word: word, similar: [])
      return
    }
    let aliases = grammar.aliases.filter { words.contains($0.value) }
    let near = CommandGrammar.similar(
      to: typed, among: words + Set(aliases.map(\.key)).sorted()
    ).map { near in aliases.first { $0.key == near }?.value ?? near }
    if let first = near.first {
      self = known.isEmpty ? .some(near) : Guess(word: first, similar: [])
    } else {
      let elsewhere = meant.flatMap { word in
        grammar.commands.filter { command in
          known.isEmpty && command.words.count > 1
            && command.words.last == word
        }
      }
      self = .some(known.isEmpty ? elsewhere.map(\.name) : [])
    }
  }

  private init(word: String?, similar: [String]) {
    self.word = word
    self.similar = similar
  }

  private static func some(_ similar: [String]) -> Guess {
    Guess(word: nil, similar: Array(similar.distinct.prefix(3)))
  }
}
