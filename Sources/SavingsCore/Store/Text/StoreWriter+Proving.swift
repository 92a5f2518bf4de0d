extension StoreWriter {
  /// Whether what was written says what it should.
  ///
  /// All that is new is read from it again; of kept lines, which were read just
  /// now, the ends of each run.
  package func proves(_ written: Written) -> Bool {
    let bytes = written.outside.span
    // Whatever else it is that it says, it is not this.
    guard (try? StoreReader.version(of: bytes)) == StoreReader.version,
      let found = try? StoreReader.records(of: bytes)
    else { return false }
    // What was kept is left out here, so the sum was made on the way.
    return found.checksum.stated == written.checksum
      && (kept > 0 || found.checksum.isRight)
      && found.transactions.isInOrder(of: \.date)
      && found.start == snapshot.with(Transactions())
      && areEnds(Transactions(found.transactions))
  }

  /// Whether these are the transactions without those inside of kept runs; the
  /// ends of runs are among them, so that what stands between them is known to
  /// stand where it should.
  ///
  /// Where they were not read before, it is enough that they are the first and
  /// the last one by their ids: their bytes are the same anyway.
  package func areEnds(_ found: Transactions) -> Bool {
    var ends = snapshot.book.transactions
    guard ends.areRead else {
      let count = found.count
      return count > 0 && count == min(head, 2)
        && IDText(found[0].id) == lines?.first
        && IDText(found[count - 1].id) == lines?.last
    }
    if tail > 2 {
      ends.replace(ends.count - tail + 1..<ends.count - 1, with: [])
    }
    if head > 2 { ends.replace(1..<head - 1, with: []) }
    return found == ends
  }
}
