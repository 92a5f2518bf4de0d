internal import Platform

extension StoreFile {
  /// Changes the store under its lock, and returns what it holds then.
  ///
  /// `change` gets what the store holds and says what it shall hold; whatever
  /// it throws, and `nil`, leave everything as it was. It can be called twice
  /// and must not ask anybody anything, because others wait for the lock. A
  /// file that somebody named comes to be only with `creating: true`.
  ///
  /// SIGINT, SIGTERM and SIGHUP wait while the change is written: what has
  /// begun ends.
  ///
  /// `beforeReplacing` sees it from between: the new bytes are on the disk
  /// then, and the old ones still have the store's name.
  @discardableResult
  public func change(
    creating: Bool, accepting edits: Bool = false,
    _ change: @escaping (Snapshot) throws -> Book?,
    beforeReplacing: @escaping () throws(StoreProblem) -> Void = {}
  ) throws -> Snapshot? {
    try self.change(
      creating: creating, accepting: edits,
      to: NextState { before in
        try change(before).map { Snapshot(revision: before.revision + 1, $0) }
      }
    ) {
      _, _ throws(StoreProblem) in try beforeReplacing()
    }
  }

  /// The same; `record` runs between the new bytes reaching the disk and
  /// their taking the store's name.
  @discardableResult
  func change(
    creating: Bool, accepting edits: Bool,
    as wanted: WantedOfStore? = nil,
    to next: NextState,
    record: (StoreChange, borrowing StoreFolder) throws(StoreProblem) -> Void
  ) throws -> Snapshot? {
    if nameAlone != nil { return try changeAlone(next) }
    let isThere = try exists()
    guard isThere || creating || base != nil else {
      throw StoreProblem.missing(path)
    }
    // What is refused anyway shall not leave a folder or a lock behind.
    if !isThere, try next.after(.empty) == nil { return nil }
    try makeFolders()
    guard let folder = try openFolder() else {
      throw StoreProblem.noFolder(path)
    }
    // Held until the end: what is no longer used is let go of at once.
    var lock = try folder.lock(patience: patience)
    defer { withExtendedLifetime(lock) {} }
    let old = try folder.find(
      accepting: edits, as: wanted, toChange: wanted?.mayChange ?? true)
    guard old != nil || creating || base != nil else {
      throw StoreProblem.missing(path)
    }
    let access = old?.status.access ?? folder.accessOfNew(with: lock)
    if let access { try folder.give(access.extensible, to: lock.file) }
    let before = old?.snapshot ?? .empty
    guard let after = try next.after(before) else { return nil }
    guard after.revision <= Snapshot.lastRevision else {
      throw StoreProblem.changesUsedUp(path)
    }
    let book = after.book
    precondition(
      book.transactions.areRead
        || book.household.goals == before.book.household.goals
          && book.household.assets == before.book.household.assets,
      "what did not read the history keeps the goals and assets it names")
    if let contradiction = book.contradiction {
      // What was wrong before was not made wrong by this change.
      guard let own = before.book.contradiction else {
        throw StoreProblem.contradiction(contradiction)
      }
      throw try folder.problem(.contradiction(own))
    }
    let text = StoreWriter(
      of: after, keeping: old?.lines, of: before.book.transactions)
    guard text.count <= StoreFile.largest else {
      throw StoreProblem.tooLarge(path, bytes: text.count)
    }
    // If one comes from here on, it is too late, and the answer is the success.
    let signals = SignalMask.holdingEnds()
    defer { if !holdsSignalsAfterwards { signals.restore() } }
    try folder.replace(old, with: text, access: access, holding: &lock) {
      checksum throws(StoreProblem) in
      try record(
        StoreChange(
          before: before, after: after, checksum: checksum, access: access),
        folder)
    }
    return after
  }

  /// Whether there is a store.
  public func exists() throws(StoreProblem) -> Bool {
    guard let folder = try openFolder() else { return false }
    return try folder.isThere()
  }
}

/// What becomes of what a store holds.
///
/// A function that calls a closure is compiled anew for each that it is given;
/// one that is given this is not.
struct NextState {
  let after: (Snapshot) throws -> Snapshot?
}

/// One change of a store, from what it held to what it holds.
final class StoreChange {
  let before: Snapshot
  let after: Snapshot

  /// The checksum that it states then.
  let checksum: Checksum

  /// Whose it is and who may read it, `nil` where it is new.
  let access: FileAccess?

  init(
    before: Snapshot, after: Snapshot, checksum: Checksum, access: FileAccess?
  ) {
    self.before = before
    self.after = after
    self.checksum = checksum
    self.access = access
  }
}
