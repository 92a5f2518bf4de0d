import SavingsCore
import Support
import Testing

/// After a sync an asset holds what its chain says, and nothing is there twice.
@Suite struct WalletSyncTests {
  private var endpoints: Endpoints {
    Endpoints(NamedTexts(), keys: []) {
      ["bitcoin": "https://chain.example"][$0]
    }
  }

  private func household() throws -> Book {
    try Book().adding(
      Asset(
        id: Story.id(0x0b, 1), name: "Wallet", slug: "wallet",
        currency: try Currency("BTC"), address: ToyChain.address,
        chain: "bitcoin"))
  }

  private func sync(
    _ book: inout Book, _ chain: ToyChain, _ dice: inout SplitMix64,
    since: String? = nil
  ) throws -> WalletSync {
    let asset = try #require(book.household.assets.first)
    let wallet = try Wallet(asset, among: [asset], endpoints)
    var ids: [Transaction.ID] = []
    for _ in 0..<200 { ids.append(Identifier(random: &dice)) }
    let sync = try wallet.sync(
      with: book, on: try day("2026-03-10"), since: try since.map(day),
      id: { ids.removeLast() }, chain.answer)
    for transaction in sync.transactions { book = try book.adding(transaction) }
    return sync
  }

  private func held(_ book: Book) throws -> Int128 {
    let asset = try #require(book.household.assets.first)
    let balance = try book.balance(of: asset.id, on: try day("2026-03-10"))
    return balance.attos / 10_000_000_000
  }

  /// Deposits, withdrawals, entries by hand, reorganisations and syncs, in an
  /// order that nobody chose.
  @Test(arguments: 0..<12)
  func holdsWhatTheChainSaysOnEveryWay(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    var book = try household()
    var chain = ToyChain()
    var kinds: Set<WalletSync.Entered> = []
    for _ in 0..<60 {
      switch dice.number(0...9) {
      case 0...3: chain.move(dice.number(1...50_000))
      case 4:
        let units = dice.number(1...1000)
        if units <= chain.balance { chain.move(-units) }
      case 5:
        // The last blocks are others now, and a transaction is gone.
        if let last = chain.moves.last, chain.balance >= last.units,
          dice.once(in: 2)
        {
          chain.moves.removeLast()
        }
        if let last = chain.moves.indices.last {
          chain.tip += 1
          chain.moves[last].block = chain.tip
        }
      case 6:
        let units = dice.number(1...9000)
        if dice.once(in: 2) { chain.move(units) }
        book = try book.adding(
          Transaction(
            id: Identifier(random: &dice), asset: Story.id(0x0b, 1),
            date: try day("2026-03-09"),
            amount: Amount(attos: Int128(units) * 10_000_000_000),
            kind: .deposit))
      default:
        kinds.insert(try sync(&book, chain, &dice).entered)
        try #require(held(book) == Int128(chain.balance))
        let again = try sync(&book, chain, &dice)
        try #require(again.entered == .nothing && again.transactions.isEmpty)
      }
      let names = book.transactions.compactMap(\.externalID)
      let ids = names.compactMap { $0.split(separator: ":").dropFirst(2).first }
      try #require(Set(ids).count == ids.count)
    }
    #expect(kinds.count > 2)
  }

  @Test func whatMovedSinceIsEntered() throws {
    var dice = SplitMix64(seed: 5)
    var book = try household()
    var chain = ToyChain()
    for units in [500, 200, -100] { chain.move(units) }
    let sync = try sync(&book, chain, &dice, since: "2026-03-01")
    #expect(sync.entered == .transactions)
    #expect(sync.transactions.map(\.kind) == [.deposit, .deposit, .withdrawal])
    #expect(try held(book) == 600)
    #expect(throws: WalletProblem.self) {
      try self.sync(&book, chain, &dice, since: "2026-03-01")
    }
  }

  /// More than a page of transactions is read page by page.
  @Test func manyTransactionsAreReadInPages() throws {
    var dice = SplitMix64(seed: 6)
    var book = try household()
    var chain = ToyChain()
    chain.move(7)
    #expect(try sync(&book, chain, &dice).entered == .opening)
    for units in 1...90 { chain.move(units) }
    let sync = try sync(&book, chain, &dice)
    #expect(sync.transactions.count == 90)
    #expect(try held(book) == Int128(chain.balance))
  }

  /// A token is counted as far as amounts go.
  @Test(
    arguments: [
      ("4b3b4ca85a86c47a098a224000000000", "100000000000000000000"),
      (
        "7fffffffffffffffffffffffffffffff",
        "170141183460469231731.687303715884105727"
      ), ("80000000000000000000000000000000", nil),
    ] as [(String, String?)])
  func tokens(_ units: String, _ amount: String?) throws {
    let contract = "0x" + String(repeating: "ab", count: 20)
    let asset = Asset(
      id: Story.id(0x0b, 2), name: "Token", slug: "token",
      currency: try Currency("USDC"), address: contract, chain: "ethereum",
      token: contract)
    let wallet = try Wallet(
      asset, among: [asset],
      Endpoints(NamedTexts(), keys: []) { _ in "https://chain.example" })
    let answers = ["0x1", "0x10", "0x12", "0x" + units]
    func balance() throws -> Amount {
      try wallet.sync(
        with: Book().adding(asset), on: day("2026-03-10"), since: nil,
        id: { Story.id(0x0c, 1) }
      ) { request in
        let body = request.body ?? ""
        let place = (1...4).first { body.contains("\"id\":\($0),") } ?? 1
        let text = "{\"id\":\(place),\"result\":\"\(answers[place - 1])\"}"
        return .response(WebResponse(status: 200, body: Array(text.utf8)))
      }.state.balance
    }
    if let amount {
      #expect(try balance().description == amount)
    } else {
      #expect(throws: NetworkProblem.self) { try balance() }
    }
  }

  /// What is no amount, of another chain or of another question is refused.
  @Test(
    arguments: [
      "{\"chain_stats\":{\"funded_txo_sum\":5.5,\"spent_txo_sum\":0}}",
      "{\"chain_stats\":{\"funded_txo_sum\":5,\"spent_txo_sum\":6}}",
      "{\"chain_stats\":{\"funded_txo_sum\":5,\"funded_txo_sum\":6}}",
      "[1", "[]", "<html>", "", "NaN", "{} {}",
    ])
  func isNotUnderstood(_ text: String) throws {
    let book = try household()
    let asset = try #require(book.household.assets.first)
    let wallet = try Wallet(asset, among: [asset], endpoints)
    #expect(throws: NetworkProblem.self) {
      try wallet.sync(
        with: book, on: try day("2026-03-10"), since: nil,
        id: { Story.id(0x0c, 1) }
      ) { request in
        .response(
          WebResponse(
            status: 200,
            body: Array(
              (request.url.hasSuffix("height") ? "1000" : text).utf8)))
      }
    }
  }
}
