package import Platform

/// A store that is read through a window: of its transactions only what a sink
/// keeps, such as sums, and of its rates those of some days.
///
/// It knows no more than what is right: whatever is not is `nil` here, and then
/// the store is read whole, which tells what is wrong and where.
package struct StoreStream: ~Copyable {
  var reader: StoreReader

  /// Reads of a store what is wanted, given everything but
  /// rates and transactions.
  package static func fold(
    _ window: consuming ByteWindow = ByteWindow(), from more: OpenFile.Source,
    _ wanted: (Household) throws(MoneyProblem) -> Digest.Wanted
  ) throws(SystemFailure) -> Digest? {
    guard var stream = try upToRates(&window, from: more),
      case .some(let wanted) = try? wanted(stream.reader.book.household)
    else { return nil }
    var sink = TransactionSink(flows: wanted.flows)
    guard
      try stream.readRest(
        to: &sink, ratesOn: wanted.rates, &window, from: more) != nil,
      let flows = sink.flows
    else { return nil }
    return Digest(
      revision: stream.reader.revision,
      household: stream.reader.book.household, flows: flows)
  }

  /// Reads the rates of some days or all, the transactions and the end; `nil`
  /// where something is not right.
  @inline(never)
  mutating func readRest(
    to sink: inout TransactionSink, ratesOn days: [CalendarDate]? = nil,
    _ window: inout ByteWindow, from more: OpenFile.Source
  ) throws(SystemFailure) -> Seal? {
    guard try readRates(RateFold(on: days), &window, from: more),
      try readTransactions(to: &sink, &window, from: more)
    else { return nil }
    return try seal(&window, from: more)
  }

  /// Reads everything before the rates.
  static func upToRates(
    _ window: inout ByteWindow, from more: OpenFile.Source
  ) throws(SystemFailure) -> StoreStream? {
    guard var stream = try StoreStream(&window, from: more),
      try stream.readClosings(&window, from: more)
    else { return nil }
    return stream
  }

  /// Reads everything before the closings of a store of these versions.
  private init?(
    _ window: inout ByteWindow, from more: OpenFile.Source
  ) throws(SystemFailure) {
    var place = 0
    var seen = 0
    repeat {
      guard try window.refill(keeping: &place, from: more) else { return nil }
    } while !window.holdsHead(beyond: &seen)
    let bytes = window.buffer.span.extracting(0..<window.count)
    var reader = StoreReader(bytes)
    guard let version = try? StoreReader.version(of: bytes),
      StoreReader.alike.contains(version), bytes.textStart == 0,
      (try? reader.readAll(before: .closings, in: bytes)) != nil
    else { return nil }
    self.reader = reader
  }

  /// The checksum, if the rest is in order and it is right.
  @inline(never)
  private mutating func seal(
    _ window: inout ByteWindow, from more: OpenFile.Source
  ) throws(SystemFailure) -> Seal? {
    while try window.refill(keeping: &reader.records.cursor.offset, from: more)
    {}
    // Something may stand behind the largest window.
    guard window.hasEnded,
      let (stated, end) = try? reader.readEnd(
        in: window.buffer.span.extracting(0..<window.count)),
      stated == window.sum(upTo: end).checksum
    else { return nil }
    return Seal(checksum: stated, end: window.start + end)
  }
}
