internal import Platform

extension StoreFolder {
  /// Puts a new text in the place of the old store, all at once.
  ///
  /// The new text is on the disk under another name before it takes the
  /// store's, so that whatever happens leaves the old state or the new one.
  /// `record` runs when it is there and the store is still the old one, and
  /// again where the lock was lost meanwhile.
  func replace(
    _ old: Found?, with text: inout StoreWriter, access: FileAccess?,
    holding lock: inout StoreLock,
    record: (Checksum) throws(StoreProblem) -> Void
  ) throws(StoreProblem) {
    try removeDrafts()
    do throws(StoreProblem) {
      // Otherwise it is not the old store that its lines are taken from.
      if text.kept > 0 { try checkUntouched(since: old) }
      var checksum = Checksum(bits: 0)
      let size = text.count
      // As long as it is open, it is told apart from all others.
      let file = try write(as: draft, access) { file throws(StoreProblem) in
        guard let written = try bring(&text, to: file) else {
          throw .editedMeanwhile(path)
        }
        guard text.proves(written) else { throw .unfaithful(path) }
        checksum = written.checksum
        return size
      }
      try confirm(&lock, since: old, access)
      try record(checksum)
      // Whoever held it meanwhile took the record for that of a change that
      // never happened.
      if try confirm(&lock, since: old, access) { try record(checksum) }
      if let old {
        // A store of an older version is kept for good.
        if old.store.version != StoreReader.version {
          try keep(old, as: ".v\(old.store.version).bak")
        }
        try keep(old, as: ".bak")
      }
      try checkIsNamed(file)
      try blaming(folder.rename(draft, to: name))
    } catch {
      // What cannot be removed now is removed before the next change; without
      // the lock it may be somebody else's.
      if (try? isHeld(lock.file)) == true { try? removeDrafts() }
      throw error
    }
    do {
      try folder.sync()
    } catch {
      throw .uncertain(path, error)
    }
  }

  /// Passes a store that nobody has touched, under a lock that is still the
  /// one of its name, and tells whether it had to be taken anew.
  @discardableResult
  private func confirm(
    _ lock: inout StoreLock, since old: Found?, _ access: FileAccess?
  ) throws(StoreProblem) -> Bool {
    let isHeld = try isHeld(lock.file)
    if !isHeld { try renew(&lock, access) }
    try checkUntouched(since: old)
    return !isHeld
  }

  /// Removes what a change left behind that was cut short.
  ///
  /// Nobody else is writing now, so nobody needs it.
  private func removeDrafts() throws(StoreProblem) {
    try blaming(folder.remove(draft))
    try blaming(folder.remove(backupDraft))
    try blaming(folder.remove(historyDraft))
  }

  /// Passes a draft that still has its name: only that may be renamed.
  private func checkIsNamed(_ file: borrowing OpenFile) throws(StoreProblem) {
    let own = try blaming(file.status()).identity
    let named = try blaming(folder.status(of: draft))?.identity
    guard own == named else { throw .editedMeanwhile(path) }
  }

  /// Writes a text to a file, its kept lines from the store as it is now;
  /// `nil` if that is not what was read before.
  private func bring(
    _ text: inout StoreWriter, to file: borrowing OpenFile
  ) throws(StoreProblem) -> StoreWriter.Written? {
    try StoreProblem.blaming(path) { () throws(SystemFailure) in
      // A text without kept lines takes nothing from the store.
      let old = text.kept == 0 ? nil : try folder.file(reading: name)
      var size = 0
      var begun = 0
      return try text.write(
        from: { buffer, place throws(SystemFailure) in
          try old?.fill(&buffer, from: place) ?? 0
        },
        to: { bytes throws(SystemFailure) in
          try file.write(bytes)
          size += bytes.count
          guard size - begun >= 2 << 20 else { return }
          file.beginSync(begun..<size)
          begun = size
        })
    }
  }

  /// Brings bytes to the disk in a new file.
  func write(
    _ bytes: [UInt8], as draft: String, _ access: FileAccess?
  ) throws(StoreProblem) {
    _ = try write(as: draft, access) { file throws(StoreProblem) in
      try blaming(file.write(bytes.span))
      return bytes.count
    }
  }

  /// Makes a new file that is as private as the old one, and returns when what
  /// `fill` puts into it is on the disk, all of it.
  @inline(never)
  private func write(
    as draft: String, _ access: FileAccess?,
    _ fill: (borrowing OpenFile) throws(StoreProblem) -> Int
  ) throws(StoreProblem) -> OpenFile {
    let file = try blaming(folder.file(creating: draft))
    if let access { try give(access, to: file) }
    let size = try fill(file)
    try blaming(file.sync())
    let found = try blaming(file.status().size)
    guard found == size else { throw .unfaithful(path) }
    return file
  }

  /// Passes a store that nobody has touched since it was read.
  private func checkUntouched(since old: Found?) throws(StoreProblem) {
    let now = try blaming(folder.status(of: name))
    guard now?.state == old?.status.state else { throw .editedMeanwhile(path) }
  }

  /// Keeps the old state under its name and an ending, all at once too.
  private func keep(
    _ old: Found, as ending: String
  ) throws(StoreProblem) {
    do throws(SystemFailure) {
      try folder.link(name, as: backupDraft)
    } catch {
      guard error.refusesLinks else { throw .failed(path, error) }
      guard let stored = try read(), stored.status.state == old.status.state
      else { throw .editedMeanwhile(path) }
      try write(stored.bytes, as: backupDraft, old.status.access)
    }
    do throws(SystemFailure) {
      try folder.rename(backupDraft, to: name + ending)
      // Renaming one of two names of a file to the other one leaves both.
      try folder.remove(backupDraft)
    } catch {
      guard error.isFolder else { throw .failed(path, error) }
      throw .inTheWay(path + ending, kind: "folder")
    }
  }
}
