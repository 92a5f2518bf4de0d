internal import Platform

extension StoreFile {
  /// Changes a file that has nothing beside it, and that nobody else knows.
  func changeAlone(
    _ change: (Snapshot) throws -> Snapshot?
  ) throws -> Snapshot? {
    guard let folder = try openFolder(),
      let old = try folder.find(accepting: false)
    else { throw StoreProblem.missing(nameAlone ?? path) }
    guard let after = try change(old.store.snapshot) else { return nil }
    if let contradiction = after.book.contradiction {
      throw StoreProblem.contradiction(contradiction)
    }
    guard after.revision <= Snapshot.lastRevision else {
      throw StoreProblem.changesUsedUp(folder.path)
    }
    let bytes = StoreWriter.bytes(of: after)
    guard (try? StoreReader.read(bytes)) == after else {
      throw StoreProblem.unfaithful(folder.path)
    }
    let signals = SignalMask.holdingEnds()
    defer { if !holdsSignalsAfterwards { signals.restore() } }
    try folder.putAlone(bytes, old.status.access)
    return after
  }
}

extension StoreFolder {
  /// Puts bytes in the place of the store, all at once.
  fileprivate func putAlone(
    _ bytes: [UInt8], _ access: FileAccess
  ) throws(StoreProblem) {
    guard bytes.count <= StoreFile.largest else {
      throw .tooLarge(path, bytes: bytes.count)
    }
    try blaming(folder.remove(draft))
    do throws(StoreProblem) {
      try write(bytes, as: draft, access)
      try blaming(folder.rename(draft, to: name))
    } catch {
      try? folder.remove(draft)
      throw error
    }
    do throws(SystemFailure) {
      try folder.sync()
    } catch {
      throw .uncertain(path, error)
    }
  }
}
