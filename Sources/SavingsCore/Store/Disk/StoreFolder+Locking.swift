internal import Platform

extension StoreFolder {
  /// Locks the store for one change; closing the file unlocks it.
  ///
  /// The lock is a file of its own, because the store's file is another one
  /// after every change. Whoever has to wait asks again in uneven steps, so
  /// that many of them do not ask at once.
  func lock(patience: UInt64) throws(StoreProblem) -> OpenFile {
    let file = try blaming { () throws(SystemFailure) in
      try folder.file(locking: lockName)
    }
    let start = SystemClock.ticks
    while try !blaming({ () throws(SystemFailure) in try file.locks() }) {
      let now = SystemClock.ticks
      guard now - start < patience else { throw .busy(path) }
      let step = 2_000_000 + now % 16_000_000
      SystemClock.wait(nanoseconds: min(step, patience))
    }
    return file
  }

  /// Gives a file beside the store its owner and mode, or refuses.
  ///
  /// So a change by the superuser locks nobody out of what is theirs, and
  /// nobody else gets to read it.
  func match(
    _ file: borrowing OpenFile, to status: FileStatus, mode: UInt32
  ) throws(StoreProblem) {
    do throws(SystemFailure) {
      let own = try file.status()
      if own.owner != status.owner || own.group != status.group {
        try file.give(to: status.owner, status.group)
      }
      if own.mode != mode { try file.allow(mode) }
    } catch {
      throw .ownerLost(path, error)
    }
  }
}
