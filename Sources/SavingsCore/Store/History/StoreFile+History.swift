extension StoreFile {
  /// The changes that led to the store's state, as far as they are remembered.
  public func history(of snapshot: Snapshot) throws(StoreProblem) -> History {
    guard let folder = try openFolder() else {
      return History(HistoryLines(of: []), upTo: snapshot.revision)
    }
    return History(try folder.history(), upTo: snapshot.revision)
  }

  /// What the store held at a revision, before somebody edited it by hand;
  /// `nil` where that cannot be told.
  ///
  /// It is the backup with the last change made again, if that comes to the
  /// checksum that the change left; or the backup itself, where the next
  /// change was cut short or the backup was put back.
  public func lastKnown(at revision: Int) throws(StoreProblem) -> Book? {
    guard let folder = try openFolder(), let backup = try folder.backupBytes()
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
