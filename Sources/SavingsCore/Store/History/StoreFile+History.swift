extension StoreFile {
  /// The changes that led to the store's state, as far as they are remembered.
  public func history(
    of snapshot: Snapshot
  ) throws(StoreProblem) -> History {
    guard let folder = try openFolder() else {
      return History(.none, upTo: snapshot.revision)
    }
    return History(try folder.history(), upTo: snapshot.revision)
  }

  /// Changes the store under its lock and remembers the change; see
  /// `change(creating:accepting:_:)`.
  ///
  /// `note` is asked for its words when the change is about to be made. The
  /// state that it leads to may have another number than the next one.
  @discardableResult
  public func change(
    creating: Bool, accepting edits: Bool = false,
    as wanted: WantedOfStore? = nil,
    note: @escaping () -> HistoryNote,
    to change: @escaping (Snapshot) throws -> Snapshot?
  ) throws -> Snapshot? {
    try self.change(
      creating: creating, accepting: edits, as: wanted,
      to: NextState(after: change)
    ) {
      step, folder throws(StoreProblem) in
      let words = note()
      let before: Book? =
        switch words.origin {
        case .stored: step.before.book
        case .known(let book): book
        case .unknown: nil
        }
      try folder.remember(
        HistoryStep(
          revision: step.after.revision, time: words.time,
          command: words.command, kind: words.kind,
          changes: before.map { book in
            StorePatch.bytes(from: book, to: step.after.book)
          }, from: step.before.revision > 0 ? step.before.state : nil,
          merged: words.merged.map { other in
            HistoryStep.Merged(
              state: other.state,
              changes: other.book == step.after.book
                ? nil
                : StorePatch.bytes(from: other.book, to: step.after.book))
          }, store: step.checksum), access: step.access)
    }
  }

  /// What the store held at a revision, before somebody edited it by hand;
  /// `nil` where that cannot be told.
  ///
  /// It is the backup with the last change made again, if that comes to the
  /// checksum that the change left; or the backup itself, where the next
  /// change was cut short or the backup was put back.
  public func lastKnown(at revision: Int) throws(StoreProblem) -> Book? {
    guard let folder = try openFolder(),
      let backup = try folder.backupBytes()
    else { return nil }
    let steps = try folder.history().sound
    do {
      let before = try StoreReader.read(backup)
      if before.revision == revision { return before.book }
      guard let step = steps.last(where: { $0.revision == revision }),
        before.revision == step.from?.revision ?? revision - 1,
        let patch = try step.patch()
      else { return nil }
      let book = try patch.applied(to: StoreLines(of: before.book)).book()
      let after = Snapshot(revision: step.revision, book)
      return step.leads(to: after) ? book : nil
    } catch {
      // A backup that does not fit tells nothing; the store is not touched.
      return nil
    }
  }
}
