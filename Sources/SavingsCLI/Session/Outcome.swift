/// What the program says, and how it ends.
package struct Outcome: Hashable, Sendable {
  /// What goes to standard output.
  package var out = ""

  /// What goes to standard error.
  package var err = ""

  /// How it ends.
  package var status = ExitCode.success

  /// Whether a change was saved, so that failing to say so is another matter.
  package var isSaved = false
}
