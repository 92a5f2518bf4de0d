/// Something `help` explains that is not a command: amounts, dates.
package struct Topic: Sendable {
  package let name: String
  package let summary: String
  package let passages: [Passage]

  package init(_ name: String, _ summary: String, _ passages: [Passage]) {
    self.name = name
    self.summary = summary
    self.passages = passages
  }
}
