/// What keeps something of the transactions that pass by.
protocol TransactionSink {
  /// Takes the next one, which was read from bytes that begin at a place of
  /// the store.
  mutating func take(
    _ line: TransactionLine, _ reader: RecordReader,
    in bytes: Span<UInt8>, at start: Int
  ) throws(MoneyProblem)
}

extension Digest.Wanted: TransactionSink {
  @inline(__always)
  mutating func take(
    _ line: TransactionLine, _: RecordReader, in _: Span<UInt8>,
    at _: Int
  ) throws(MoneyProblem) {
    try flows.add(line.movement)
  }
}
