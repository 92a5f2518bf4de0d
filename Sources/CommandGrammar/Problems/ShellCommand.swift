/// A command to type into a shell: `cst goal show new-car`.
///
/// Written as text with values in it, it makes one word of every value,
/// whatever it holds: `"cst goal show \(name)"` with the name `New car` is
/// `cst goal show 'New car'`.
package struct ShellCommand: Equatable, Sendable {
  package let line: String

  /// What the shell makes of it: the program and its arguments.
  package var words: [String] { shellWords(line) }

  /// A line that somebody wrote as it is typed, such as an example.
  package init(line: String) { self.line = line }

  /// A program and its arguments.
  package init(_ words: [String]) {
    line = words.map(shellQuoted).joined(separator: " ")
  }
}

extension ShellCommand: ExpressibleByStringInterpolation {
  /// A line without values.
  package init(stringLiteral line: StaticString) {
    self.line = line.description
  }

  /// A line with values in it.
  package init(stringInterpolation parts: Interpolation) { line = parts.line }

  /// Takes the pieces of a line one by one.
  package struct Interpolation: StringInterpolationProtocol {
    var line = ""

    /// Nothing yet.
    package init(literalCapacity: Int, interpolationCount: Int) {
      line.reserveCapacity(literalCapacity + 12 * interpolationCount)
    }

    /// Words of our own, as they are typed.
    @inline(__always)
    package mutating func appendLiteral(_ words: StaticString) {
      if words.utf8CodeUnitCount > 0 { append(words.utf8Start) }
    }

    @inline(never)
    package mutating func append(_ words: UnsafePointer<UInt8>) {
      line += String(cString: words)
    }

    /// Words as they are typed.
    package mutating func appendInterpolation(typed words: String) {
      line += words
    }

    /// A value, which is one word or a part of it.
    package mutating func appendInterpolation(
      _ value: some CustomStringConvertible
    ) {
      line += shellQuoted(value.description)
    }
  }
}
