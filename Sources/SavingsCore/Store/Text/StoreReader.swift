/// Reads the bytes of a store, strictly and in one pass.
///
/// Whatever is not exactly a store is refused with its place; nothing is
/// guessed and nothing is mended.
public struct StoreReader: ~Copyable {
  /// The version that this cst writes.
  public static let version = 3

  /// The versions that it reads in the same way, the latest first: one of
  /// version 2 is one of version 3 with fewer keys.
  static let alike = [3, 2]

  var records = RecordReader()
  var revision = 0

  /// What was read, without the transactions.
  var book = Book()

  /// What was read, for the transactions to be put into.
  var start: Snapshot { Snapshot(revision: revision, book) }

  init(_ bytes: Span<UInt8>, proving: Bool = false) {
    records.cursor.offset = bytes.textStart
    records.proof = proving ? Proof() : nil
  }

  /// Reads a store whole.
  ///
  /// With `accepting: true` a wrong checksum is passed over. What it would
  /// have vouched for is proved in any case. With `keyByKey: true` it is read
  /// without any short cut.
  public static func read(
    _ contents: [UInt8], accepting edits: Bool = false, keyByKey: Bool = false
  ) throws(ContentProblem) -> Snapshot {
    let bytes = contents.span
    guard alike.contains(try version(of: bytes)) else {
      return try StoreV1.read(bytes)
    }
    let found = try records(of: bytes, keyByKey)
    if !found.checksum.isRight {
      _ = try records(of: bytes, proving: true, keyByKey)
      guard edits else { throw .edited }
    }
    return found.start.with(
      Transactions(found.transactions.inOrder(of: \.date)),
      stating: found.checksum.stated)
  }

  /// Reads a store whole, and keeps what is wanted of it, given everything but
  /// rates and transactions.
  public static func fold(
    _ contents: [UInt8],
    _ wanted: (Household) throws(MoneyProblem) -> Digest.Wanted
  ) throws(ContentProblem) -> Digest {
    let snapshot = try read(contents)
    var household = snapshot.book.household
    household.rates = []
    let wanted = try counting(as: ContentProblem.sums) {
      () throws(MoneyProblem) in
      var wanted = try wanted(household)
      try wanted.flows.add(snapshot.book)
      return wanted
    }
    var rates = RateFold(on: wanted.rates)
    var words = RateWords()
    for rate in snapshot.book.household.rates {
      rates.take(words.line(of: rate))
    }
    household.rates = rates.rates.map { words.rate(of: $0) }
    return Digest(
      revision: snapshot.revision, household: household, flows: wanted.flows)
  }

  /// Reads everything as it stands there, the transactions in any order and
  /// beside the other records.
  static func records(
    of bytes: Span<UInt8>, proving: Bool = false, _ keyByKey: Bool = false
  ) throws(ContentProblem) -> (
    start: Snapshot, transactions: [Transaction],
    checksum: (stated: Checksum, isRight: Bool)
  ) {
    var reader = StoreReader(bytes, proving: proving)
    reader.records.cursor.isKeyByKey = keyByKey
    var transactions: [Transaction] = []
    let checksum = try locating(in: bytes, .current) { () throws(FlawFound) in
      try reader.readAll(before: .transactions, in: bytes)
      try reader.open(StorePart.transactions.rawValue, in: bytes)
      transactions.reserveCapacity(
        (bytes.count - reader.records.cursor.offset) / CanonicalLine.usual)
      var list = TransactionList(
        try RecordList(at: &reader.records.cursor, in: bytes))
      var line = TransactionLine()
      var distinct = DistinctRecords()
      while try list.next(&line, &reader.records, in: bytes) {
        let transaction = try reader.records.transaction(line, in: bytes)
        try reader.records.prove(transaction, &distinct)
        transactions.append(transaction)
      }
      try reader.records.finishProof()
      let (stated, end) = try reader.readEnd(in: bytes)
      let sealed = bytes.extracting(bytes.textStart..<end)
      return (stated: stated, isRight: stated == Checksum(of: sealed))
    }
    return (reader.start, transactions, checksum)
  }
}

/// Reads, and counts lines and columns where there is a flaw.
func locating<Value>(
  in bytes: Span<UInt8>, _ keys: TopLevel,
  _ read: () throws(FlawFound) -> Value
) throws(ContentProblem) -> Value {
  do {
    return try read()
  } catch {
    throw .damaged(error.damage(in: bytes, of: keys))
  }
}
