internal import CommandGrammar
internal import SavingsCore

/// Something that a careful saver should know beside the answer.
final class Warning: Equatable, Sendable {
  /// What scripts call it: `missing_rate`.
  let code: String

  let message: Phrase

  /// What it is about: a pair, a slug.
  let subject: String?

  /// What mends it, or another thing to do.
  let tip: Tip?

  /// Whether it is only worth knowing, and no fault.
  let isNote: Bool

  init(
    _ code: String, _ message: Phrase, subject: String? = nil,
    tip: Tip? = nil, isNote: Bool = false
  ) {
    self.code = code
    self.message = message
    self.subject = subject
    self.tip = tip
    self.isNote = isNote
  }

  /// What a failure says of a part of what was asked for.
  convenience init(
    _ failure: Failure, _ message: Phrase? = nil, subject: String? = nil
  ) {
    self.init(
      failure.code, message ?? failure.message,
      subject: subject ?? failure.subject, tip: failure.wholeTip)
  }

  /// Whether its tip is for after the change that it is about, and would harm
  /// what there is before it.
  var isOfAfterwards: Bool {
    switch code {
    case "before_opening", "before_share", "closed_month", "balance_differs",
      "looks_double", "old_rate_used", "same_name", "goal_ended":
      true
    default: false
    }
  }

  static func == (a: Warning, b: Warning) -> Bool {
    a.code == b.code && a.message == b.message && a.subject == b.subject
      && a.tip == b.tip && a.isNote == b.isNote
  }
}

extension [Warning] {
  /// The warnings as people read them, with nothing a terminal would obey.
  func text(_ look: Look) -> String {
    var text = ""
    for warning in self {
      text += Phrase("warning: \(warning.message)").text(look) + "\n"
      guard let tip = warning.tip else { continue }
      text += Phrase("  try: \(tip)").text(look) + "\n"
    }
    return text
  }
}

/// A warning as scripts read it, where the store was named.
final class ToldWarning: Described {
  let warning: Warning
  let store: String?

  init(warning: Warning, store: String?) {
    self.warning = warning
    self.store = store
  }

  static let definition: String? = "warning"
  static let isOneLine = true

  static let fields: [Field<ToldWarning>] = [
    Field("code", as: .code) { $0.warning.code },
    Field("message") { $0.warning.message },
    Field("subject") { $0.warning.subject },
    Field("tip") { $0.warning.tip?.text(naming: $0.store) },
    Field("tipArguments") {
      ($0.warning.tip?.commands ?? []).arguments(naming: $0.store)
    },
  ]
}

extension Failure {
  /// A warning that is a reason to stop, as `--strict` makes each.
  convenience init(_ warning: Warning, _ status: ExitCode = .warned) {
    self.init(
      warning.code, status,
      status == .warned
        ? "\(warning.message); nothing was changed" : warning.message,
      subject: warning.subject,
      tip: warning.tip ?? "leave --strict out to go on all the same")
  }
}
