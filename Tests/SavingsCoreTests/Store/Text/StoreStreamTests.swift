import Platform
import SavingsCore
import Support
import Testing

/// A store that is read through a window says what it says as a whole, however
/// large the window is and in what pieces the bytes come.
@Suite struct StoreStreamTests {
  private let today = CalendarDate("2026-03-10")

  private func wanted(
    _ household: Household
  ) throws(MoneyProblem) -> Digest.Wanted {
    let day = today ?? .first
    return Digest.Wanted(
      Flows(household.frame(for: [day])),
      ratesOn: household.rateDays(for: [day]))
  }

  /// What comes of the bytes through a window of a size, in random pieces.
  private func streamed(
    _ bytes: [UInt8], window: Int, _ dice: inout SplitMix64
  ) throws -> Digest? {
    var place = 0
    var dice = dice
    return try StoreStream.fold(
      ByteWindow(size: window),
      from: { buffer, start throws(SystemFailure) in
        let room = min(buffer.count - start, bytes.count - place)
        guard room > 0 else { return 0 }
        let count = dice.number(1...room)
        for offset in 0..<count {
          buffer[start + offset] = bytes[place + offset]
        }
        place += count
        return count
      }, wanted)
  }

  @Test func aWindowOfAnySizeSeesTheWholeStore() throws {
    var dice = SplitMix64(seed: 31)
    var counted = 0
    for round in 0..<150 {
      let bytes = StoreWriter.bytes(of: try dice.snapshot())
      let window = round % 3 == 0 ? 64 : dice.number(64...bytes.count * 2)
      let digest = try streamed(bytes, window: window, &dice)
      try requireSame(digest, whole(bytes))
      if digest != nil { counted += 1 }
    }
    #expect(counted > 100)
  }

  private func requireSame(_ one: Digest?, _ other: Digest?) throws {
    try #require((one == nil) == (other == nil))
    try #require(one?.revision == other?.revision)
    try #require(one?.household == other?.household)
    try #require(one?.flows == other?.flows)
  }

  /// What the strict reader makes of the bytes, `nil` if it refuses them.
  private func whole(_ bytes: [UInt8]) -> Digest? {
    do {
      return try StoreReader.fold(bytes, wanted)
    } catch {
      return nil
    }
  }

  /// It answers only where the whole store is right, and leaves everything else
  /// to those who can say what is wrong.
  @Test func whatIsDamagedIsLeftToTheStrictReader() throws {
    var dice = SplitMix64(seed: 32)
    var refused = 0
    for _ in 0..<60 {
      let bytes = StoreWriter.bytes(of: try dice.snapshot())
      for _ in 0..<10 {
        let mutated = dice.mutated(bytes, within: bytes.indices)
        let window = dice.number(64...mutated.count * 2)
        guard let digest = try streamed(mutated, window: window, &dice) else {
          refused += 1
          continue
        }
        try requireSame(digest, whole(mutated))
      }
    }
    #expect(refused > 500)
  }

  @Test func aSumThatCannotBeCountedIsLeftToTheStrictReader() throws {
    var snapshot = try Snapshot.demo()
    let most = Amount(attos: .max)
    let two = snapshot.book.transactions.prefix(2).map { transaction in
      Transaction(
        id: transaction.id, asset: snapshot.book.household.assets[0].id,
        date: transaction.date,
        amount: most, kind: .deposit)
    }
    snapshot.book.transactions = Transactions(two)
    var dice = SplitMix64(seed: 33)
    let bytes = StoreWriter.bytes(of: snapshot)
    #expect(try streamed(bytes, window: 4096, &dice) == nil)
    #expect(throws: ContentProblem.self) { try StoreReader.fold(bytes, wanted) }
  }

  @Test func whatTheSystemRefusesIsTold() throws {
    let failure = SystemFailure(.read, code: 5)
    #expect(throws: failure) {
      try StoreStream.fold(
        from: { _, _ throws(SystemFailure) in throw failure }, wanted)
    }
  }
}
