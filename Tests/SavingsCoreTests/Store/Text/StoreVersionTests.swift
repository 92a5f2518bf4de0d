import Platform
import SavingsCore
import Support
import Testing

/// A store of version 2 is one of version 3 with another number.
@Suite struct StoreVersionTests {
  /// The same text as version 2, sealed again.
  private func asVersion2(_ bytes: [UInt8]) throws -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let end = try #require(text.ranges(of: "  \"checksum\"").last)
    let head = String(text[..<end.lowerBound])
    return sealed(
      head.replacing("\"schemaVersion\": 3,", with: "\"schemaVersion\": 2,")
        .replacing("  \"closings\": [],\n", with: ""))
  }

  /// What a window shows of a store, and its version.
  private func streamed(
    _ bytes: [UInt8]
  ) throws -> (snapshot: Snapshot, version: Int)? {
    let found = try StoreStream.whole(
      size: bytes.count,
      from: PieceSource.all(bytes))
    return found.map { ($0.snapshot, $0.version) }
  }

  @Test func version2IsReadAsItIs() throws {
    var dice = SplitMix64(seed: 201)
    var (alike, refused) = (0, 0)
    for _ in 0..<200 {
      let snapshot = try dice.snapshot()
      let new = StoreWriter.bytes(of: snapshot)
      let old = try asVersion2(new)
      let found = try #require(try streamed(new))
      try #require(found.snapshot == snapshot && found.version == 3)
      let isNew =
        snapshot.book.transactions.contains(where: \.isTransfer)
        || !snapshot.book.household.closings.isEmpty
      guard isNew else {
        try #require(try StoreReader.read(old) == snapshot)
        try #require(
          try StoreReader.read(old, accepting: false, keyByKey: true)
            == snapshot)
        let found = try #require(try streamed(old))
        try #require(found.snapshot == snapshot && found.version == 2)
        alike += 1
        continue
      }
      // In a file that says 2 it is an unknown key.
      try #require(try streamed(old) == nil)
      for keyByKey in [false, true] {
        let problem = try #require(throws: ContentProblem.self) {
          try StoreReader.read(old, accepting: false, keyByKey: keyByKey)
        }
        guard case .damaged(let damage) = problem else {
          Issue.record("\(problem)")
          return
        }
        let known: [Flaw] = [.unknownKey("transfer"), .unknownKey("closings")]
        try #require(known.contains(damage.flaw))
      }
      refused += 1
    }
    #expect(alike > 50 && refused > 50)
  }

  /// One day of the month may also stand as text.
  @Test func aDayAsTextIsTheDay() throws {
    let text = SmallStore.text.replacing(
      "\"payday\":25", with: "\"payday\":\"25\"")
    let settings = try StoreReader.read(sealed(text)).book.household.settings
    #expect(settings.paydays.schedule.onlyDay == 25)
    #expect(
      settings
        == (try StoreReader.read(SmallStore.bytes)).book.household.settings)
  }

  @Test func theFixtureOfVersion2IsRead() throws {
    let bytes = try Repository.store("v2.json")
    let snapshot = try StoreReader.read(bytes)
    #expect(try asVersion2(StoreWriter.bytes(of: snapshot)) == bytes)
    #expect(snapshot.book.household.goals.count == 5)
    try snapshot.book.verify()
  }
}
