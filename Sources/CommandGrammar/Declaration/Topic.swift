/// Something `help` explains that is not a command: amounts, dates.
package struct Topic: Sendable {
  package let name: String
  package let summary: String
  package let passages: [Passage]

  /// The section of the manual page it has to itself: `FILES`.
  ///
  /// A topic without one is a part of the description.
  package let manualSection: String?

  package init(
    _ name: String, _ summary: String, manualSection: String? = nil,
    _ passages: [Passage]
  ) {
    self.name = name
    self.summary = summary
    self.manualSection = manualSection
    self.passages = passages
  }
}
