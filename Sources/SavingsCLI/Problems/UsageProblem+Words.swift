internal import CommandGrammar

extension UsageProblem: Worded {
  /// What is said of a command line that is not understood.
  var failure: Failure {
    Failure(
      code, .usage, Phrase(message), subject: subject, candidates: candidates,
      tip: tip)
  }
}
