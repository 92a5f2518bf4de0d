/// Reads the bytes of a store, strictly and in one pass.
///
/// Whatever is not exactly a store is refused with its place; nothing is
/// guessed and nothing is mended.
public struct StoreReader {
  /// The version that this cst writes.
  public static let version = 2

  var cursor = JSONCursor()
  var revision = 0
  var household = Household()
  var goals = Places<Goal>()
  var assets = Places<Asset>()

  /// What holds every record against all others, where no checksum vouches.
  var proof: Proof?

  /// Whether every line is read key by key, though it need not be.
  var isKeyByKey = false

  init(_ bytes: Span<UInt8>, proving: Bool = false) {
    cursor.offset = bytes.textStart
    proof = proving ? Proof() : nil
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

  /// The same, with the places of the transactions where a change may copy
  /// their lines: all of them are as cst writes them, under a right checksum.
  package static func readWithLines(
    _ contents: [UInt8], accepting edits: Bool
  ) throws(ContentProblem) -> (snapshot: Snapshot, lines: LinePlaces?) {
    let found = try find(contents, accepting: edits, keyByKey: false)
    let lines =
      found.isSealed && !found.starts.isEmpty
      ? LinePlaces(store: contents, starts: found.starts) : nil
    return (found.snapshot, lines)
  }

  /// The same, and if asked to without any short cut.
  package static func read(
    _ contents: [UInt8], accepting edits: Bool, keyByKey: Bool
  ) throws(ContentProblem) -> Snapshot {
    try find(contents, accepting: edits, keyByKey: keyByKey).snapshot
  }

  private static func find(
    _ contents: [UInt8], accepting edits: Bool, keyByKey: Bool
  ) throws(ContentProblem) -> Found {
    let bytes = contents.span
    guard try version(of: bytes) == version else {
      return Found(
        snapshot: try StoreV1.read(bytes), isSealed: false, starts: [])
    }
    let found = try read(bytes, proving: false, keyByKey)
    if found.isSealed { return found }
    let proved = try read(bytes, proving: true, keyByKey)
    guard edits else { throw .edited }
    return proved
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
    try locating(in: bytes, Part.self) { () throws(FlawFound) in
      try reader.readHousehold(in: bytes)
    }
    var sums = try counting(as: ContentProblem.sums) {
      () throws(MoneyProblem) in
      try flows(reader.household)
    }
    var problem: MoneyProblem?
    let isSealed = try locating(in: bytes, Part.self) {
      () throws(FlawFound) in
      var list = try TransactionList(&reader, in: bytes)
      var line = TransactionLine()
      while try list.next(&line, &reader, in: bytes) {
        do throws(MoneyProblem) {
          try sums.add(line.movement)
        } catch {
          problem = error
        }
      }
      return try reader.readChecksum(in: bytes)
    }
    // Reading it whole says what is wrong, or that it was only edited.
    guard isSealed else { return try read(contents).digest(flows) }
    if let problem { throw .sums(problem) }
    return Digest(
      revision: reader.revision, household: reader.household, flows: sums)
  }

  static func read(
    _ bytes: Span<UInt8>, proving: Bool, _ keyByKey: Bool
  ) throws(ContentProblem) -> Found {
    var reader = StoreReader(bytes, proving: proving)
    reader.isKeyByKey = keyByKey
    return try locating(in: bytes, Part.self) { () throws(FlawFound) in
      try reader.readHousehold(in: bytes)
      let count =
        (bytes.count - reader.cursor.offset) / CanonicalLine.usual
      var transactions: [Transaction] = []
      transactions.reserveCapacity(count)
      var list = try TransactionList(&reader, in: bytes)
      list.reserve(count)
      var line = TransactionLine()
      while try list.next(&line, &reader, in: bytes) {
        transactions.append(try reader.transaction(line, in: bytes))
        list.note(reader.cursor)
      }
      let isSealed = try reader.readChecksum(in: bytes)
      let sorted = transactions.inOrder(of: \.date)
      return Found(
        snapshot: Snapshot(
          revision: reader.revision,
          Book(reader.household, Transactions(sorted))),
        isSealed: isSealed,
        starts: sorted == transactions ? list.starts : [])
    }
  }

  /// What a store was found to hold.
  struct Found {
    let snapshot: Snapshot

    /// Whether its checksum is right.
    let isSealed: Bool

    /// Where its transactions begin, none unless all are as cst writes them.
    let starts: [UInt32]
  }
}

/// Reads, and counts lines and columns where there is a flaw.
func locating<Value, Part: StorePart>(
  in bytes: Span<UInt8>, _ parts: Part.Type,
  _ read: () throws(FlawFound) -> Value
) throws(ContentProblem) -> Value {
  do {
    return try read()
  } catch {
    throw .damaged(error.damage(in: bytes, of: parts))
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
