/// One thing a shell may offer, with a word about it.
package struct Candidate: Hashable, Sendable {
  package let text: String
  package let description: String

  package init(_ text: String, _ description: String) {
    self.text = text
    self.description = description
  }
}
