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

  package var words: [Substring] { name.split(separator: " ") }

  package var command: Command<Context, Reply> { make() }
}
