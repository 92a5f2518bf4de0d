internal import CommandGrammar
internal import SavingsCore

extension Look {
  /// A failure, and nothing else.
  func outcome(of failure: Failure) -> Outcome {
    Outcome(
      err: self.isJSON
        ? failure.json(naming: self.store) : failure.text(of(failure.settings)),
      status: failure.status)
  }

  /// A page about the program: as it is, or inside of a document.
  func outcome(
    _ kind: String, _ data: Value, _ text: String,
    on today: () throws -> CalendarDate
  ) rethrows -> Outcome {
    guard self.isJSON else { return Outcome(out: text) }
    return Outcome(out: json(kind, data, [], on: try today()), look: self)
  }

  func json(
    _ kind: String, _ data: Value, _ warnings: [Warning],
    on today: CalendarDate
  ) -> String {
    let document: Value = [
      "schemaVersion": 1, "kind": kind.value, "today": today.value,
      "data": data,
      "warnings": warnings.map {
        ToldWarning(warning: $0, store: self.store)
      }.value,
    ]
    return document.json(settings)
  }

  /// A question with its reasons, ending where the answer is typed.
  func question(_ confirmation: Confirmation) -> String {
    let answers =
      self.isAccessible
      ? "Type 1 for yes or 2 for no, and then Enter. Enter alone is no: "
      : "[y/N] "
    return confirmation.reasons.flatMap { $0.lines(self) }
      .map { $0 + "\n" }.joined()
      + confirmation.question.text(self) + " " + answers
  }

  func isYes(_ answer: String) -> Bool {
    [yes, "y", "yes"].contains(answer.lowercased())
  }

  /// What to type for a yes.
  var yes: String { self.isAccessible ? "1" : "y" }
}
