/// Everything that can be said to a program.
///
/// The commands are declared once; parsing, help, documents and completion
/// only read them. `help` and `version` are part of every grammar.
///
/// A command is made when it is asked for, so that a program of many commands
/// starts as fast as one of a few.
package final class Grammar<Context, Reply>: Sendable {
  package let program: String
  package let summary: String
  /// The options every command takes, `--help` and `--version` last.
  package let everywhere: [Shape]
  /// The options of every command that changes something.
  package let onChanges: [Shape]
  /// First words that gather commands, and what they are about: `goal` in
  /// `goal add`, `goal list`.
  package let nouns: KeyValuePairs<String, String>
  /// The parts of the list of commands by their titles, with the first words
  /// of what stands in them: `goal` brings all commands about goals.
  package let areas: KeyValuePairs<String, [String]>
  /// Other spellings of a word, as good as the word: `ls` for `list`.
  package let aliases: KeyValuePairs<String, String>
  package let entries: [Entry<Context, Reply>]
  private let makeSynonyms: @Sendable () -> [String: [String]]
  private let makeTopics: @Sendable () -> [Topic]

  package init(
    _ program: String, _ summary: String,
    everywhere: [Shape] = [], onChanges: [Shape] = [],
    nouns: KeyValuePairs<String, String> = [:],
    areas: KeyValuePairs<String, [String]> = [:],
    aliases: KeyValuePairs<String, String> = [:],
    synonyms: @autoclosure @escaping @Sendable () -> [String: [String]] = [:],
    topics: @autoclosure @escaping @Sendable () -> [Topic] = [],
    entries: [Entry<Context, Reply>]
  ) {
    self.program = program
    self.summary = summary
    var shapes = everywhere
    shapes.append(flag("help", "Show help and stop", short: "h").shape)
    shapes.append(
      flag("version", "Show the version and stop", short: "V").shape)
    self.everywhere = shapes
    self.onChanges = onChanges
    self.nouns = nouns
    self.areas = areas
    self.aliases = aliases
    makeSynonyms = synonyms
    makeTopics = topics
    var all = entries
    all.append(
      Entry(
        "help",
        .help(for: program, like: entries.first?.command.name ?? "help")))
    all.append(Entry("version", .version(for: program)))
    self.entries = all
  }

  package var commands: [Command<Context, Reply>] { entries.map(\.command) }

  /// Words people try, and the words to point them to.
  package var synonyms: [String: [String]] { makeSynonyms() }

  /// What can be read about besides the commands.
  package var topics: [Topic] { makeTopics() + [optionsTopic] }

  /// What every command takes, which is part of every grammar.
  private var optionsTopic: Topic {
    let changing: [Passage] = [
      "Every command that changes something also takes:", .options(onChanges),
    ]
    return Topic(
      "options", "The options that every command takes",
      [.options(everywhere)] + (onChanges.isEmpty ? [] : changing))
  }
}

extension KeyValuePairs<String, String> {
  /// What stands beside a key, of a list so short that a dictionary would take
  /// longer to come to be.
  package subscript(key: String) -> String? {
    for place in indices where self[place].key == key {
      return self[place].value
    }
    return nil
  }
}

extension Command {
  fileprivate static func help(
    for program: String, like example: String
  ) -> Command {
    Command(
      "help", "Explain a command or a topic",
      helpSubject, helpAsManual,
      examples: ["\(program) help", "\(program) help \(example)"]
    ) { _, _, _ in preconditionFailure("help is a page, and runs nothing") }
  }

  fileprivate static func version(for program: String) -> Command {
    Command(
      "version", "Show the version", examples: ["\(program) version"]
    ) { _ in preconditionFailure("the version is a page, and runs nothing") }
  }
}

let helpSubject = positional(
  "subject", Notation<String>("subject", like: "help") { $0 },
  "A command or a topic"
).repeated

let helpAsManual = flag("man", "Print the manual page instead")
