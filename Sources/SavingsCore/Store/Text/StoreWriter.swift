/// Writes a store, always the same bytes for the same records.
///
/// One record stands on each line, so that a small change is a small
/// difference between two files.
public struct StoreWriter: ~Copyable {
  private var json = JSONWriter()
  private var text: StoreText

  private init(_ text: StoreText) { self.text = text }

  /// The bytes of a store.
  public static func bytes(of snapshot: Snapshot) -> [UInt8] {
    text(of: snapshot, keeping: nil).whole.bytes
  }

  /// The checksum that a store of a version states.
  static func checksum(of snapshot: Snapshot, version: Int) -> Checksum {
    text(of: snapshot, keeping: nil, version: version).whole.checksum
  }

  /// What to write of a store, with lines of the one before where they are
  /// kept.
  package static func text(
    of snapshot: Snapshot, keeping kept: KeptLines?,
    version: Int = StoreReader.version
  ) -> StoreText {
    var writer = StoreWriter(StoreText(of: snapshot, keeping: kept))
    let new = kept == nil ? snapshot.book.transactions.count : 0
    writer.json.reserve(32_768 + new * CanonicalLine.most)
    writer.write(snapshot, keeping: kept, version)
    return writer.text
  }

  private mutating func write(
    _ snapshot: Snapshot, keeping kept: KeptLines?, _ version: Int
  ) {
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
        write(snapshot.book.transactions, keeping: kept)
      } else {
        kind.writePart(of: snapshot.book, to: &json)
      }
    }
    json.write(",\n  ")
    text.add(json.finish())
  }

  /// Writes the transactions, and leaves out the lines that are kept.
  private mutating func write(
    _ transactions: Transactions, keeping kept: KeptLines?
  ) {
    var start: StaticString = "[\n    "
    var place = 0
    while place < transactions.count {
      json.write(start)
      if let run = kept?.run(at: place) {
        text.add(json.finish())
        text.add(run)
        place += run.count
      } else {
        transactions[place].write(to: &json)
        place += 1
      }
      start = ",\n    "
    }
    json.write(transactions.isEmpty ? "[]" : "\n  ]")
  }
}
