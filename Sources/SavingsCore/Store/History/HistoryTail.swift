internal import Platform

/// How a history ends, found without reading it all.
struct HistoryTail {
  /// How many lines a history has at most, and how many it keeps then.
  static let mostLines = 2000
  static let keptLines = 1000

  /// The revision of the last line, `nil` where that cannot be read.
  let last: Int?

  /// The state that the last line says was changed.
  let from: StoreState?

  /// Where the last line begins.
  let start: Int

  /// Where it ends; what stands behind was cut short.
  let end: Int

  /// How many lines there are at most: where another store came in, the
  /// revision may have jumped.
  let count: Int

  /// How much of a history is looked at from either end.
  private static let glance = 16_384

  var isEmpty: Bool { end == 0 }
}

extension HistoryTail {
  /// Looks at the end of a history, and at its beginning to tell how long it
  /// is; only one whose ends cannot be read is read as a whole.
  ///
  /// Every change is a line, so the revisions of the first and the last one
  /// tell how many there are at most.
  init(of file: borrowing OpenFile) throws(SystemFailure) {
    let size = try file.status().size
    let place = max(0, size - HistoryTail.glance)
    let tail = HistoryTail(
      of: try file.contents(from: place, upTo: size - place))
    guard place > 0 else {
      self = tail
      return
    }
    let head = try file.contents(from: 0, upTo: HistoryTail.glance)
    // Were it damaged, the history would only be cut too early or too late,
    // and to as many lines as ever.
    guard let last = tail.last, tail.start > 0,
      let first = HistoryStep.revision(beginning: head.span), first <= last
    else {
      self.init(of: try file.contents(from: 0, upTo: size))
      return
    }
    self.init(
      last: last, from: tail.from, start: place + tail.start,
      end: place + tail.end, count: last - first + 1)
  }

  init(of bytes: [UInt8]) {
    count = bytes.count { $0 == UInt8(ascii: "\n") }
    guard let lastEnd = bytes.span.lastNewline(before: bytes.count) else {
      (last, from, start, end) = (nil, nil, 0, 0)
      return
    }
    start = bytes.span.lastNewline(before: lastEnd).map { $0 + 1 } ?? 0
    end = lastEnd + 1
    let step = HistoryStep.of(bytes[start..<lastEnd])
    last = step?.revision
    from = step?.from
  }
}
