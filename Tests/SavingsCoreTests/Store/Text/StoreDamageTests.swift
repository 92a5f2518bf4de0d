import SavingsCore
import Support
import Testing

/// Nothing damaged is ever taken for good, and nothing crashes the reader.
@Suite struct StoreDamageTests {
  /// A store of one asset and one transaction.
  private func tiny() throws -> [UInt8] {
    var snapshot = try Snapshot.demo()
    snapshot.book.household.goals = []
    snapshot.book.household.assets.removeLast(3)
    snapshot.book.household.allocations = []
    snapshot.book.household.rates = []
    let count = snapshot.book.transactions.count
    snapshot.book.transactions.replace(count - 10..<count, with: [])
    return StoreWriter.bytes(of: snapshot)
  }

  @Test func everyTruncationIsRefused() throws {
    let bytes = SmallStore.bytes
    // Without its last newline a store says all that it said.
    for length in 0..<bytes.count - 1 {
      try #require(throws: ContentProblem.self) {
        try StoreReader.read(Array(bytes[..<length]), accepting: true)
      }
    }
    #expect(try StoreReader.read(bytes.dropLast()) == StoreReader.read(bytes))
  }

  @Test func everyChangedBitIsNoticed() throws {
    var bytes = try tiny()
    for place in bytes.indices {
      for bit in 0..<8 {
        bytes[place] ^= 1 << UInt8(bit)
        try #require(throws: ContentProblem.self) {
          try StoreReader.read(bytes)
        }
        bytes[place] ^= 1 << UInt8(bit)
      }
    }
  }

  @Test func aChangedBitOfAnyByteIsNoticed() throws {
    var bytes = SmallStore.bytes
    for place in stride(from: 0, to: bytes.count, by: 3) {
      let bit = UInt8(1) << UInt8(place % 8)
      bytes[place] ^= bit
      try #require(throws: ContentProblem.self) { try StoreReader.read(bytes) }
      bytes[place] ^= bit
    }
  }

  @Test func whatIsReadInSpiteOfAWrongChecksumCanBeWritten() throws {
    var dice = SplitMix64(seed: 3)
    var accepted = 0
    for _ in 0..<600 {
      let bytes = dice.mutated(
        SmallStore.bytes, within: SmallStore.bytes.indices)
      guard let snapshot = try? StoreReader.read(bytes, accepting: true) else {
        continue
      }
      accepted += 1
      let written = StoreWriter.bytes(of: snapshot)
      try #require(try StoreReader.read(written) == snapshot)
    }
    #expect(accepted > 10)
  }

  @Test func aMutatedLineIsNeverTakenForGood() throws {
    var dice = SplitMix64(seed: 4)
    let whole = try StoreReader.read(SmallStore.bytes)
    for _ in 0..<600 {
      let bytes = dice.mutated(
        SmallStore.bytes, within: SmallStore.bytes.indices)
      if let snapshot = try? StoreReader.read(bytes) {
        try #require(snapshot == whole)
      }
    }
  }

  @Test func aHoleOfZerosIsNoticed() throws {
    let bytes = SmallStore.bytes
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var holed = bytes
      for place in start..<min(start + 64, bytes.count) { holed[place] = 0 }
      try #require(throws: ContentProblem.self) { try StoreReader.read(holed) }
    }
  }

  @Test func twoStoresInOneFileAreRefused() {
    #expect(throws: ContentProblem.self) {
      try StoreReader.read(SmallStore.bytes + SmallStore.bytes)
    }
  }

  @Test func noDepthIsTooDeep() {
    let start = Array("{\"format\":\"cst\",\"schemaVersion\":2,".utf8)
    for mark in ["[", "{\"a\":"] {
      let deep = String(repeating: mark, count: 100_000)
      for key in ["\"revision\":", "\"x\":"] {
        #expect(throws: ContentProblem.self) {
          try StoreReader.read(start + Array((key + deep).utf8))
        }
      }
      #expect(throws: ContentProblem.self) {
        try StoreReader.read(Array(deep.utf8))
      }
    }
  }

  @Test func aByteOrderMarkIsAccepted() throws {
    let marked = [0xef, 0xbb, 0xbf] + SmallStore.bytes
    #expect(try StoreReader.read(marked) == StoreReader.read(SmallStore.bytes))
  }

  @Test func keysOfARecordStandInAnyOrder() throws {
    let bytes = try SmallStore.bytes(
      "\"name\":\"Jar\",\"slug\":\"jar\"",
      " \"slug\" :\t\"jar\" , \"chain\":null,\"n\\u0061me\":\"J\\u0061r\"\r\n")
    #expect(throws: ContentProblem.edited) { try StoreReader.read(bytes) }
    #expect(
      try StoreReader.read(bytes, accepting: true)
        == StoreReader.read(SmallStore.bytes))
  }

  /// `null` says that there is none, however it is laid out, also of a key that
  /// stands where cst writes it.
  @Test(arguments: ["null", " null", "\n\tnull ", " null\r"])
  func nothingIsSaidInAnyLayout(_ null: String) throws {
    let jar = "\"slug\":\"jar\",\"currency\":\"EUR\""
    let bytes = try SmallStore.bytes(
      jar, "\(jar),\"chain\":\(null),\"address\":\(null)")
    #expect(
      try StoreReader.read(bytes, accepting: true)
        == StoreReader.read(SmallStore.bytes))
  }

  @Test func escapesAreRead() throws {
    let bytes = try SmallStore.bytes(
      "Jar", "\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e4\\ud83d\\ude00")
    let asset = try StoreReader.read(bytes, accepting: true)
      .book.household.assets[0]
    #expect(asset.name == "\"\\/\u{8}\u{c}\n\r\tä😀")
  }

  @Test func transactionsAndRatesAreTakenInAnyOrder() throws {
    let bytes = try SmallStore.bytes("2025-09-25", "2025-09-27")
    let book = try StoreReader.read(bytes, accepting: true).book
    #expect(book.transactions.map(\.kind) == [.interest, .deposit])
  }
}
