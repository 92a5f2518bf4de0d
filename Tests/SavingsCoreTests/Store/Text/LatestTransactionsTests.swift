import SavingsCore
import Support
import Testing

/// The last transactions of a store are those that reading it whole tells.
@Suite struct LatestTransactionsTests {
  private let folder: TemporaryFolder
  private let store: StoreFile

  init() throws {
    folder = try TemporaryFolder()
    store = StoreFile(named: folder.path("savings.json"))
  }

  private func put(_ bytes: [UInt8]) throws {
    try writeFile(bytes, folder.path("savings.json"))
  }

  @Test func theyAreTheLastOfAllThatBeginLikeThis() throws {
    var dice = SplitMix64(seed: 41)
    var told = 0
    for _ in 0..<60 {
      let book = try dice.snapshot().book
      try put(StoreWriter.bytes(of: Snapshot(revision: 1, book)))
      let ids = book.transactions.map(\.id.description)
      let starts =
        ["", "5", "f0"] + ids.prefix(3).map { String($0.prefix(11)) }
      for start in starts + ids.suffix(1) {
        for count in [1, 3, 20] {
          let latest = try #require(try store.latest(count, beginning: start))
          let wanted = ids.filter { $0.hasPrefix(start) }.suffix(count)
          try #require(
            latest.transactions.map(\.id.description) == wanted.reversed())
          try #require(latest.household == book.household)
          told += wanted.count
          for transaction in latest.transactions {
            try #require(book.transactions.contains(transaction))
          }
        }
      }
    }
    #expect(told > 500)
  }

  @Test(arguments: ["x", "5b0c-", "-", "5B0C6C1E-6F0A-4C1E-9A44-0D6F1F2E0A011"])
  func whatNoIdBeginsLikeFindsNothing(_ start: String) throws {
    try put(StoreWriter.bytes(of: try Snapshot.demo()))
    #expect(try store.latest(5, beginning: start)?.transactions == [])
  }

  @Test func whatIsDamagedOrNotThereIsNotGuessed() throws {
    #expect(throws: StoreProblem.self) { try store.latest(5) }
    var bytes = StoreWriter.bytes(of: try Snapshot.demo())
    bytes[bytes.count / 2] ^= 1
    try put(bytes)
    #expect(throws: StoreProblem.self) { try store.latest(5) }
  }

  /// A store of an earlier version is read as a whole.
  @Test func anEarlierVersionHasThemToo() throws {
    try put(try Repository.store("v1.json"))
    let book = try #require(try store.read()).book
    #expect(
      try store.latest(2)?.transactions.map(\.id)
        == book.transactions.suffix(2).reversed().map(\.id))
  }
}
