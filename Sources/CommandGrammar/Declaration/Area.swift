/// A part of the list of commands, with a title of its own.
///
/// It gathers commands by their first word: `plan` and `plan set` stand
/// together, and `goal` brings all commands about goals.
package struct Area: Sendable {
  package let title: String
  package let firstWords: [String]

  package init(_ title: String, _ firstWords: [String]) {
    self.title = title
    self.firstWords = firstWords
  }
}
