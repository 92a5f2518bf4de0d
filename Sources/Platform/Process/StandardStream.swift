#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// A stream that a process is born with: a terminal, a pipe or a file.
///
///     try StandardStream.output.write(Array("hello\n".utf8))
///     StandardStream.output.width   // 80, where it is a terminal
package struct StandardStream: Sendable {
  private let number: Int32

  /// The stream of a number.
  package init(_ number: Int32) { self.number = number }

  package static let input = StandardStream(STDIN_FILENO)
  package static let output = StandardStream(STDOUT_FILENO)
  package static let messages = StandardStream(STDERR_FILENO)

  /// Whether a person sits at it.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// How many columns the terminal has, `nil` for what is none.
  package var width: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Reads all that comes, or until it is more than `limit` bytes.
  package func contents(upTo limit: Int) throws(SystemFailure) -> [UInt8] {
    try readAll(from: number, upTo: limit)
  }

  /// Writes a text as UTF-8, all of it.
  package func write(_ text: String) throws(SystemFailure) {
    try write(Array(text.utf8))
  }

  /// Writes all bytes.
  package func write(_ bytes: [UInt8]) throws(SystemFailure) {
    try writeAll(bytes.span, to: number)
  }
}
