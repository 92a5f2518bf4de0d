/// Reads the bytes of a store, strictly and in one pass.
///
/// Whatever is not exactly a store is refused with its place; nothing is
/// guessed and nothing is mended.
public struct StoreReader {
  /// The version that this cst writes.
  public static let version = 2

  var records = RecordReader()
  var revision = 0

  /// What was read, without the transactions.
  var book = Book()

  init(_ bytes: Span<UInt8>, proving: Bool = false) {
    records.cursor.offset = bytes.textStart
    records.proof = proving ? Proof() : nil
  }

  /// Reads a store whole.
  ///
  /// With `accepting: true` a wrong checksum is passed over. What it would
  /// have vouched for is proved in any case.
  public static func read(
    _ contents: [UInt8], accepting edits: Bool = false
  ) throws(ContentProblem) -> Snapshot {
    try read(contents, accepting: edits, keyByKey: false)
  }

  /// The same, and if asked to without any short cut.
  package static func read(
    _ contents: [UInt8], accepting edits: Bool, keyByKey: Bool
  ) throws(ContentProblem) -> Snapshot {
    let bytes = contents.span
    guard try version(of: bytes) == version else {
      return try StoreV1.read(bytes)
    }
    let found = try read(bytes, proving: false, keyByKey)
    if found.isSealed { return found.snapshot }
    let proved = try read(bytes, proving: true, keyByKey)
    guard edits else { throw .edited }
    return proved.snapshot
  }

  /// Reads a store, and of its transactions only the sums that `flows` wants,
  /// given everything else.
  public static func fold(
    _ contents: [UInt8],
    into flows: (Household) throws(MoneyProblem) -> Flows
  ) throws(ContentProblem) -> Digest {
    let bytes = contents.span
    guard try version(of: bytes) == version else {
      return try read(contents).digest(flows)
    }
    var reader = StoreReader(bytes)
    try locating(in: bytes, .current) { () throws(FlawFound) in
      try reader.readHousehold(in: bytes)
    }
    var sums = try counting(as: ContentProblem.sums) {
      () throws(MoneyProblem) in
      try flows(reader.book.household)
    }
    var problem: MoneyProblem?
    let isSealed = try locating(in: bytes, .current) {
      () throws(FlawFound) in
      var list = try TransactionList(&reader.records, in: bytes)
      var line = TransactionLine()
      while try list.next(&line, &reader.records, in: bytes) {
        do throws(MoneyProblem) {
          try sums.add(line.movement)
        } catch {
          problem = error
        }
      }
      return try reader.readChecksum(in: bytes).isRight
    }
    // Reading it whole says what is wrong, or that it was only edited.
    guard isSealed else { return try read(contents).digest(flows) }
    if let problem { throw .sums(problem) }
    return Digest(
      revision: reader.revision, household: reader.book.household, flows: sums)
  }

  private static func read(
    _ bytes: Span<UInt8>, proving: Bool, _ keyByKey: Bool
  ) throws(ContentProblem) -> (snapshot: Snapshot, isSealed: Bool) {
    let found = try records(of: bytes, proving: proving, keyByKey)
    return (
      found.reader.snapshot(found.transactions.inOrder(of: \.date)),
      found.checksum.isRight
    )
  }

  /// Reads everything as it stands there, the transactions in any order.
  static func records(
    of bytes: Span<UInt8>, proving: Bool = false, _ keyByKey: Bool = false
  ) throws(ContentProblem) -> (
    reader: StoreReader, transactions: [Transaction],
    checksum: (stated: Checksum, isRight: Bool)
  ) {
    var reader = StoreReader(bytes, proving: proving)
    reader.records.isKeyByKey = keyByKey
    var transactions: [Transaction] = []
    let checksum = try locating(in: bytes, .current) {
      () throws(FlawFound) in
      try reader.readHousehold(in: bytes)
      transactions.reserveCapacity(
        (bytes.count - reader.records.cursor.offset) / CanonicalLine.usual)
      var list = try TransactionList(&reader.records, in: bytes)
      var line = TransactionLine()
      while try list.next(&line, &reader.records, in: bytes) {
        let transaction = try reader.records.transaction(line, in: bytes)
        try reader.records.prove(transaction)
        transactions.append(transaction)
      }
      return try reader.readChecksum(in: bytes)
    }
    return (reader, transactions, checksum)
  }

  /// What was read, with these transactions.
  func snapshot(_ transactions: [Transaction]) -> Snapshot {
    Snapshot(
      revision: revision, Book(book.household, Transactions(transactions)))
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

extension Snapshot {
  /// The same with its transactions as the sums that are wanted.
  fileprivate func digest(
    _ flows: (Household) throws(MoneyProblem) -> Flows
  ) throws(ContentProblem) -> Digest {
    let sums = try counting(as: ContentProblem.sums) {
      () throws(MoneyProblem) in
      var sums = try flows(book.household)
      try sums.add(book)
      return sums
    }
    return Digest(revision: revision, household: book.household, flows: sums)
  }
}
