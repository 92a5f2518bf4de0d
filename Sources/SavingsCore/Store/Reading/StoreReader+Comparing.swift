extension StoreReader {
  /// Whether a text is a store with a right checksum that says exactly this.
  ///
  /// All that is new is read from it again; of kept lines, the ends of each
  /// run.
  package static func reads(
    _ text: StoreText, as snapshot: Snapshot, keeping kept: KeptLines? = nil
  ) -> Bool {
    var expected = snapshot
    if let kept {
      expected.book.transactions = kept.ends(of: snapshot.book.transactions)
    }
    guard text.isSealed, Array(expected.book.transactions).isInOrder(of: \.date)
    else { return false }
    // Whatever it is that it says instead, it is not this.
    let found = try? read(text.ends.span, proving: false, false)
    return found?.snapshot == expected
  }
}
