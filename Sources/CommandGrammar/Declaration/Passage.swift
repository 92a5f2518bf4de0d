/// A part of a longer explanation: a paragraph, or terms and their meanings.
///
/// A paragraph can be written as plain text: `["Write 12000EUR."]`.
package enum Passage: Sendable {
  case paragraph(String)
  case list([(term: String, meaning: String)])
}

extension Passage: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .paragraph(text) }
}
