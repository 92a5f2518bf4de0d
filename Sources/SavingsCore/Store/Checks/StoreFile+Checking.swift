extension StoreFile {
  /// What is odd about the files of the store, whatever is in it.
  ///
  /// - Parameter snapshot: What the store holds, `nil` where that cannot be
  ///   read.
  public func findings(
    beside snapshot: Snapshot?
  ) throws(StoreProblem) -> [Finding] {
    guard let folder = try openFolder() else { return [] }
    return try folder.openness() + folder.conflictCopies()
      + (snapshot.map { snapshot throws(StoreProblem) in
        try folder.historyFindings(of: snapshot)
      } ?? [])
  }
}

extension StoreFolder {
  /// Whether others may read the store.
  fileprivate func openness() throws(StoreProblem) -> [Finding] {
    let status = try blaming { () throws(SystemFailure) in
      try folder.status(of: name)
    }
    guard let status, status.mode & 0o077 != 0 else { return [] }
    return [
      Finding(
        "open_to_others", "others may read \"\(path)\"",
        tip: "chmod 600 \(path)")
    ]
  }

  /// Copies that a sync program made because two machines wrote at once.
  fileprivate func conflictCopies() throws(StoreProblem) -> [Finding] {
    let names = try blaming { () throws(SystemFailure) in
      try folder.names()
    }
    let stem = name.splitSuffix.stem
    return names.sorted().filter { other in
      other != name && other.hasPrefix(stem)
        && (other.contains("conflict") || other.contains("Konflikt"))
    }
    .map { copy in
      Finding(
        "conflict_copy",
        "\"\(copy)\" lies beside the store: two machines changed it at once",
        tip: "compare the two, keep what is right, and remove the copy")
    }
  }

  /// Whether there is a way back from the store's state.
  fileprivate func historyFindings(
    of snapshot: Snapshot
  ) throws(StoreProblem) -> [Finding] {
    let lines = try history()
    let known = History(lines, upTo: snapshot.revision)
    guard snapshot.revision > 0, known.steps.isEmpty else { return [] }
    return [
      Finding(
        "no_history", "the history does not lead to the store's state",
        tip: "the next change begins it anew; only undo is lost",
        isNote: true)
    ]
  }
}

extension String {
  /// What stands before the last point, and what behind it.
  fileprivate var splitSuffix: (stem: String, suffix: String) {
    guard let point = lastIndex(of: "."), point != startIndex else {
      return (self, "")
    }
    return (String(self[..<point]), String(self[index(after: point)...]))
  }
}
