internal import CommandGrammar
internal import SavingsCore

/// What a shell may offer for the last of `words`, which is half typed.
///
/// An offer is a line: the text, a tab, and a few words about it. The line
/// `:file` asks the shell for names that it knows better. A store that cannot
/// be read is no reason to say anything.
func completing(
  _ words: [String], in world: World, by grammar: Grammar<Session, Reply>
) -> Outcome {
  let known = KnownValues(words: words, world: world, grammar: grammar)
  let paths = grammar.completion(for: words) == .file ? ":file\n" : ""
  let offers = grammar.completions(for: words, values: known.values(of:_:))
  let lines = offers.map { "\($0.text)\t\($0.description.shownSafely)\n" }
  return Outcome(out: paths + lines.joined())
}
