extension StoreReader {
  /// Whether what was written of a text says what the text should.
  ///
  /// All that is new is read from it again; of kept lines, which were read just
  /// now, the ends of each run.
  package static func reads(
    _ written: StoreText.Written, as text: StoreText
  ) -> Bool {
    let bytes = written.outside.span
    do throws(ContentProblem) {
      guard try version(of: bytes) == version else { return false }
      let found = try records(of: bytes)
      // What was kept is left out here, so the sum was made on the way.
      guard found.checksum.stated == written.checksum,
        text.kept != nil || found.checksum.isRight,
        found.transactions.isInOrder(of: \.date)
      else { return false }
      let read = Transactions(found.transactions)
      var expected = text.snapshot
      if let kept = text.kept {
        guard let ends = kept.ends(of: expected.book.transactions, as: read)
        else { return false }
        expected.book.transactions = ends
      }
      return found.start.with(read) == expected
    } catch {
      // Whatever it is that it says instead, it is not this.
      return false
    }
  }
}
