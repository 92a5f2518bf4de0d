/// Writes a store, always the same bytes for the same records.
///
/// One record stands on each line, so that a small change is a small
/// difference between two files.
public struct StoreWriter {
  private var ink = JSONInk()

  /// The bytes of a store.
  public static func bytes(of snapshot: Snapshot) -> [UInt8] {
    bytes(of: snapshot, keeping: nil)
  }

  /// The same, with lines of the store before where they are kept.
  package static func bytes(
    of snapshot: Snapshot, keeping kept: KeptLines?
  ) -> [UInt8] {
    var writer = StoreWriter()
    let room =
      kept?.size ?? snapshot.book.transactions.count * CanonicalLine.most
    writer.ink.reserve(32_768 + room)
    writer.write(snapshot, keeping: kept)
    return writer.ink.finish()
  }

  private mutating func write(_ snapshot: Snapshot, keeping kept: KeptLines?) {
    let household = snapshot.book.household
    ink.write("{\n")
    begin(.format)
    ink.write("\"cst\",\n")
    begin(.schemaVersion)
    ink.write(UInt64(StoreReader.version))
    ink.write(",\n")
    begin(.revision)
    ink.write(UInt64(snapshot.revision))
    ink.write(",\n")
    begin(.settings)
    ink.write(household.settings)
    ink.write(",\n")
    write(.goals, household.goals) { $0.write($1) }
    write(.assets, household.assets) { $0.write($1) }
    write(.allocations, household.allocations) { $0.write($1) }
    write(.plans, household.plans) { $0.write($1) }
    write(.rates, household.rates) { $0.write($1) }
    write(.transactions, snapshot.book.transactions, keeping: kept) {
      $0.write($1)
    }
    writeChecksum()
  }

  /// Writes a part of many records, each on a line of its own.
  private mutating func write<Record>(
    _ part: Part, _ records: [Record], keeping kept: KeptLines? = nil,
    _ write: (inout JSONInk, Record) -> Void
  ) {
    begin(part)
    var start: StaticString = "[\n    "
    var place = 0
    while place < records.count {
      ink.write(start)
      if let run = kept?.run(at: place) {
        ink.write(raw: run.store.span.extracting(run.range))
        place += run.count
      } else {
        write(&ink, records[place])
        place += 1
      }
      start = ",\n    "
    }
    ink.write(records.isEmpty ? "[],\n" : "\n  ],\n")
  }

  private mutating func begin(_ part: Part) {
    ink.write("  ")
    ink.write(text: part.rawValue)
    ink.write(": ")
  }

  /// Writes the sum of all that stands before its own key.
  private mutating func writeChecksum() {
    ink.write("  ")
    let checksum = ink.checksum
    ink.write(text: Part.checksum.rawValue)
    ink.write(": \"")
    ink.write(hexadecimal: checksum.bits)
    ink.write("\"\n}\n")
  }
}
