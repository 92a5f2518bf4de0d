internal import Platform

/// The lock of a store, for as long as somebody holds it.
struct StoreLock: ~Copyable {
  var file: OpenFile

  /// How long it is waited for, in nanoseconds.
  let patience: UInt64
}

extension StoreFolder {
  /// Locks the store for one change; letting go of the lock and the folder
  /// unlocks it.
  ///
  /// The folder itself is locked first, because nobody takes it away from
  /// under the store. Some disks lock no folders, and older versions of cst
  /// none either; for them there is a file of its own, because the store's
  /// file is another one after every change.
  func lock(
    patience: UInt64, telling waiting: @escaping () -> Void
  ) throws(StoreProblem) -> StoreLock {
    let end = SystemClock.ticks + patience
    var waiting: (() -> Void)? = waiting
    try wait(until: end, telling: &waiting) { () throws(SystemFailure) in
      try folder.tryLock() ?? true
    }
    let file = try lockedFile(until: end, telling: &waiting)
    return StoreLock(file: file, patience: patience)
  }

  /// Takes the lock anew, after somebody removed or replaced its file.
  ///
  /// Whoever made a change meanwhile under another lock made it to the store,
  /// which is then not the one that was read.
  func renew(
    _ lock: inout StoreLock, _ access: FileAccess?
  ) throws(StoreProblem) {
    var nobody: (() -> Void)?
    lock.file = try lockedFile(
      until: SystemClock.ticks + lock.patience, telling: &nobody)
    if let access { try give(access.extensible, to: lock.file) }
  }

  private func lockedFile(
    until end: UInt64, telling waiting: inout (() -> Void)?
  ) throws(StoreProblem) -> OpenFile {
    while true {
      let file = try openLock()
      try wait(until: end, telling: &waiting) { () throws(SystemFailure) in
        try file.tryLock()
      }
      if try isHeld(file) { return file }
      guard SystemClock.ticks < end else { throw .busy(path) }
    }
  }

  /// Opens the lock's file, a new one where another folder shares it.
  private func openLock() throws(StoreProblem) -> OpenFile {
    try StoreProblem.blaming(path) { () throws(SystemFailure) in
      if let names = try folder.status(of: lockName)?.names, names > 1 {
        try folder.remove(lockName)
      }
      return try folder.file(locking: lockName)
    }
  }

  /// Whether the file that is locked is the one that others would lock: nobody
  /// has removed or replaced it.
  func isHeld(_ file: borrowing OpenFile) throws(StoreProblem) -> Bool {
    let named = try blaming(folder.status(of: lockName))?.identity
    return try blaming(file.status()).identity == named
  }

  /// Asks until something is locked, in uneven steps, so that many who wait do
  /// not ask at once; after a second of it `waiting` is told, and no more.
  private dynamic func wait(
    until end: UInt64, telling waiting: inout (() -> Void)?,
    _ isLocked: () throws(SystemFailure) -> Bool
  ) throws(StoreProblem) {
    let start = SystemClock.ticks
    while try !blaming(isLocked()) {
      let now = SystemClock.ticks
      if now - start > 1_000_000_000, let tell = waiting {
        waiting = nil
        tell()
      }
      guard now < end else { throw .busy(path) }
      SystemClock.wait(
        nanoseconds: min(2_000_000 + now % 16_000_000, end - now))
    }
  }

  /// Gives a file beside the store its owner and mode, or refuses.
  ///
  /// So a change by the superuser locks nobody out of what is theirs, and
  /// nobody else gets to read it.
  func give(
    _ access: FileAccess, to file: borrowing OpenFile
  ) throws(StoreProblem) {
    do throws(SystemFailure) {
      try file.give(access)
    } catch {
      throw .ownerLost(path, error)
    }
  }

  /// Whose a new store is, where that is not simply who makes it.
  ///
  /// What the superuser makes belongs to whom the folder belongs, so that the
  /// first command under `sudo` shuts nobody out; where the system refuses even
  /// that, it stays with who made it.
  func accessOfNew(with lock: borrowing StoreLock) -> FileAccess? {
    guard let access = try? folder.accessOfNew() else { return nil }
    return (try? lock.file.give(access)).map { access }
  }
}
