package import SavingsCore

extension StoreFile {
  /// Changes the store as a command does.
  ///
  /// `beforeReplacing` sees it from between: the new bytes are on the disk
  /// then, and the old ones still have the store's name.
  @discardableResult
  package func change(
    creating: Bool, accepting edits: Bool = false,
    _ change: (Snapshot) throws -> Book?, beforeReplacing: () -> Void = {}
  ) throws -> Snapshot? {
    try self.change(
      creating: creating, accepting: edits,
      note: {
        beforeReplacing()
        return HistoryNote(secondsSince1970: 1_795_162_500, command: "edit")
      }
    ) { before in
      try change(before).map { Snapshot(revision: before.revision + 1, $0) }
    }
  }
}
