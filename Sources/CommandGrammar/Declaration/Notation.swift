/// How one kind of value is written, declared once for all commands.
///
/// `Notation<Int>("count", like: "3") { … }` gives the placeholder help shows
/// (`COUNT`), an example an error can repeat, and the reader.
package final class Notation<Value: Sendable>: Sendable {
  package let placeholder: String
  package let example: String
  package let choices: [String]
  package let completion: Completion
  package let read: @Sendable (String) throws(Misreading) -> Value

  package init(
    _ placeholder: String, like example: String,
    completes completion: Completion = .nothing, choices: [String] = [],
    read: @escaping @Sendable (String) throws(Misreading) -> Value
  ) {
    self.placeholder = placeholder.uppercased()
    self.example = example
    self.choices = choices
    self.completion = completion
    self.read = read
  }

  /// Exactly one of some values, as they are spelt.
  ///
  /// Words that people try and that are none may have something else to write
  /// `instead`.
  package convenience init(
    _ placeholder: String, oneOf choices: [String],
    instead: KeyValuePairs<String, String> = [:],
    named: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      placeholder, like: choices.first ?? "", completes: .choices,
      choices: choices
    ) { (text) throws(Misreading) -> Value in
      guard let value = named(text) else {
        throw .noChoice(text, of: choices, instead: instead[text])
      }
      return value
    }
  }
}

extension Misreading {
  fileprivate static func noChoice(
    _ text: String, of choices: [String], instead: String?
  ) -> Misreading {
    let near = similar(to: text, among: choices)
    return Misreading(
      "\"\(text)\" is not one of \(listed(choices, "or"))",
      tip: instead.map { "write \($0)" }
        ?? near.first.map { "a similar one exists: \"\($0)\"" },
      candidates: near.isEmpty ? choices : near)
  }
}

extension Notation {
  /// Any text at all, empty text too.
  package static var text: Notation<String> {
    Notation<String>("text", like: "\"a few words\"") { $0 }
  }

  /// A whole number of one or more, in plain digits: `1`, `20`.
  package static var count: Notation<Int> { .count(like: "3") }

  /// The same, shown by a number that makes sense in its place.
  package static func count(like example: String) -> Notation<Int> {
    Notation<Int>("n", like: example) { (text) throws(Misreading) -> Int in
      var count = 0
      for byte in text.utf8 {
        // More than eighteen digits count nothing.
        guard 0x30...0x39 ~= byte, count < 100_000_000_000_000_000 else {
          count = 0
          break
        }
        count = count * 10 + Int(byte) - 0x30
      }
      guard count > 0 else {
        throw Misreading("\"\(text)\" is not a whole number of 1 or more")
      }
      return count
    }
  }
}
