package import Platform

/// Writes a store, always the same bytes for the same records.
///
/// One record stands on each line, so that a small change is a small
/// difference between two files. Lines that a change of a history leaves as
/// they stand, at its beginning and at its end, are taken from the store
/// before: they are not encoded anew, and but for the first and the last one
/// of each run not decoded again, since they are the bytes that the same
/// records were just read from.
public struct StoreWriter {
  /// How many bytes a store may have.
  static let largest = 1 << 30

  let snapshot: Snapshot

  /// Where the lines of the store before stand, if some are taken from it.
  let lines: LinePlaces?

  /// How many transactions are taken at the beginning, and how many at the
  /// end.
  let (head, tail): (Int, Int)

  /// What is new, and the kept lines that stand behind it.
  private struct Piece {
    var new: [UInt8]
    var kept: LinePlaces.Run?
  }

  /// Everything but the checksum, which stands behind it.
  private var pieces: [Piece] = []

  /// The bytes of a store.
  public static func bytes(of snapshot: Snapshot) -> [UInt8] {
    StoreWriter(of: snapshot).whole.bytes
  }

  /// The checksum that a store of a version states.
  static func checksum(of snapshot: Snapshot, version: Int) -> Checksum {
    StoreWriter(of: snapshot, version: version).whole.checksum
  }

  /// A store to be written, perhaps with lines of one that held other
  /// transactions.
  package init(
    of snapshot: Snapshot, keeping lines: LinePlaces? = nil,
    of before: Transactions = Transactions(),
    version: Int = StoreReader.version
  ) {
    let transactions = snapshot.book.transactions
    self.snapshot = snapshot
    (head, tail) = lines == nil ? (0, 0) : before.commonEnds(with: transactions)
    self.lines = head + tail > 0 ? lines : nil
    var json = JSONWriter()
    let new = self.lines == nil ? transactions.count : 0
    json.reserve(32_768 + new * CanonicalLine.most)
    json.write("{\n  \"format\": \"cst\",\n  \"schemaVersion\": ")
    json.write(version)
    json.write(",\n  \"revision\": ")
    json.write(snapshot.revision)
    for part in StorePart.allCases {
      let kind = part.kind
      if !part.isAlwaysThere, kind.isMissing(in: snapshot.book) { continue }
      json.write(",\n  ")
      json.write(text: part.rawValue)
      json.write(": ")
      if part == .transactions {
        write(transactions, since: before.count, to: &json)
      } else {
        kind.writePart(of: snapshot.book, to: &json)
      }
    }
    json.write(",\n  ")
    pieces.append(Piece(new: json.finish()))
  }

  /// Writes the transactions, and leaves out the lines that are kept.
  private mutating func write(
    _ transactions: Transactions, since before: Int, to json: inout JSONWriter
  ) {
    var start: StaticString = "[\n    "
    var place = 0
    while place < transactions.count {
      json.write(start)
      start = ",\n    "
      if place == 0, head > 0 {
        pieces.append(Piece(new: json.finish(), kept: lines?.run(0..<head)))
        place = head
      } else if place == transactions.count - tail {
        let kept = lines?.run(before - tail..<before)
        pieces.append(Piece(new: json.finish(), kept: kept))
        place += tail
      } else {
        transactions[place].write(to: &json)
        place += 1
      }
    }
    json.write(transactions.isEmpty ? "[]" : "\n  ]")
  }

  /// How many transactions are kept from the store before.
  package var kept: Int { head + tail }

  /// How many bytes it writes, the checksum included.
  var count: Int {
    let end = StoreWriter.end(stating: Checksum(bits: 0)).count
    return pieces.reduce(end) {
      $0 + $1.new.count + ($1.kept?.range.count ?? 0)
    }
  }

  /// All bytes of a store that keeps nothing, and their checksum.
  private var whole: (bytes: [UInt8], checksum: Checksum) {
    let bytes = pieces[0].new
    let checksum = Checksum(of: bytes.span)
    return (bytes + StoreWriter.end(stating: checksum), checksum)
  }

  /// What stands behind everything else.
  static func end(stating checksum: Checksum) -> [UInt8] {
    JSONWriter.line { json in
      json.write("\"checksum\": \"")
      json.write(hexadecimal: checksum.bits)
      json.write("\"\n}\n")
    }
  }

  /// What was written.
  package struct Written {
    /// All of it but the inside of what was kept, to be read again.
    package var outside: [UInt8] = []

    /// The checksum that it states.
    var checksum = Checksum(bits: 0)
  }

  /// Brings everything out, the checksum last, with kept lines from the store
  /// before; what is new goes with it, since there may be much.
  ///
  /// The store before goes through a window once more; what was written is
  /// `nil` if it is not what was read before.
  package mutating func write(
    from before: OpenFile.Source,
    to out: (Span<UInt8>) throws(SystemFailure) -> Void
  ) throws(SystemFailure) -> Written? {
    var old = ByteWindow(size: lines == nil ? 0 : ByteWindow.usual)
    var place = 0
    func pass(
      upTo end: Int, _ look: (Span<UInt8>) throws(SystemFailure) -> Void
    ) throws(SystemFailure) {
      while old.start + place < end {
        if place == old.count {
          guard try old.refill(keeping: &place, from: before) else { return }
        }
        let stop = min(old.count, end - old.start)
        let seen = old.buffer
        try look(seen.span.extracting(place..<stop))
        place = stop
      }
    }
    var sum = RunningChecksum()
    var written = Written()
    func bring(_ bytes: Span<UInt8>) throws(SystemFailure) {
      sum.add(bytes)
      try out(bytes)
    }
    func bringOutside(_ bytes: Span<UInt8>) throws(SystemFailure) {
      try bring(bytes)
      for place in bytes.indices { written.outside.append(bytes[place]) }
    }
    for place in pieces.indices {
      var new: [UInt8] = []
      swap(&new, &pieces[place].new)
      try bring(new.span)
      if written.outside.isEmpty {
        // Both would hold it, and the next bytes would make it anew.
        swap(&new, &written.outside)
      } else {
        written.outside += new
      }
      guard let kept = pieces[place].kept else { continue }
      try pass(upTo: kept.range.lowerBound) { _ in }
      try pass(upTo: kept.inside.lowerBound, bringOutside)
      try pass(upTo: kept.inside.upperBound, bring)
      try pass(upTo: kept.range.upperBound, bringOutside)
    }
    if let seal = lines?.seal {
      try pass(upTo: seal.end) { _ in }
      guard old.start + place == seal.end,
        old.sum(upTo: place).checksum == seal.checksum
      else { return nil }
    }
    written.checksum = sum.checksum
    try bringOutside(StoreWriter.end(stating: written.checksum).span)
    return written
  }
}
