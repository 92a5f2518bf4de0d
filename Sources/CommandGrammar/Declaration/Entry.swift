/// A command under its name, made when somebody asks for it.
package struct Entry<Context, Reply>: Sendable {
  /// The words that call it, with spaces.
  package let name: String

  private let make: @Sendable () -> Command<Context, Reply>

  /// A command and its name, which a test compares.
  package init(
    _ name: String,
    _ command: @autoclosure @escaping @Sendable () -> Command<Context, Reply>
  ) {
    self.name = name
    make = command
  }

  /// The words that call it.
  package var words: [Substring] { name.split(separator: " ") }

  /// The command.
  package var command: Command<Context, Reply> { make() }
}

/// A first word that gathers commands: `goal` in `goal add`, `goal list`.
package struct Noun: Sendable {
  package let name: String
  package let summary: String

  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// A part of the list of commands, with a title of its own.
///
/// It gathers commands by their first word: `plan` and `plan set` stand
/// together, and `goal` brings all commands about goals.
package final class Area: Sendable {
  package let title: String
  package let firstWords: [String]

  package init(_ title: String, _ firstWords: [String]) {
    self.title = title
    self.firstWords = firstWords
  }
}
