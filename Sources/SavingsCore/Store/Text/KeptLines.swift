/// Where the transactions of a store stand that cst wrote, a line each.
package final class LinePlaces {
  /// What stands between the end of one record and the beginning of the next.
  static let gap = ",\n    ".utf8.count

  /// Where each record begins, and where one behind the last would; or these
  /// of the first two, the last one and what is behind it.
  let starts: [UInt32]

  /// How many they are.
  let count: Int

  /// The first and the last record.
  let first: IDText
  let last: IDText

  /// The checksum of the store, and where it stands.
  let seal: Seal

  /// So many, where they stand.
  init(
    starts: [UInt32], count: Int, first: IDText, last: IDText, seal: Seal
  ) {
    self.starts = starts
    self.count = count
    self.first = first
    self.last = last
    self.seal = seal
  }

  /// Where one begins, of those that are known.
  fileprivate func start(of place: Int) -> Int {
    Int(starts[place < 2 ? place : place - count + starts.count - 1])
  }

  /// The bytes of some records that follow each other.
  fileprivate func range(_ places: Range<Int>) -> Range<Int> {
    start(of: places.lowerBound)..<start(of: places.upperBound)
      - LinePlaces.gap
  }
}

/// The lines that a change of a history leaves as they stand, at its beginning
/// and at its end.
///
/// They are not encoded anew, and but for the first and the last one of each
/// run not decoded again: they are the bytes that the same records were just
/// read from.
package struct KeptLines {
  private let lines: LinePlaces
  private let before: Int
  private let after: Int
  private let head: Int
  private let tail: Int

  /// What two histories have in common, given the lines of the first one;
  /// `nil` for nothing.
  package init?(
    _ lines: LinePlaces, from before: Transactions, to after: Transactions
  ) {
    self.lines = lines
    self.before = before.count
    self.after = after.count
    (head, tail) = before.commonEnds(with: after)
    if head + tail == 0 { return nil }
  }

  /// The checksum of the old store, and where it stands.
  var seal: Seal { lines.seal }

  /// Lines of the old store that stand in the new one.
  package struct Run {
    /// How many transactions they are.
    package let count: Int

    /// Where they stand in the old store.
    let range: Range<Int>

    /// Where all of them stand but the first and the last one, each with the
    /// gap behind it.
    let inside: Range<Int>
  }

  /// The run that begins with a transaction of the new store.
  package func run(at place: Int) -> Run? {
    if place == 0, head > 0 { return run(0..<head) }
    if place == after - tail, tail > 0 { return run(before - tail..<before) }
    return nil
  }

  private func run(_ places: Range<Int>) -> Run {
    let range = lines.range(places)
    var inside = range.upperBound..<range.upperBound
    if places.count > 2 {
      inside =
        lines.start(
          of: places.lowerBound + 1)..<lines.start(of: places.upperBound - 1)
    }
    return Run(count: places.count, range: range, inside: inside)
  }

  /// The transactions of the new store without those inside of runs, which
  /// were read just now; the ends of runs are among them, so that what stands
  /// between them is known to stand where it should.
  ///
  /// Where they were not read before, they are what was `found`, if these are
  /// the first and the last one by their ids: their bytes are the same anyway.
  package func ends(
    of transactions: Transactions, as found: Transactions
  ) -> Transactions? {
    guard transactions.areRead else {
      let count = found.count
      guard count == min(head, 2), IDText(found[0].id) == lines.first,
        IDText(found[count - 1].id) == lines.last
      else { return nil }
      return found
    }
    var ends = transactions
    if tail > 2 { ends.replace(after - tail + 1..<after - 1, with: []) }
    if head > 2 { ends.replace(1..<head - 1, with: []) }
    return ends
  }
}
