/// What to do next: a few words, and the commands that do it.
///
/// Written as text, with `\(run: "cst undo")` for a command, it stays data:
/// whoever shows it may add to a command, and keeps it on one line.
package struct Tip: Equatable, Sendable {
  /// A piece of one kind.
  package enum Part: Equatable, Sendable {
    /// Words, which may hold what somebody typed.
    case words(String)
    case command(ShellCommand)
  }

  package let parts: [Part]

  /// These pieces.
  package init(_ parts: [Part]) { self.parts = parts }

  /// Words alone, which may hold what somebody typed.
  package init(_ words: String) { parts = [.words(words)] }

  package var commands: [ShellCommand] {
    parts.compactMap { part in
      guard case .command(let command) = part else { return nil }
      return command
    }
  }

  package var text: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .command(let command): command.line
      }
    }
    .joined()
  }

  /// The second of two ways where the first one was told already.
  package func without(_ told: [ShellCommand]) -> Tip {
    guard parts.count == 3, case .command(let first) = parts[0],
      told.contains(first)
    else { return self }
    return Tip([parts[2]])
  }

  /// The same with other commands in the place of its own.
  package func mapping(_ change: (ShellCommand) -> ShellCommand) -> Tip {
    Tip(
      parts.map { part in
        guard case .command(let command) = part else { return part }
        return .command(change(command))
      })
  }
}

extension Tip: ExpressibleByStringInterpolation {
  /// Words alone.
  package init(stringLiteral words: StaticString) {
    self.init(words.description)
  }

  /// Words with values and commands between them.
  package init(stringInterpolation parts: Interpolation) {
    self.init(parts.parts)
  }

  /// Takes the pieces of a tip one by one.
  package struct Interpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Nothing yet.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Words of our own.
    @inline(__always)
    package mutating func appendLiteral(_ words: StaticString) {
      if words.utf8CodeUnitCount > 0 { append(words.utf8Start) }
    }

    @inline(never)
    package mutating func append(_ words: UnsafePointer<UInt8>) {
      parts.append(.words(String(cString: words)))
    }

    /// A value that belongs to the words.
    package mutating func appendInterpolation(
      _ value: some CustomStringConvertible
    ) {
      parts.append(.words(value.description))
    }

    /// A command to type.
    package mutating func appendInterpolation(run command: ShellCommand) {
      parts.append(.command(command))
    }

    /// A tip within the tip.
    package mutating func appendInterpolation(_ tip: Tip) { parts += tip.parts }
  }
}
