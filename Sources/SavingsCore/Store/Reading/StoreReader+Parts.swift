extension StoreReader {
  /// Reads format and version, which stand first in every version.
  static func version(
    of bytes: Span<UInt8>
  ) throws(ContentProblem) -> Int {
    guard !bytes.isEmpty else { throw .empty }
    var reader = StoreReader(bytes)
    let found = try locating(in: bytes, Part.self) { () throws(FlawFound) in
      if let order = bytes.utf16Order {
        throw reader.cursor.flaw(.utf16(order), at: 0)
      }
      return try reader.readVersion(in: bytes)
    }
    guard found <= version else { throw .newer(found: found) }
    return found
  }

  private mutating func readVersion(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Int {
    try cursor.open(Part.format, in: bytes)
    try cursor.value(.format, in: bytes) { $0.shown == "cst" ? () : nil }
    try cursor.open(Part.schemaVersion, in: bytes)
    return try cursor.wholeNumber(1...Int.max, in: bytes)
  }

  /// Reads everything before the transactions.
  mutating func readHousehold(in bytes: Span<UInt8>) throws(FlawFound) {
    _ = try readVersion(in: bytes)
    try cursor.open(Part.revision, in: bytes)
    revision = try cursor.wholeNumber(in: bytes)
    try cursor.open(Part.settings, in: bytes)
    household.settings = try settings(in: bytes)
    try cursor.open(Part.goals, in: bytes)
    try readRecords(in: bytes) { reader throws(FlawFound) in
      let goal = try reader.goal(in: bytes)
      reader.goals.append(goal.id)
      reader.household.goals.append(goal)
      try reader.prove { proof throws(Contradiction) in try proof?.take(goal) }
    }
    try cursor.open(Part.assets, in: bytes)
    try readRecords(in: bytes) { reader throws(FlawFound) in
      let asset = try reader.asset(in: bytes)
      reader.assets.append(asset.id)
      reader.household.assets.append(asset)
      try reader.prove { proof throws(Contradiction) in try proof?.take(asset) }
    }
    try cursor.open(Part.allocations, in: bytes)
    try readRecords(in: bytes) { reader throws(FlawFound) in
      let row = try reader.allocation(in: bytes)
      reader.household.allocations.append(row)
      try reader.prove { proof throws(Contradiction) in try proof?.take(row) }
    }
    try cursor.open(Part.plans, in: bytes)
    try readRecords(in: bytes) { reader throws(FlawFound) in
      let plan = try reader.plan(in: bytes)
      reader.household.plans.append(plan)
      try reader.prove { proof throws(Contradiction) in try proof?.take(plan) }
    }
    try cursor.open(Part.rates, in: bytes)
    try readRecords(in: bytes) { reader throws(FlawFound) in
      let rate = try reader.rate(in: bytes)
      reader.household.rates.append(rate)
      try reader.prove { proof throws(Contradiction) in try proof?.take(rate) }
    }
    household.rates = household.rates.inOrder(of: \.date)
  }

  /// Reads the checksum and the end, and tells whether the checksum is right.
  mutating func readChecksum(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> (stated: Checksum, isRight: Bool) {
    let (stated, end) = try readEnd(in: bytes)
    let sealed = bytes.extracting(bytes.textStart..<end)
    return (stated, stated == Checksum(of: sealed))
  }

  /// Reads the checksum that is stated and the end, and tells where that ends
  /// which it is about.
  mutating func readEnd(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> (stated: Checksum, end: Int) {
    try cursor.open(Part.checksum, in: bytes)
    let end = cursor.keyStart
    let stated = try cursor.value(.checksum, in: bytes) {
      Checksum(hexadecimal: $0)
    }
    try cursor.close(in: bytes)
    return (stated, end)
  }

  private mutating func readRecords(
    in bytes: Span<UInt8>,
    _ read: (inout StoreReader) throws(FlawFound) -> Void
  ) throws(FlawFound) {
    var list = try RecordList(at: &cursor, in: bytes)
    while try list.next(&cursor, in: bytes) { try read(&self) }
  }

  /// Holds the record that was just read against all before it, if asked to.
  mutating func prove(
    _ take: (inout Proof?) throws(Contradiction) -> Void
  ) throws(FlawFound) {
    do {
      try take(&proof)
    } catch {
      throw cursor.flaw(.contradiction(error), at: cursor.recordStart)
    }
  }
}

extension Span<UInt8> {
  /// Where the text begins: behind a byte order mark, if there is one.
  var textStart: Int {
    count >= 3 && self[0] == 0xef && self[1] == 0xbb && self[2] == 0xbf ? 3 : 0
  }

  /// The order of bytes if this is UTF-16, marked or not.
  fileprivate var utf16Order: String? {
    guard count >= 2 else { return nil }
    return switch (self[0], self[1]) {
    case (0xff, 0xfe), (UInt8(ascii: "{"), 0): "little-endian"
    case (0xfe, 0xff), (0, UInt8(ascii: "{")): "big-endian"
    default: nil
    }
  }
}
