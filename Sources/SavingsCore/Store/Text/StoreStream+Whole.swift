package import Platform

extension StoreStream {
  /// Reads a store as it is wanted; `nil` where it has to be read in one piece
  /// to tell what it says, or what is wrong.
  ///
  /// It is read the faster the better its `size` in bytes is known.
  package static func whole(
    _ window: consuming ByteWindow = ByteWindow(), size: Int,
    as wanted: WantedOfStore? = nil, toChange: Bool = true,
    from more: OpenFile.Source
  ) throws(SystemFailure) -> WholeStore? {
    wanted?.flows = nil
    guard var stream = try StoreStream.upToRates(&window, from: more) else {
      return nil
    }
    let household = stream.reader.book.household
    let isShallow = wanted?.isShallow == true
    var sink = TransactionSink(
      flows: wanted.map { Flows($0.frame(household)) },
      passing: PassingTransactions(
        keeping: !isShallow ? .all : toChange ? .ends : .nothing,
        roomFor: size / CanonicalLine.usual))
    guard let seal = try stream.readRest(to: &sink, &window, from: more),
      !sink.passing.isFlawed
    else { return nil }
    let lines = sink.passing.places(of: sink.count, upTo: sink.last, seal)
    if isShallow, sink.count > 0 {
      // What is not read has to be countable, to stay as it is, and be right.
      guard sink.flows != nil,
        !toChange || lines != nil && sink.passing.areProved()
      else { return nil }
    }
    let transactions =
      isShallow && sink.count > 0
      ? Transactions(unread: sink.count)
      : Transactions(sink.passing.transactions)
    wanted?.flows = sink.flows
    return WholeStore(
      stream.reader.start.with(transactions, stating: seal.checksum),
      lines: lines, version: stream.reader.records.cursor.version)
  }
}

/// What somebody wants to know of a store beside its household; reading it
/// puts the sums there.
public final class WantedOfStore {
  /// Whether nobody looks into the transactions, and goals and assets stay: so
  /// it is enough to know where the lines stand.
  let isShallow: Bool

  /// Whether a change may come of it.
  let mayChange: Bool

  /// How what moves is summed up while it is read.
  let frame: (Household) -> Flows.Frame

  /// The sums of the store that was read last; `nil` where it could not be read
  /// line by line.
  public fileprivate(set) var flows: Flows?

  /// All records, or those beside the transactions, and sums.
  public init(
    isShallow: Bool, mayChange: Bool = true,
    _ frame: @escaping (Household) -> Flows.Frame
  ) {
    self.isShallow = isShallow
    self.mayChange = mayChange
    self.frame = frame
  }
}
