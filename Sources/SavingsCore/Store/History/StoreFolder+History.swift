internal import Platform

extension StoreFolder {
  /// The history beside the store as somebody named it, for messages.
  private var historyPath: String { "\(path).history" }

  /// Does something to the history that the system may refuse.
  private func blamingHistory<Value: ~Copyable>(
    _ work: @autoclosure () throws(SystemFailure) -> Value
  ) throws(StoreProblem) -> Value {
    try StoreProblem.blaming(historyPath, work)
  }

  /// The lines of the history, none where there is no such file.
  func history() throws(StoreProblem) -> HistoryLines {
    guard let status = try blamingHistory(folder.status(of: historyName))
    else { return HistoryLines(of: []) }
    guard status.kind == .file else {
      throw .notAFile(historyPath, kind: status.kind.rawValue)
    }
    let file = try blamingHistory(folder.file(reading: historyName))
    return HistoryLines(
      of: try blamingHistory(file.contents(upTo: try file.status().size)))
  }

  /// The bytes of the state before the last change, `nil` where none is kept.
  func backupBytes() throws(StoreProblem) -> [UInt8]? {
    try blaming(folder.contents(of: backup))
  }

  /// Adds a line for a change that is about to happen, on the disk before it
  /// does.
  ///
  /// A line of a change of this state that never happened is dropped first.
  /// Where others lie beyond the store, it is an older one that was put back,
  /// or the history is that of another machine: the one that is there is set
  /// aside.
  ///
  /// A history that has names elsewhere, as in a folder of hard links, or that
  /// its owner may not write to, is not touched: a new one takes its name.
  func remember(_ step: HistoryStep, access: FileAccess?) throws(StoreProblem) {
    let access = access?.extensible
    let isOurs = try isExtensible()
    let file = try blamingHistory(
      isOurs
        ? folder.file(extending: historyName)
        : folder.file(reading: historyName))
    if isOurs, let access { try give(access, to: file) }
    let tail = try blamingHistory(HistoryTail(of: file))
    let before = step.from?.revision ?? step.revision - 1
    let neverHappened =
      tail.from.map { $0 == step.from } ?? (tail.last == before + 1)
    if !neverHappened, tail.last.map({ $0 > before }) ?? !tail.isEmpty {
      let bytes = try wholeHistory(file)
      try setAside(bytes, as: tail.last ?? step.revision, access)
      try rewrite(
        HistoryLines.raw(in: bytes, before: before + 1), adding: step, access)
      return
    }
    let kept = neverHappened ? tail.start : tail.end
    var isLong = tail.count >= HistoryTail.mostLines
    if isLong {
      let ends = try wholeHistory(file).count { $0 == UInt8(ascii: "\n") }
      isLong = ends >= HistoryTail.mostLines
    }
    guard isOurs, !isLong else {
      let lines = try wholeHistory(file)[..<kept].split(
        separator: UInt8(ascii: "\n"))
      try rewrite(
        lines.suffix(isLong ? HistoryTail.keptLines - 1 : lines.count),
        adding: step, access)
      return
    }
    try blamingHistory(file.cut(to: kept))
    try blamingHistory(file.write(step.line.span))
    try blamingHistory(file.sync())
  }

  private func wholeHistory(
    _ file: borrowing OpenFile
  ) throws(StoreProblem) -> [UInt8] {
    try blamingHistory(file.contents(from: 0, upTo: try file.status().size))
  }

  /// Whether lines can be added to the history where it is, or made there.
  private func isExtensible() throws(StoreProblem) -> Bool {
    let status = try blamingHistory(folder.status(of: historyName))
    guard let status else { return true }
    guard status.kind == .file else {
      throw .inTheWay(historyPath, kind: status.kind.rawValue)
    }
    return status.names == 1 && status.access.isExtensible
  }

  /// Keeps the whole history under a name of its own, for good.
  private func setAside(
    _ bytes: [UInt8], as revision: Int, _ access: FileAccess?
  ) throws(StoreProblem) {
    let own = try blamingHistory(folder.status(of: historyName))
    var aside = "\(historyName).\(revision)"
    var count = 1
    while let other = try blamingHistory(folder.status(of: aside)) {
      // So it is after a change that was cut short.
      guard other.state != own?.state else { return }
      count += 1
      aside = "\(historyName).\(revision).\(count)"
    }
    do throws(SystemFailure) {
      try folder.link(historyName, as: aside)
    } catch {
      guard error.refusesLinks else { throw .failed(historyPath, error) }
      try write(bytes, as: historyDraft, access)
      try blamingHistory(folder.rename(historyDraft, to: aside))
    }
  }

  /// Puts a history of these lines and a new one in the place of the old one,
  /// all at once.
  private func rewrite(
    _ lines: ArraySlice<ArraySlice<UInt8>>, adding step: HistoryStep,
    _ access: FileAccess?
  ) throws(StoreProblem) {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line
      bytes.add(UInt8(ascii: "\n"))
    }
    try write(bytes + step.line, as: historyDraft, access)
    try blamingHistory(folder.rename(historyDraft, to: historyName))
  }
}
