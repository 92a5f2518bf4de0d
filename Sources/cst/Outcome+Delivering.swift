internal import Platform
internal import SavingsCLI

extension Outcome {
  /// Prints what there is to say, and ends the process.
  ///
  /// The answer comes out before any message. An answer that could not be
  /// printed is no success: it is 141 where its reader went away, 7 where a
  /// change was saved all the same, and 1 otherwise.
  func deliver() -> Never {
    var status = status.rawValue
    do {
      try StandardStream.output.write(out)
    } catch {
      status = failure(error)
    }
    // Where that fails, nobody is left to be told.
    try? StandardStream.messages.write(err)
    ThisProcess.end(with: status)
  }

  private func failure(_ error: SystemFailure) -> Int32 {
    // A question whose answer nobody waits for ends without a word.
    if error.isBrokenPipe, !isSaved { return 141 }
    let message =
      isSaved
      ? "error: the change was saved, but the answer could not be printed: "
      : "error: the answer could not be printed: "
    let tip =
      isSaved ? wayToSee : "look where it was to go, and ask again"
    try? StandardStream.messages.write(
      "\(message)\(error.reason)\n  tip: \(tip)\n")
    return isSaved ? ExitCode.unsure.rawValue : ExitCode.failed.rawValue
  }
}
