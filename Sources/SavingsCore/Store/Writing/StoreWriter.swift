/// Writes a store, always the same bytes for the same records.
///
/// One record stands on each line, so that a small change is a small
/// difference between two files.
public struct StoreWriter: ~Copyable {
  private var ink = JSONInk()
  private var text: StoreText

  private init(_ text: StoreText) { self.text = text }

  /// The bytes of a store.
  public static func bytes(of snapshot: Snapshot) -> [UInt8] {
    text(of: snapshot, keeping: nil).whole.bytes
  }

  /// The checksum that a store states.
  static func checksum(of snapshot: Snapshot) -> Checksum {
    text(of: snapshot, keeping: nil).whole.checksum
  }

  /// What to write of a store, with lines of the one before where they are
  /// kept.
  package static func text(
    of snapshot: Snapshot, keeping kept: KeptLines?
  ) -> StoreText {
    var writer = StoreWriter(StoreText(of: snapshot, keeping: kept))
    let new = kept == nil ? snapshot.book.transactions.count : 0
    writer.ink.reserve(32_768 + new * CanonicalLine.most)
    writer.write(snapshot, keeping: kept)
    return writer.text
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
    ink.write("  ")
    text.add(ink.finish())
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
        text.add(ink.finish())
        text.add(run)
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
}
