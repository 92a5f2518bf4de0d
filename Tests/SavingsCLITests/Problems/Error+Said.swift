import CommandGrammar
import SavingsCLI
import SavingsCore

/// What the program says of a problem.
extension Error {
  /// What is so, as people read it.
  var said: String { Failure.of(self).message.text(Look()) }

  /// What to do next, as people read it.
  var tip: String { Failure.of(self).tip.text }
}

extension ContentProblem {
  /// The problem as that of a store without a backup.
  var ofStore: StoreProblem { .content(self, in: "a", hasBackup: false) }
}
