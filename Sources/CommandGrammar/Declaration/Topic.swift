/// Something `help` explains that is not a command: amounts, dates.
package final class Topic: Sendable {
  package let name: String
  package let summary: String
  let passages: [Passage]

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

/// A part of a longer explanation: a paragraph, terms and their meanings, or
/// options.
///
/// A paragraph can be written as plain text: `["Write 12000EUR."]`.
package indirect enum Passage: Sendable {
  case paragraph(String)
  case list([(term: String, meaning: String)])
  case options([Shape])
  /// Lines to paste, which are never broken.
  case lines([String])

  /// Whether it is lines to paste.
  var isLines: Bool { if case .lines = self { true } else { false } }
}

extension Passage: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .paragraph(text) }
}
