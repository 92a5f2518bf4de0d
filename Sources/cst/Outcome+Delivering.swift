internal import SavingsCLI
internal import SavingsCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension Outcome {
  /// Prints what there is to say, and ends the process.
  ///
  /// The answer comes out before any message. An answer that could not be
  /// printed is no success: it is 141 where its reader went away, 7 where a
  /// change was saved all the same, and 1 otherwise.
  func deliver() -> Never {
    var status = status.rawValue
    do {
      try ThisProcess.write(Array(out.utf8), to: STDOUT_FILENO)
    } catch {
      status = failure(error)
    }
    do {
      try ThisProcess.write(Array(err.utf8), to: STDERR_FILENO)
    } catch {
      // Nobody is left to be told.
    }
    exit(status)
  }

  private func failure(_ error: SystemFailure) -> Int32 {
    // A question whose answer nobody waits for ends without a word.
    if error.isBrokenPipe, !isSaved { return 141 }
    let message =
      isSaved
      ? "error: the change was saved, but the answer could not be printed: "
      : "error: the answer could not be printed: "
    let tip =
      isSaved
      ? "see what was changed: cst log"
      : "look where it was to go, and ask again"
    do {
      try ThisProcess.write(
        Array("\(message)\(error.reason)\n  tip: \(tip)\n".utf8),
        to: STDERR_FILENO)
    } catch {
      // Nobody is left to be told.
    }
    return isSaved ? ExitCode.unsure.rawValue : ExitCode.failed.rawValue
  }
}
