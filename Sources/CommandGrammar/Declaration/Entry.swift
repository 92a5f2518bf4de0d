/// A command under its name, made when somebody asks for it.
package struct Entry<Context, Reply>: Sendable {
  /// The words that call it.
  package let words: [String]

  private let make: @Sendable () -> Command<Context, Reply>

  /// A command and the words that call it, which a test compares.
  package init(
    _ name: String,
    _ command: @autoclosure @escaping @Sendable () -> Command<Context, Reply>
  ) {
    words = name.split(separator: " ").map(String.init)
    make = command
  }

  /// The command.
  package var command: Command<Context, Reply> { make() }
}
