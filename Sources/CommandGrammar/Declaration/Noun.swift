/// A first word that gathers commands: `goal` in `goal add`, `goal list`.
package struct Noun: Sendable {
  package let name: String
  package let summary: String

  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
