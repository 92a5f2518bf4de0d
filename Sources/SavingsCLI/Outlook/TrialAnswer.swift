internal import SavingsCore

/// What some changes would do, as `cst try` answers.
final class TrialAnswer: Answer {
  /// What is answered, and the session in which it is.
  typealias Told = (session: Session, reply: Reply)

  let trial: Trial
  let question: String

  /// What the question answers before the steps; it may have no answer then.
  let before: Told?
  let after: Told

  init(trial: Trial, question: String, before: Told?, after: Told) {
    self.trial = trial
    self.question = question
    self.before = before
    self.after = after
  }

  static let kind = "try"
  static let about = "What some changes would do, tried on a copy."

  static let fields: [Field<TrialAnswer>] = [
    .list(
      "steps",
      Field("command") { $0.line }, Field("today") { $0.today },
      Field("changes") { $0.changes }
    ) { $0.trial.steps },
    Field("ask", \.question),
    Field("before", as: whole.orNull) { answer -> Value in
      answer.before.map { told.value(of: $0, onOneLine: false) } ?? .blank
    },
    Field("after", as: whole) { told.value(of: $0.after, onOneLine: false) },
  ]

  private static let whole = Schema.local("told", told.schema())

  /// The whole answer of the question.
  private static let told: [Field<Told>] = [
    Field("kind") { $0.reply.kind }, Field("today") { $0.session.today },
    Field("data") { $0.reply.data },
    Field("warnings") { told in
      told.reply.warnings.map {
        ToldWarning(warning: $0, store: told.session.request.look.store)
      }
    },
  ]
}
