package import Platform

extension StoreStream {
  /// Reads a store with all its transactions, where their lines stand if a
  /// change may keep them, and its version; `nil` where it has to be read whole
  /// to tell what it says, or what is wrong.
  ///
  /// It is read the faster the better its `size` in bytes is known.
  package static func whole(
    _ window: ByteWindow = ByteWindow(), size: Int,
    from more: OpenFile.Source
  ) throws(SystemFailure) -> (
    snapshot: Snapshot, lines: LinePlaces?, version: Int
  )? {
    let found = try read(window, from: more) { _ throws(MoneyProblem) in
      (AllTransactions(roomFor: size / CanonicalLine.usual), nil)
    }
    guard let (reader, all, seal) = found, !all.isFlawed,
      all.transactions.isInOrder(of: \.date)
    else { return nil }
    return (
      reader.snapshot(all.transactions),
      all.isCanonical && !all.transactions.isEmpty
        ? LinePlaces(starts: all.starts, seal: seal) : nil,
      reader.records.cursor.version
    )
  }
}

/// All transactions that pass by, and where they stand.
private struct AllTransactions: TransactionSink {
  var transactions: [Transaction] = []

  /// Where each begins, and where one behind the last would.
  var starts: [UInt32] = []

  /// Whether every line is as cst writes it, each behind the one before.
  var isCanonical = true

  /// Whether a text could not be read, or a store is too large for any.
  var isFlawed = false

  init(roomFor count: Int) {
    transactions.reserveCapacity(count)
    starts.reserveCapacity(count)
  }

  mutating func take(
    _ line: TransactionLine, _ reader: RecordReader,
    in bytes: Span<UInt8>, at start: Int
  ) {
    do throws(FlawFound) {
      transactions.append(try reader.transaction(line, in: bytes))
    } catch {
      isFlawed = true
    }
    let place = start + reader.cursor.recordStart
    let behind = start + reader.cursor.offset + LinePlaces.gap
    guard behind < StoreText.largest else {
      isFlawed = true
      return
    }
    if starts.isEmpty { starts.append(UInt32(place)) }
    isCanonical =
      isCanonical && line.isCanonical && starts.last == UInt32(place)
    starts.append(UInt32(behind))
  }
}
