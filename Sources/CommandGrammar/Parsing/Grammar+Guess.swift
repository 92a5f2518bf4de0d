extension Grammar {
  /// What a wrong word may have been meant to be: the one word to put in its
  /// place, else commands or words to name instead.
  ///
  /// Looks among synonyms first, then slips of the hand, then other places. A
  /// word that begins otherwise and has another slip is another word, and may
  /// be the opposite: `unskip`, `select` for `delete`.
  func guess(
    of typed: String, after known: [String]
  ) -> (word: String?, similar: [String]) {
    let words = words(after: known)
    let meant = [typed.lowercased()] + (synonyms[typed] ?? [])
    let aliases = aliases.filter { words.contains($0.value) }
    let near = similar(to: typed, among: words + aliases.map(\.key))
      .filter { $0.first == meant[0].first || isOneSlip(meant[0], from: $0) }
      .map { near in aliases.first { $0.key == near }?.value ?? near }
    let word: String? =
      meant.first(where: words.contains) ?? (known.isEmpty ? nil : near.first)
    guard word == nil, known.isEmpty else { return (word, []) }
    let elsewhere = meant.flatMap { word in
      commands.filter { $0.words.count > 1 && $0.words.last == word }
    }
    let isMeant = near.isEmpty || synonyms[typed] != nil
    let others = isMeant ? elsewhere.map(\.name) : near
    return (nil, Array(others.distinct.prefix(3)))
  }
}
