import CommandGrammar
import SavingsCLI
import Support

/// Command lines to try, made from the declarations.
enum Samples {
  /// Every example that the help shows, as arguments, confirmed; none writes a
  /// file.
  static let examples: [[String]] = grammar.commands
    .flatMap { command in
      command.examples.map { example in
        // A page would stand in whatever folder tests are run in.
        let line = shellWords(example).dropFirst().map {
          $0 == "report.html" ? "-" : $0
        }
        let isOpen = command.changes && !line.contains("--yes")
        return isOpen ? line + ["--yes"] : line
      }
    }

  /// The examples of commands that change something.
  static let changes: [[String]] = examples.filter { $0.last == "--yes" }

  /// Every option of every command, on a line that has what it needs besides;
  /// those that all commands take stand on two of them.
  static let options: [(line: [String], option: Shape)] =
    grammar.commands.flatMap { command in
      let isAny = ["plan", "goal add"].contains(command.name)
      return (isAny ? grammar.options(of: command) : command.options)
        .map { (line(for: command, but: $0), $0) }
    }

  /// The words of a command with what it cannot do without.
  static func line(
    for command: Command<Session, Reply>, but left: Shape? = nil
  ) -> [String] {
    let rivals = command.oneOf.first { $0.contains(left?.name ?? "") } ?? []
    let chosen = rivals.isEmpty ? command.oneOf.compactMap(\.first) : []
    let needed = command.options.filter {
      $0.isRequired || chosen.contains($0.name)
    }
    let places = command.positionals.filter { !rivals.contains($0.name) }
    return command.words + places.map(\.example)
      + needed.filter { $0.name != left?.name }
      .flatMap { ["--\($0.name)", $0.example] }
  }
}
