/// Where the transactions of a store stand that cst wrote, a line each.
package struct StoredLines {
  /// What stands between the end of one record and the beginning of the next.
  static let gap = ",\n    ".utf8.count

  /// The store.
  let bytes: [UInt8]

  /// Where each record begins, and where one behind the last would.
  let starts: [UInt32]

  /// The bytes of some records that follow each other.
  fileprivate func range(_ places: Range<Int>) -> Range<Int> {
    Int(starts[places.lowerBound])..<Int(starts[places.upperBound])
      - StoredLines.gap
  }
}

/// The lines that a change of a history leaves as they stand, at its beginning
/// and at its end.
///
/// They need not be written anew, nor be read again to be believed: they are
/// the bytes that the same records were just read from.
package struct KeptLines {
  private let lines: StoredLines
  private let before: Int
  private let after: Int
  private let head: Int
  private let tail: Int

  /// What two histories have in common, given the lines of the first one.
  package init(
    _ lines: StoredLines, from before: [Transaction], to after: [Transaction]
  ) {
    self.lines = lines
    self.before = before.count
    self.after = after.count
    (head, tail) = before.commonEnds(with: after)
  }

  /// About how many bytes the new store has.
  var size: Int { lines.bytes.count }

  /// The lines of the old store that stand in the new one from this place on.
  package struct Run {
    /// How many transactions they are.
    package let count: Int

    /// The old store.
    let store: [UInt8]

    /// Where they stand in it.
    let range: Range<Int>
  }

  /// The run that begins with a transaction of the new store.
  package func run(at place: Int) -> Run? {
    if place == 0, head > 0 { return run(0..<head) }
    if place == after - tail, tail > 0 { return run(before - tail..<before) }
    return nil
  }

  private func run(_ places: Range<Int>) -> Run {
    Run(count: places.count, store: lines.bytes, range: lines.range(places))
  }
}
