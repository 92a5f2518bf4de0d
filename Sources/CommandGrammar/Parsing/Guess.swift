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
    let aliases = grammar.aliases.filter { words.contains($0.value) }
    let near = CommandGrammar.similar(
      to: typed, among: words + aliases.map(\.key)
    ).map { near in aliases.first { $0.key == near }?.value ?? near }
    word =
      meant.first(where: words.contains) ?? (known.isEmpty ? nil : near.first)
    guard word == nil, known.isEmpty else {
      similar = []
      return
    }
    let elsewhere = meant.flatMap { word in
      grammar.commands.filter { $0.words.count > 1 && $0.words.last == word }
    }
    let isMeant = near.isEmpty || grammar.synonyms[typed] != nil
    let others = isMeant ? elsewhere.map(\.name) : near
    similar = Array(others.distinct.prefix(3))
  }
}
