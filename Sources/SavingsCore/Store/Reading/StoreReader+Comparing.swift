extension StoreReader {
  /// Whether what was written of a text says what the text should.
  ///
  /// All that is new is read from it again; of kept lines, which were read just
  /// now, the ends of each run.
  package static func reads(
    _ written: StoreText.Written, as text: StoreText
  ) -> Bool {
    var expected = text.snapshot
    if let kept = text.kept {
      expected.book.transactions = kept.ends(of: expected.book.transactions)
    }
    let bytes = written.ends.span
    do throws(ContentProblem) {
      guard try version(of: bytes) == version,
        Array(expected.book.transactions).isInOrder(of: \.date)
      else { return false }
      return try read(bytes, proving: false, false).snapshot == expected
    } catch {
      // Whatever it is that it says instead, it is not this.
      return false
    }
  }
}
