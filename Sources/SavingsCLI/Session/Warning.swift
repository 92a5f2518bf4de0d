/// Something that a careful saver should know beside the answer.
package struct Warning: Hashable, Sendable {
  /// What scripts call it: `missing_rate`.
  package let code: String

  /// What is so.
  package let message: String

  /// What it is about: a pair, a slug.
  package let subject: String?

  /// A command that mends it, or another thing to do.
  package let tip: String?

  /// A warning with its words.
  package init(
    _ code: String, _ message: String, subject: String? = nil,
    tip: String? = nil
  ) {
    self.code = code
    self.message = message
    self.subject = subject
    self.tip = tip
  }

  /// The warning as scripts read it.
  var json: JSON {
    .line([
      "code": .string(code), "message": .string(message),
      "subject": .string(subject),
    ])
  }
}
