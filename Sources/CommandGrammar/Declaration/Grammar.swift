/// Everything that can be said to a program.
///
/// The commands are declared once; parsing, help, documents and completion
/// only read them. `help` and `version` are part of every grammar.
package struct Grammar<Context, Reply>: Sendable {
  package let program: String
  package let summary: String
  /// The options every command takes, `--help` and `--version` last.
  package let everywhere: [Shape]
  /// The options of every command that changes something.
  package let onChanges: [Shape]
  package let nouns: [Noun]
  package let areas: [Area]
  /// Other spellings of a word, as good as the word: `ls` for `list`.
  package let aliases: [String: String]
  /// Words people try, and the words to point them to.
  package let synonyms: [String: [String]]
  package let topics: [Topic]
  package let commands: [Command<Context, Reply>]
  /// Every option by name, because one name means one thing everywhere.
  let options: [String: Shape]
  let shorts: [Character: Shape]

  package init(
    _ program: String, _ summary: String,
    everywhere: [Shape] = [], onChanges: [Shape] = [],
    nouns: [Noun] = [], areas: [Area] = [], aliases: [String: String] = [:],
    synonyms: [String: [String]] = [:], topics: [Topic] = [],
    commands: [Command<Context, Reply>]
  ) {
    self.program = program
    self.summary = summary
    self.everywhere =
      everywhere + [
        flag("help", "Show help and stop", short: "h").shape,
        flag("version", "Show the version and stop", short: "V").shape,
      ]
    self.onChanges = onChanges
    self.nouns = nouns
    self.areas = areas
    self.aliases = aliases
    self.synonyms = synonyms
    self.topics = topics
    self.commands =
      commands + [
        .help(for: program, like: commands.first?.name ?? "help"),
        .version(for: program),
      ]

    let shapes =
      self.everywhere + onChanges + self.commands.flatMap(\.options)
    options = Dictionary(shapes.map { ($0.name, $0) }) { first, _ in first }
    shorts = Dictionary(
      shapes.compactMap { shape in shape.short.map { ($0, shape) } }
    ) { first, _ in first }
  }
}

extension Command {
  fileprivate static func help(
    for program: String, like example: String
  ) -> Command {
    Command(
      "help", "Explain a command or a topic",
      positional("subject", .helpSubject, "A command or a topic").repeated,
      flag("man", "Print the manual page instead"),
      examples: ["\(program) help", "\(program) help \(example)"],
      step: { words, isManual in isManual ? .manual : .help(words) })
  }

  fileprivate static func version(for program: String) -> Command {
    Command(
      "version", "Show the version", examples: ["\(program) version"],
      step: { .version })
  }
}

extension Notation {
  fileprivate static var helpSubject: Notation<String> {
    Notation<String>("subject", like: "help") { $0 }
  }
}
