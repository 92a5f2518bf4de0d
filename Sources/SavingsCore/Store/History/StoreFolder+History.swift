extension StoreFolder {
  /// What remembers the changes of the store.
  var historyName: String { "\(name).history" }

  /// The history cut short, before it takes the history's name.
  var historyDraft: String { ".\(name).history.new" }

  /// The lines of the history, none where there is no such file.
  func history() throws(StoreProblem) -> [HistoryStep] {
    let status = try blaming { () throws(SystemFailure) in
      try folder.status(of: historyName)
    }
    guard let status else { return [] }
    guard status.kind == .file else {
      throw .notAFile("\(path).history", kind: status.kind.rawValue)
    }
    return History.steps(
      in: try blaming { () throws(SystemFailure) in
        let file = try folder.file(reading: historyName)
        return try file.contents(upTo: try file.status().size)
      })
  }

  /// The bytes of the state before the last change, `nil` where none is kept.
  func backupBytes() throws(StoreProblem) -> [UInt8]? {
    try blaming { () throws(SystemFailure) in
      guard try folder.status(of: backup)?.kind == .file else { return nil }
      let file = try folder.file(reading: backup)
      return try file.contents(upTo: try file.status().size)
    }
  }

  /// Adds a line for a change that is about to happen, on the disk before it
  /// does.
  ///
  /// A line of a change that never happened is dropped first. Where more lie
  /// beyond the store, it is an older one that was put back: its history is
  /// another, and the one that is there is set aside.
  func remember(
    _ step: HistoryStep, like store: FileStatus?
  ) throws(StoreProblem) {
    var file = try historyFile(like: store)
    var bytes = try blaming { () throws(SystemFailure) in
      try file.contents(upTo: try file.status().size)
    }
    var tail = HistoryTail(of: bytes)
    if tail.last.map({ $0 > step.revision }) ?? !tail.isEmpty {
      let aside = "\(historyName).\(tail.last ?? step.revision)"
      try blaming { () throws(SystemFailure) in
        try folder.rename(historyName, to: aside)
      }
      file = try historyFile(like: store)
      bytes = []
      tail = HistoryTail(of: bytes)
    }
    let kept = tail.last == step.revision ? tail.start : tail.end
    guard tail.count < HistoryTail.most else {
      try cut(bytes[..<kept], adding: step, like: store)
      return
    }
    try blaming { () throws(SystemFailure) in
      try file.cut(to: kept)
      try file.write(step.line)
      try file.sync()
    }
  }

  private func historyFile(
    like store: FileStatus?
  ) throws(StoreProblem) -> OpenFile {
    let file = try blaming { () throws(SystemFailure) in
      try folder.file(extending: historyName)
    }
    if let store { try match(file, to: store, mode: store.mode) }
    return file
  }

  /// Keeps the last lines and the new one, in a file of their own that then
  /// takes the history's name.
  private func cut(
    _ bytes: ArraySlice<UInt8>, adding step: HistoryStep,
    like store: FileStatus?
  ) throws(StoreProblem) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    var kept: [UInt8] = []
    for line in lines.suffix(HistoryTail.kept - 1) {
      kept += line
      kept.append(UInt8(ascii: "\n"))
    }
    try blaming { () throws(SystemFailure) in
      try folder.remove(historyDraft)
    }
    let file = try blaming { () throws(SystemFailure) in
      try folder.file(creating: historyDraft)
    }
    if let store { try match(file, to: store, mode: store.mode) }
    try blaming { () throws(SystemFailure) in
      try file.write(kept + step.line)
      try file.sync()
      try folder.rename(historyDraft, to: historyName)
    }
  }
}

/// How a history ends, found without reading it all.
private struct HistoryTail {
  /// How many lines a history has at most, and how many it keeps then.
  static let most = 2000
  static let kept = 1000

  /// The revision of the last line, `nil` where that cannot be read.
  let last: Int?

  /// Where the last line begins.
  let start: Int

  /// Where it ends; what stands behind was cut short.
  let end: Int

  /// How many lines there are.
  let count: Int

  init(of bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    count = bytes.count { $0 == newline }
    guard let lastEnd = bytes.lastIndex(of: newline) else {
      (last, start, end) = (nil, 0, 0)
      return
    }
    let before = bytes[..<lastEnd].lastIndex(of: newline)
    start = before.map { $0 + 1 } ?? 0
    end = lastEnd + 1
    last = HistoryStep(line: bytes[start..<lastEnd].span)?.revision
  }

  /// Whether there is no line at all.
  var isEmpty: Bool { end == 0 }
}
