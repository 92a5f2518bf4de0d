package import CommandGrammar
internal import SavingsCore

/// Why there is no answer, in the words of the command line.
package final class Failure: Error {
  /// What scripts call it: `no_such_goal`.
  package let code: String

  let status: ExitCode

  /// What is so, naming what was typed.
  package let message: Phrase

  /// More about it, a line each.
  let details: [Phrase]

  /// What was typed.
  let subject: String?

  /// What may have been meant.
  let candidates: [String]

  /// What can be done, a line each, before the tip.
  let offers: [Tip]

  package let tip: Tip

  /// Where in a file it is, all places.
  let places: [StatementPlace]

  let conflicts: [ToldConflict]

  /// Whether the commands of the tip are to choose from, a line each.
  let isChoice: Bool

  /// What stays as it was, said last.
  let closing: Phrase?

  /// What the household prefers, for the decimals of amounts.
  let settings: Settings

  @inline(never)
  init(
    _ code: String, _ status: ExitCode, _ message: Phrase,
    details: [Phrase] = [], subject: String? = nil, candidates: [String] = [],
    offers: [Tip] = [], tip: Tip
  ) {
    self.code = code
    self.status = status
    self.message = message
    self.details = details
    self.subject = subject
    self.candidates = candidates
    self.offers = offers
    self.tip = tip
    places = []
    conflicts = []
    isChoice = false
    closing = nil
    settings = Settings()
  }

  // The same but for what is said anew.
  private init(
    _ other: Failure, message: Phrase? = nil, tip: Tip? = nil,
    places: [StatementPlace]? = nil, conflicts: [ToldConflict]? = nil,
    isChoice: Bool? = nil, closing: Phrase? = nil, settings: Settings? = nil
  ) {
    code = other.code
    status = other.status
    self.message = message ?? other.message
    details = other.details
    subject = other.subject
    candidates = other.candidates
    offers = other.offers
    self.tip = tip ?? other.tip
    self.places = places ?? other.places
    self.conflicts = conflicts ?? other.conflicts
    self.isChoice = isChoice ?? other.isChoice
    self.closing = closing ?? other.closing
    self.settings = settings ?? other.settings
  }

  /// The same with words before its message.
  func behind(_ words: Phrase) -> Failure {
    Failure(self, message: words + message)
  }

  /// The same with something else to do next.
  func tipping(_ tip: Tip) -> Failure { Failure(self, tip: tip) }

  /// The same where nothing was changed, which is said, with what is said last.
  func changingNothing(closing: Phrase? = nil) -> Failure {
    Failure(self, message: "\(message); nothing was changed", closing: closing)
  }

  /// The same, speaking of amounts as a household does.
  func speaking(as settings: Settings) -> Failure {
    Failure(self, settings: settings)
  }

  /// The same with all its places, or with what is in conflict, and whether
  /// the commands of its tip are to choose from.
  func telling(
    _ places: [StatementPlace], _ conflicts: [ToldConflict] = [],
    isChoice: Bool
  ) -> Failure {
    Failure(self, places: places, conflicts: conflicts, isChoice: isChoice)
  }

  /// All that can be done, in one.
  var wholeTip: Tip { offers.reversed().reduce(tip) { "\($1), \($0)" } }

  /// What any problem comes to.
  package static func of(_ error: any Error) -> Failure {
    switch error {
    case let failure as Failure: failure
    case let problem as any Worded: problem.failure
    default:
      Failure(
        "unexpected", .failed,
        "something went wrong: \(String(describing: error))",
        tip:
          "nothing was changed; look at the data with: \(run: "cst check")")
    }
  }

  /// The failure as people read it, with nothing a terminal would obey.
  func text(_ look: Look) -> String {
    let tips: [Phrase] =
      isChoice
      ? tip.commands.map { "  try: \(run: $0)" }
      : offers.map { "  try: \($0)" } + ["  tip: \(tip)"]
    let start: [Phrase] = ["error: \(message)"] + details.map { "  \($0)" }
    let end = tips + [closing].compactMap(\.self).map { "  \($0)" }
    func text(_ lines: [Phrase]) -> String {
      lines.map { $0.text(look) + "\n" }.joined()
    }
    return text(start) + conflicts.text(look) + text(end)
  }

  /// The failure as scripts read it, where the store was named.
  func json(naming store: String?) -> String {
    Failure.fields.value(of: (self, store), onOneLine: false)
      .jsonLine(settings)
  }

  static let about = "Why there is no answer, on standard error."

  /// What scripts read of it, where the store was named.
  static let fields: [Field<(failure: Failure, store: String?)>] = [
    Field("schemaVersion", as: .constant(1)) { _ in 1 },
    Field("kind", as: .constant("error")) { _ in "error" },
    .group(
      "error",
      Field("code", as: .code) { $0.failure.code },
      Field("exitCode", as: .numbers(Array(1...7))) {
        Int($0.failure.status.rawValue)
      },
      Field("message") { $0.failure.message },
      Field("subject") { $0.failure.subject },
      Field("candidates") { $0.failure.candidates },
      Field("tip") { $0.failure.wholeTip.text(naming: $0.store) },
      Field("tipArguments") {
        $0.failure.wholeTip.commands.arguments(naming: $0.store)
      },
      .list(
        "places", onOneLine: true,
        Field<StatementPlace>("line", \.line), Field("column", \.column),
        Field("text", \.text)
      ) { $0.failure.places },
      .list("conflicts", onOneLine: true, ToldConflict.fields) {
        $0.failure.conflicts
      }),
  ]
}

/// A problem whose words, tip, code and exit status the program knows.
protocol Worded: Error { var failure: Failure { get } }

extension Failure {
  /// A value that cannot be read.
  static func unreadable(_ message: Phrase, tip: Tip) -> Failure {
    Failure("unreadable_value", .usage, message, tip: tip)
  }

  /// A value that can be read, and cannot be meant.
  @inline(never)
  static func badValue(
    _ message: Phrase, subject: String? = nil, tip: Tip
  ) -> Failure {
    Failure("bad_value", .usage, message, subject: subject, tip: tip)
  }

  @inline(never)
  static func notPossible(
    _ message: Phrase, in month: Month? = nil, tip: Tip
  ) -> Failure {
    Failure(
      "not_possible", .refused, message, subject: month?.description, tip: tip)
  }
}

extension Failure {
  /// Why a question about a goal that has ended has no answer, and as of when
  /// it has one.
  convenience init(ended goal: Goal, asking question: ShellCommand) {
    let last = goal.lifecycle.end?.adding(days: -1) ?? .first
    let words = question.words + [goal.slug, "--today", last.description]
    self.init(
      "not_possible", .refused, "\(quoted: goal.name) has ended",
      subject: goal.slug,
      tip: last < goal.start
        ? "bring it back first: \(run: "cst goal reopen \(goal.slug)")"
        : "as of the day before: \(run: ShellCommand(words))")
  }
}
