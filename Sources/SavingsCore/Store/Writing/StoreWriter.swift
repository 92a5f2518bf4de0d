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
    let transactions = snapshot.book.transactions
    write(.goals, household.goals.count) { $0.write(household.goals[$1]) }
    write(.assets, household.assets.count) { $0.write(household.assets[$1]) }
    write(.allocations, household.allocations.count) {
      $0.write(household.allocations[$1])
    }
    write(.plans, household.plans.count) { $0.write(household.plans[$1]) }
    write(.rates, household.rates.count) { $0.write(household.rates[$1]) }
    write(.transactions, transactions.count, keeping: kept) {
      $0.write(transactions[$1])
    }
    writeChecksum()
  }

  /// Writes a part of so many records, each on a line of its own, where
  /// `write` writes the one at a place.
  private mutating func write(
    _ part: Part, _ count: Int, keeping kept: KeptLines? = nil,
    _ write: (inout JSONInk, Int) -> Void
  ) {
    begin(part)
    var start: StaticString = "[\n    "
    var place = 0
    while place < count {
      ink.write(start)
      if let run = kept?.run(at: place) {
        ink.write(raw: run.store.span.extracting(run.range))
        place += run.count
      } else {
        write(&ink, place)
        place += 1
      }
      start = ",\n    "
    }
    ink.write(count == 0 ? "[],\n" : "\n  ],\n")
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
