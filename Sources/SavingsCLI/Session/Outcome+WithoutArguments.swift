extension Outcome {
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
}
