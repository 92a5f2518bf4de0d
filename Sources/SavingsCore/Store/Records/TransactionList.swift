/// The transactions of a store on their way through its bytes.
struct TransactionList: ~Copyable {
  /// Where the next one stands.
  var records: RecordList

  private var canonical = CanonicalLine()

  init(_ records: RecordList) { self.records = records }

  /// Reads the next transaction into `line`; `false` behind the last one.
  @inline(__always)
  mutating func next(
    _ line: inout TransactionLine, _ reader: inout RecordReader,
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    guard try records.step(&reader.cursor, in: bytes) else { return false }
    if reader.cursor.isKeyByKey
      || !canonical.read(
        &line, &reader.cursor, &reader.assets, &reader.goals, in: bytes)
    {
      line = try reader.transactionLine(in: bytes)
    }
    return true
  }
}
