internal import SavingsCore

/// What some changes would do, as `cst try` answers.
final class TrialAnswer: Answer {
  private let steps: Value
  private let question: String
  private let before: Value
  private let after: Value

  static let kind = "try"
  static let about = "What some changes would do, tried on a copy."

  static let fields: [Field<TrialAnswer>] = [
    Field(
      "steps",
      as: .list(
        .record([
          ("command", String.schema), ("today", .date),
          ("changes", [RecordChange].schema),
        ])), \.steps),
    Field("ask", \.question),
    Field("before", as: told.orNull, \.before),
    Field("after", as: told, \.after),
  ]

  /// The whole answer of the question.
  private static let told = Schema.local(
    "told",
    .record([
      ("kind", String.schema), ("today", .date), ("data", .anything),
      ("warnings", [ToldWarning].schema),
    ]))

  /// The steps of a trial, and what the question answers before and after;
  /// before them it may have none.
  init(
    _ trial: Trial, question: String, before: (Session, Reply)?,
    after: (Session, Reply), naming store: String?
  ) {
    steps = .list(trial.steps.map { $0.told })
    self.question = question
    func told(_ session: Session, _ reply: Reply) -> Value {
      [
        "kind": reply.kind.value, "today": session.today.value,
        "data": reply.data,
        "warnings": reply.warnings.map {
          ToldWarning(warning: $0, store: store)
        }.value,
      ]
    }
    self.before = before.map { told($0, $1) } ?? .blank
    self.after = told(after.0, after.1)
  }
}

extension Trial.Step {
  /// The step as programs read it.
  fileprivate var told: Value {
    let changes = reply.change.map { change in
      ChangeAccount(
        change, command: line, isDryRun: true, revision: nil
      ).entries
    }
    return [
      "command": line.value, "today": today.value,
      "changes": (changes ?? []).value,
    ]
  }
}
