internal import Platform

extension StoreFile {
  /// How the states of this file and of others came to be, told by all
  /// histories that lie beside them, those of sync programs among them.
  public func lineage(
    with others: [StoreFile]
  ) throws(StoreProblem) -> Lineage {
    var known: [FileStatus.Identity] = []
    var histories: [[HistoryStep]] = []
    for file in [self] + others {
      guard let folder = try file.openFolder() else { continue }
      try folder.addHistories(to: &histories, besides: &known)
    }
    return Lineage(histories)
  }

  /// Whether the history beside it has the checksum that another store states:
  /// then this one probably came from that, which nobody has proved yet.
  public func remembers(_ other: StoreFile) -> Bool {
    guard let own = try? openFolder(), let folder = try? other.openFolder(),
      // `"918d4c90b5a3e1f7"`, and the end of the store behind it.
      let end = try? folder.folder.contents(of: folder.name, last: 21),
      let lines = try? own.folder.contents(of: own.historyName)
    else { return false }
    return String(decoding: lines, as: UTF8.self)
      .holds(String(decoding: end.dropLast(3), as: UTF8.self))
  }

  /// Whether it is there and has no bytes.
  public var isEmpty: Bool {
    guard let folder = try? openFolder() else { return false }
    return (try? folder.folder.status(of: folder.name))?.size == 0
  }
}

extension StoreFolder {
  /// Adds the lines of every history whose name begins as the store's does up
  /// to its last point, but of those that were read before.
  fileprivate func addHistories(
    to histories: inout [[HistoryStep]],
    besides known: inout [FileStatus.Identity]
  ) throws(StoreProblem) {
    let names = try blaming(folder.names())
    for name in names.ordered(by: <) where isHistory(name) {
      let bytes = try StoreProblem.blaming(path) {
        () throws(SystemFailure) -> [UInt8]? in
        // A film may be called so as well.
        guard let status = try folder.status(of: name), status.kind == .file,
          status.size <= StoreFile.largest
        else { return nil }
        // Two folders may be one, and a file have several names.
        if known.contains(status.identity) { return nil }
        known.add(status.identity)
        let history = try folder.file(reading: name)
        return try history.contents(upTo: try history.status().size)
      }
      if let bytes { histories.add(HistoryLines.all(in: bytes)) }
    }
  }

  private func isHistory(_ other: String) -> Bool {
    let point = name.lastIndex(of: ".") ?? name.endIndex
    let stem = point == name.startIndex ? name[...] : name[..<point]
    return other.hasPrefix(stem)
      && String(other.dropFirst(stem.count)).holds("history")
  }
}
