import SavingsCore
import Support
import Testing

@Suite struct StoreRoundTripTests {
  @Test func whatWasWrittenIsReadBack() throws {
    var dice = SplitMix64(seed: 1)
    for _ in 0..<150 {
      let snapshot = try dice.snapshot()
      let bytes = StoreWriter.bytes(of: snapshot)
      try #require(try StoreReader.read(bytes) == snapshot)
    }
  }

  @Test func writingWhatWasReadGivesTheSameBytes() throws {
    var dice = SplitMix64(seed: 2)
    for _ in 0..<100 {
      let bytes = StoreWriter.bytes(of: try dice.snapshot())
      let snapshot = try StoreReader.read(bytes)
      try #require(StoreWriter.bytes(of: snapshot) == bytes)
    }
  }

  @Test func sumsAreTheSameWhetherTransactionsAreKeptOrNot() throws {
    let snapshot = try Snapshot.demo()
    let bytes = StoreWriter.bytes(of: snapshot)
    let day = try #require(CalendarDate("2025-12-31"))
    let digest = try StoreReader.fold(bytes) { household throws(MoneyProblem) in
      Digest.Wanted(
        Flows(Flows.Frame(assets: household.assets.count, upTo: [day])),
        ratesOn: nil)
    }
    #expect(digest.revision == 6)
    #expect(digest.household == snapshot.book.household)
    #expect(try digest.flows.balance(of: 0, on: day) == Amount(8750))
    #expect(try digest.flows.scheduled(in: 0, after: day) == Amount(750))
    #expect(
      try digest.flows
        == snapshot.book.flows(
          Flows.Frame(assets: snapshot.book.household.assets.count, upTo: [day])
        ))
  }

  @Test func aSumThatCannotBeCountedIsAProblem() throws {
    var snapshot = try Snapshot.demo()
    let first = snapshot.book.transactions[0]
    let second = Transaction(
      id: Story.id(0x0d, 1), asset: first.asset, date: first.date,
      amount: Amount(attos: .max), kind: .deposit)
    snapshot.book.transactions.replace(1..<1, with: [second])
    let bytes = StoreWriter.bytes(of: snapshot)
    #expect(try StoreReader.read(bytes) == snapshot)
    let day = try #require(CalendarDate("2026-12-31"))
    #expect(
      throws: ContentProblem.sums(
        .overflow(Amount(7750), .plus, Amount(attos: .max)))
    ) {
      try StoreReader.fold(bytes) { household throws(MoneyProblem) in
        Digest.Wanted(
          Flows(Flows.Frame(assets: household.assets.count, upTo: [day])),
          ratesOn: nil)
      }
    }
  }
}
