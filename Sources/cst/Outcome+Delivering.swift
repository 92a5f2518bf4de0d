internal import Platform
internal import SavingsCLI

extension Outcome {
  /// Prints what there is to say, and ends the process.
  ///
  /// The answer comes out before any message. An answer that could not be
  /// printed is no success: it is 141 where its reader went away, 7 where a
  /// change was saved all the same, and 1 otherwise.
  func deliver() -> Never {
    var (status, messages) = (status.rawValue, err)
    do {
      try StandardStream.output.write(out)
    } catch {
      if error.isBrokenPipe, !isSaved {
        // A question whose answer nobody waits for ends without a word.
        status = 141
      } else {
        let outcome = unprinted(for: error.reason)
        (status, messages) = (outcome.status.rawValue, outcome.err)
      }
    }
    // Where that fails, nobody is left to be told.
    try? StandardStream.messages.write(messages)
    ThisProcess.end(with: status)
  }
}
