internal import SavingsCore

/// Why there is no answer, in the words of the command line.
package struct Failure: Error, Hashable, Sendable {
  /// What scripts call it: `no_such_goal`.
  package let code: String

  /// How the program ends.
  package let status: ExitCode

  /// What is so, naming what was typed.
  package let message: Phrase

  /// More about it, a line each.
  package let details: [Phrase]

  /// What was typed.
  package let subject: String?

  /// What may have been meant.
  package let candidates: [String]

  /// What to do next.
  package let tip: Phrase

  /// What the household prefers, for the decimals of amounts.
  var settings = Settings()

  /// A failure with its words.
  package init(
    _ code: String, _ status: ExitCode, _ message: Phrase,
    details: [Phrase] = [], subject: String? = nil, candidates: [String] = [],
    tip: Phrase
  ) {
    self.code = code
    self.status = status
    self.message = message
    self.details = details
    self.subject = subject
    self.candidates = candidates
    self.tip = tip
  }

  /// The failure as people read it, with nothing a terminal would obey.
  func text(_ look: Look) -> String {
    let lines: [Phrase] =
      ["error: \(message)"] + details.map { "  \($0)" } + ["  tip: \(tip)"]
    return lines.map { $0.text(look) + "\n" }.joined()
  }

  /// The failure as scripts read it.
  func json(_ store: StoreOption) -> JSON {
    [
      "schemaVersion": 1, "kind": "error",
      "error": [
        "code": .string(code), "exitCode": .int(Int(status.rawValue)),
        "message": .string(message.field(settings)),
        "subject": .string(subject),
        "candidates": .array(candidates.map { .string($0) }),
        "tip": .string(tip.field(settings, store)),
      ],
    ]
  }
}
