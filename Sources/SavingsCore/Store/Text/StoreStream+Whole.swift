package import Platform

extension StoreStream {
  /// Reads a store with all its transactions, where their lines stand if a
  /// change may keep them, and its version; `nil` where it has to be read whole
  /// to tell what it says, or what is wrong.
  ///
  /// It is read the faster the better its `size` in bytes is known.
  package static func whole(
    _ window: consuming ByteWindow = ByteWindow(), size: Int,
    from more: OpenFile.Source
  ) throws(SystemFailure) -> (
    snapshot: Snapshot, lines: LinePlaces?, version: Int
  )? {
    var sink = TransactionSink(
      all: AllTransactions(roomFor: size / CanonicalLine.usual))
    guard var stream = try StoreStream.upToRates(&window, from: more),
      let seal = try stream.readRest(to: &sink, &window, from: more),
      let all = sink.all, !all.isFlawed,
      all.transactions.isInOrder(of: \.date)
    else { return nil }
    return (
      stream.reader.start.with(all.transactions, stating: seal.checksum),
      all.isCanonical && !all.transactions.isEmpty
        ? LinePlaces(starts: all.starts, seal: seal) : nil,
      stream.reader.records.cursor.version
    )
  }
}
