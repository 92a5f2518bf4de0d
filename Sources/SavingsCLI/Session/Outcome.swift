internal import CommandGrammar

/// What the program says, and how it ends.
package struct Outcome {
  package var out = ""
  package var err = ""
  package var status = ExitCode.success

  /// Whether a change was saved, so that failing to say so is another matter.
  package var isSaved = false

  /// How what is said in its place would look.
  var look: Look?

  /// What it was made of, which is not taken apart before it is delivered: a
  /// process that ends need not do that at all.
  var origins: [AnyObject] = []

  /// What is said in its place where it could not be printed.
  package func unprinted(for reason: String) -> Outcome {
    let failure =
      isSaved
      ? Failure(
        "not_certain", .unsure,
        """
        the change was saved, but the answer could not be printed: \(reason)
        """, tip: "see what was changed: \(run: "cst log")")
      : Failure(
        "not_printed", .failed, "the answer could not be printed: \(reason)",
        tip: "look where it was to go, and ask again")
    let look = look ?? Look()
    var outcome = look.outcome(of: failure)
    // What went wrong stands last, and programs get one line.
    if !look.isJSON { outcome.err = err + outcome.err }
    return outcome
  }

  /// The end of a process that was not told what it was called with.
  ///
  /// The name of the program is always among the arguments. Where there is
  /// nothing, the system did not hand them over, and taking that for no
  /// command at all would be a success that never was.
  package static var withoutArguments: Outcome {
    Outcome(
      err: "error: the arguments of the command could not be read\n"
        + "  tip: nothing was changed; try again\n", status: .failed)
  }

  /// The room on the stack that every command finds enough, with some to
  /// spare.
  package static let stack = 256 << 10

  /// The end of a process whose stack may not grow: without a word, the system
  /// would end it in the middle of something.
  package static var withoutStack: Outcome {
    Outcome(
      err: "error: the limit of the stack is below \(stack >> 10) KiB\n"
        + "  tip: nothing was changed; raise it: ulimit -s \(stack >> 10)\n",
      status: .failed)
  }
}
