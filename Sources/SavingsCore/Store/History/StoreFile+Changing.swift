internal import Platform

extension StoreFile {
  /// Changes the store under its lock, remembers the change, and returns what
  /// the store holds then.
  ///
  /// `change` gets what the store holds and says what it shall hold, by a
  /// higher number, mostly the next one; whatever it throws, and `nil`, leave
  /// everything as it was. It can be called twice and must not ask
  /// anybody anything, because others wait for the lock. A file that somebody
  /// named comes to be only with `creating: true`.
  ///
  /// `note` is asked for its words when the change is about to be made: the new
  /// bytes are on the disk then, and the old ones still have the store's name.
  /// A file that has nothing beside it has no history either.
  ///
  /// SIGINT, SIGTERM and SIGHUP wait while the change is written: what has
  /// begun ends.
  @discardableResult
  public func change(
    creating: Bool, accepting edits: Bool = false,
    as wanted: WantedOfStore? = nil, note: () -> HistoryNote,
    to change: (Snapshot) throws -> Snapshot?
  ) throws -> Snapshot? {
    if nameAlone != nil { return try changeAlone(change) }
    let isThere = try exists()
    guard isThere || creating || base != nil else {
      throw StoreProblem.missing(path)
    }
    // What is refused anyway shall not leave a folder or a lock behind.
    if !isThere, try change(.empty) == nil { return nil }
    try makeFolders()
    guard let folder = try openFolder() else {
      throw StoreProblem.noFolder(path)
    }
    // Held until the end: what is no longer used is let go of at once.
    var lock = try folder.lock(patience: patience, telling: waiting)
    defer { withExtendedLifetime(lock) {} }
    let old = try folder.find(
      accepting: edits, as: wanted, toChange: wanted?.mayChange ?? true)
    guard old != nil || creating || base != nil else {
      throw StoreProblem.missing(path)
    }
    let access = old?.status.access ?? folder.accessOfNew(with: lock)
    if let access { try folder.give(access.extensible, to: lock.file) }
    let before = old?.store.snapshot ?? .empty
    guard let after = try change(before) else { return nil }
    precondition(
      before.revision < after.revision, "a change has a number of its own")
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
    var text = StoreWriter(
      of: after, keeping: old?.store.lines, of: before.book.transactions)
    guard text.count <= StoreFile.largest else {
      throw StoreProblem.tooLarge(path, bytes: text.count)
    }
    // If one comes from here on, it is too late, and the answer is the success.
    let signals = SignalMask.holdingEnds()
    defer { if !holdsSignalsAfterwards { signals.restore() } }
    try folder.replace(old, with: &text, access: access, holding: &lock) {
      checksum throws(StoreProblem) in
      try folder.remember(
        HistoryStep(from: before, to: after, store: checksum, note()),
        access: access)
    }
    return after
  }
}
