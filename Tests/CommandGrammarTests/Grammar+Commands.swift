import CommandGrammar

extension Grammar {
  /// A grammar of commands that are there already.
  convenience init(
    _ program: String, _ summary: String,
    everywhere: [Shape] = [], onChanges: [Shape] = [],
    nouns: KeyValuePairs<String, String> = [:],
    areas: KeyValuePairs<String, [String]> = [:],
    aliases: KeyValuePairs<String, String> = [:],
    synonyms: [String: [String]] = [:], topics: [Topic] = [],
    commands: [Command<Context, Reply>]
  ) {
    self.init(
      program, summary, everywhere: everywhere, onChanges: onChanges,
      nouns: nouns, areas: areas, aliases: aliases, synonyms: synonyms,
      topics: topics, entries: commands.map { Entry($0.name, $0) })
  }
}
