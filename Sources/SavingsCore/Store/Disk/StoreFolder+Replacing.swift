extension StoreFolder {
  /// Puts a new text in the place of the old store, all at once.
  ///
  /// The new text is on the disk under another name before they take the
  /// store's, so that whatever happens leaves the old state or the new one.
  /// `record` runs when it is there and the store is still the old one.
  ///
  /// Signals are held back from the first byte on, and stay so: if one comes
  /// now, it is too late, and the answer is the success.
  func replace(
    _ old: Stored?, with text: StoreText, keepingAs names: [String],
    record: () throws(StoreProblem) -> Void
  ) throws(StoreProblem) {
    try removeDrafts()
    ThisProcess.holdSignals()
    do throws(StoreProblem) {
      try write(text, as: draft, like: old?.status)
      try record()
      try checkUntouched(since: old)
      for name in names { try keep(old, as: name) }
      try blaming { () throws(SystemFailure) in
        try folder.rename(draft, to: name)
      }
    } catch {
      // What cannot be removed now is removed before the next change.
      try? removeDrafts()
      throw error
    }
    do {
      try folder.sync()
    } catch {
      throw .uncertain(path, error)
    }
  }

  /// Removes what a change left behind that was cut short.
  ///
  /// Nobody else is writing now, so nobody needs it.
  private func removeDrafts() throws(StoreProblem) {
    try blaming { () throws(SystemFailure) in
      try folder.remove(draft)
      try folder.remove(backupDraft)
      try folder.remove(historyDraft)
    }
  }

  /// Brings a text to the disk in a new file that is as private as the old one.
  func write(
    _ text: StoreText, as draft: String, like old: FileStatus?
  ) throws(StoreProblem) {
    let file = try blaming { () throws(SystemFailure) in
      try folder.file(creating: draft)
    }
    if let old { try match(file, to: old, mode: old.mode) }
    let size = try blaming { () throws(SystemFailure) in
      for piece in text.pieces { try file.write(piece.bytes) }
      try file.sync()
      return try file.status().size
    }
    guard size == text.count else { throw .unfaithful(path) }
  }

  /// Passes a store that nobody has touched since it was read.
  private func checkUntouched(since old: Stored?) throws(StoreProblem) {
    let now = try blaming { () throws(SystemFailure) in
      try folder.status(of: name)
    }
    guard now?.state == old?.status.state else {
      throw .editedMeanwhile(path)
    }
  }

  /// Keeps the old state under another name, all at once too.
  private func keep(
    _ old: Stored?, as backup: String
  ) throws(StoreProblem) {
    guard let old else { return }
    do throws(SystemFailure) {
      try folder.link(name, as: backupDraft)
    } catch {
      guard error.refusesLinks else { throw .failed(path, error) }
      try write(StoreText(old.bytes), as: backupDraft, like: old.status)
    }
    try blaming { () throws(SystemFailure) in
      try folder.rename(backupDraft, to: backup)
      // Renaming one of two names of a file to the other one leaves both.
      try folder.remove(backupDraft)
    }
  }
}
