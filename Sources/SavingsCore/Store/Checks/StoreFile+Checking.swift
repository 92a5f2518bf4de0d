internal import Platform

extension StoreFile {
  /// What is odd about the files of the store, whatever is in it.
  ///
  /// - Parameters:
  ///   - snapshot: What the store holds, `nil` where that cannot be read.
  ///   - isAsWritten: Whether it is as cst wrote it; where it was edited by
  ///     hand, its history cannot lead to it.
  public func findings(
    beside snapshot: Snapshot?, asWritten isAsWritten: Bool = true
  ) throws(StoreProblem) -> [Finding] {
    do throws(StoreProblem) {
      guard let folder = try openFolder() else { return [] }
      var findings = try folder.openness()
      let copies = try folder.conflictCopies()
      guard let snapshot else {
        return findings + copies.map { .conflictCopy(folder.beside($0)) }
      }
      findings += try found(copies.map { folder.beside($0) }, beside: snapshot)
      if let contradiction = snapshot.book.contradiction {
        // What a right checksum vouches for is proved all the same.
        findings.add(
          .contradiction(try folder.problem(.contradiction(contradiction))))
      }
      if snapshot.revision >= Snapshot.lastRevision {
        findings.add(.changesUsedUp(path))
      }
      return findings
        + (try folder.historyFindings(of: snapshot, asWritten: isAsWritten))
    } catch {
      // Reading the store has said already why there is no way to it.
      guard snapshot == nil, error.outcome == .unusable else { throw error }
      return []
    }
  }

  /// What there is to say of the copies that a sync program made, by their
  /// paths: a copy of a history is told with its store.
  private func found(
    _ copies: [String], beside snapshot: Snapshot
  ) throws(StoreProblem) -> [Finding] {
    guard !copies.isEmpty else { return [] }
    let lineage = try lineage(with: [])
    let stores = copies.filter { !FilePath($0).name.holds("history") }
    return (stores.isEmpty ? copies : stores).map { path in
      // One that cannot be read is for `merge` to tell about.
      let copy = try? StoreFile(named: path).read()
      let isIn =
        copy.map { lineage.came(snapshot.state, from: $0.state) } ?? false
      return isIn ? .conflictCopyThatIsIn(path) : .conflictCopy(path)
    }
  }
}

extension StoreFolder {
  /// The path of a file in it.
  fileprivate func beside(_ name: String) -> String {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      String(Substring(path.utf8[...$0]))
    }
    return (start ?? "") + name
  }

  /// The files beside the store, and the store, that others may read.
  fileprivate func openness() throws(StoreProblem) -> [Finding] {
    var findings: [Finding] = []
    for suffix in ["", ".bak", ".history"] {
      let status = try blaming(folder.status(of: name + suffix))
      if let status, status.kind == .file, status.access.mode & 0o077 != 0 {
        findings.add(.openToOthers(path + suffix))
      }
    }
    return findings
  }

  /// Copies that a sync program made because two machines wrote at once.
  fileprivate func conflictCopies() throws(StoreProblem) -> [String] {
    let names = try blaming(folder.names())
    let copies = ConflictCopy(of: name)
    return names.ordered(by: <).filter(copies.matches)
  }

  /// Whether there is a way back from the store's state, and how far.
  fileprivate func historyFindings(
    of snapshot: Snapshot, asWritten isAsWritten: Bool
  ) throws(StoreProblem) -> [Finding] {
    let known = History(try history(), upTo: snapshot.revision)
    if isAsWritten, let last = known.steps.last, !last.leads(to: snapshot) {
      return [.otherHistory]
    }
    if let line = known.damagedLine, let missing = known.missing {
      return [.damagedHistory("\(path).history", line: line, missing: missing)]
    }
    // A long history is cut, and then it is as it should be; the change for
    // which it was need not have happened.
    guard let missing = known.missing,
      known.steps.count < HistoryTail.keptLines - 1
    else { return [] }
    return [known.steps.isEmpty ? .noHistory : .shortHistory(from: missing + 1)]
  }
}
