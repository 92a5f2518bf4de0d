internal import SavingsCore

/// Something that a careful saver should know beside the answer.
package struct Warning: Hashable, Sendable {
  /// What scripts call it: `missing_rate`.
  package let code: String

  /// What is so.
  package let message: Phrase

  /// What it is about: a pair, a slug.
  package let subject: String?

  /// A command that mends it, or another thing to do.
  package let tip: Phrase?

  /// A warning with its words.
  package init(
    _ code: String, _ message: Phrase, subject: String? = nil,
    tip: Phrase? = nil
  ) {
    self.code = code
    self.message = message
    self.subject = subject
    self.tip = tip
  }

  /// The warning as people read it, with nothing a terminal would obey.
  func text(_ look: Look) -> String {
    let lines: [Phrase] =
      ["warning: \(message)"] + (tip.map { ["  try: \($0)"] } ?? [])
    return lines.map { $0.text(look) + "\n" }.joined()
  }
}

extension Warning: Described {
  package static let definition: String? = "warning"
  package static let isOneLine = true

  package static let fields: [Field<Warning>] = [
    Field("code", as: .code) { $0.code }, Field("message") { $0.message },
    Field("subject") { $0.subject },
  ]
}
