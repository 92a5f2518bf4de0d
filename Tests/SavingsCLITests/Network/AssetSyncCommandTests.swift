import Foundation
import SavingsCLI
import SavingsCore
import Support
import Testing

/// What `cst asset sync` says, and whom it tells what.
@Suite struct AssetSyncCommandTests {
  static let address = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"

  private func stage() throws -> Stage {
    var stage = try Stage.demo()
    try stage.must(
      "cst asset edit btc-wallet --chain bitcoin --address \(Self.address)")
    stage.network = { request in
      let text =
        request.url.hasSuffix("/height")
        ? "890123"
        : """
        {"chain_stats":{"funded_txo_sum":2350000,"spent_txo_sum":0},\
        "mempool_stats":{"funded_txo_sum":100000,"spent_txo_sum":0}}
        """
      return .response(WebResponse(status: 200, body: Array(text.utf8)))
    }
    return stage
  }

  private let consent =
    "cst settings set service.bitcoin https://mempool.space/api"

  @Test func nobodyIsToldAnAddressBeforeSomebodyWasNamed() throws {
    var stage = try stage()
    stage.network = { _ in
      Issue.record("somebody was asked")
      return .failure(.noCurl)
    }
    let outcome = stage.run("cst asset sync btc-wallet")
    #expect(outcome.status == .refused)
    #expect(
      outcome.err == """
        error: nobody may be asked about bitcoin addresses yet
          whoever is asked learns the address, and from where it was asked
          try: \(consent)
          tip: or your own: cst settings set service.bitcoin \
        http://umbrel.local:3006/api

        """)
  }

  @Test func theWalletAgreesWithItsChain() throws {
    let stage = try stage()
    try stage.must(consent)
    #expect(
      try stage.must("cst asset sync btc-wallet") == """
        Asked mempool.space about 1 address.
        Bitcoin wallet: 0.02 -> 0.0235 BTC (+0.0035 BTC, adjustment). 0.001 \
        BTC more is on its way. Block 890123.
        Undo with: cst undo

        """)
    let stored = stage.stored
    #expect(
      try stage.must("cst asset sync").contains(
        """
        Bitcoin wallet holds 0.0235 BTC, as the chain says (block 890123); \
        nothing was changed.
        """))
    #expect(stage.stored == stored)
  }

  /// What is told of another address is not believed; one may be written in
  /// capitals.
  @Test(arguments: [
    (address, true), (address.uppercased(), true),
    ("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", false),
  ])
  func anotherAddressIsNotBelieved(_ said: String, isBelieved: Bool) throws {
    var stage = try stage()
    try stage.must(consent)
    stage.network = { request in
      let text =
        request.url.hasSuffix("/height")
        ? "890123"
        : """
        {"address":"\(said)",\
        "chain_stats":{"funded_txo_sum":5,"spent_txo_sum":0},\
        "mempool_stats":{"funded_txo_sum":0,"spent_txo_sum":0}}
        """
      return .response(WebResponse(status: 200, body: Array(text.utf8)))
    }
    let outcome = stage.run("cst asset sync btc-wallet")
    #expect((outcome.status == .success) == isBelieved, "\(outcome.err)")
    #expect(
      isBelieved || outcome.err.contains("the answer to this question"),
      "\(outcome.err)")
  }

  /// Who learnt an address is said, whatever came of it.
  @Test func everybodyWhoWasAskedIsNamed() throws {
    var stage = try Stage(today: "2026-03-10")
    let address = "0x" + String(repeating: "ab", count: 20)
    for (code, chain) in [
      ("ETH", "ethereum"), ("POL", "polygon"), ("XDAI", "gnosis"),
    ] {
      try stage.must(
        "cst asset add \(code) --currency \(code) --chain \(chain) "
          + "--address \(address)")
      try stage.must(
        "cst settings set service.\(chain) https://\(chain).example")
    }
    stage.network = { request in
      let body = request.body ?? ""
      let id = (1...3).first { body.contains("\"id\":\($0),") } ?? 0
      // The last one answers for another chain.
      let number = request.service == "ethereum" ? "0x1" : "0x89"
      let result = body.contains("eth_chainId") ? number : "0x5"
      let text = "{\"id\":\(id),\"result\":\"\(result)\"}"
      return .response(WebResponse(status: 200, body: Array(text.utf8)))
    }
    let outcome = stage.run("cst asset sync")
    #expect(
      outcome.out.hasPrefix(
        """
        Asked ethereum.example about 1 address, polygon.example about 1 \
        address and gnosis.example about 1 address.
        """), "\(outcome.out)")
    #expect(outcome.err.contains("chain 100 is due"))
  }

  @Test func anAmountThatIsTooFineIsSaidToBe() throws {
    var stage = try Stage(today: "2026-03-10")
    try stage.must(
      "cst asset add Tron --currency TRX --chain tron --address TXYZ")
    try stage.must(
      "cst settings set service.tron 'https://t.example/{address} value=b'")
    stage.network = { _ in
      let text = "{\"b\":\"0.1234567890123456789\"}"
      return .response(WebResponse(status: 200, body: Array(text.utf8)))
    }
    let outcome = stage.run("cst asset sync tron")
    #expect(outcome.status == .refused)
    #expect(outcome.err.contains("too many decimals"), "\(outcome.err)")
  }

  @Test func saysNothingWhereItIsQuiet() throws {
    let stage = try stage()
    try stage.must(consent)
    for _ in 0..<2 {
      let outcome = stage.run("cst asset sync --quiet")
      #expect(outcome.status == .success)
      #expect(outcome.out == "")
    }
  }

  @Test func aTokenThatNothingNamesIsItsOwnFault() throws {
    let stage = try Stage(today: "2026-03-10")
    let address = "0x" + String(repeating: "ab", count: 20)
    for code in ["ETH", "USDC"] {
      try stage.must(
        "cst asset add \(code) --currency \(code) --chain ethereum "
          + "--address \(address)")
    }
    try stage.must("cst settings set service.ethereum http://localhost:8545")
    let outcome = stage.run("cst asset sync --requests")
    #expect(outcome.out.contains("localhost:8545"), "\(outcome.err)")
    #expect(outcome.err.contains("which token it is"))
    #expect(!outcome.err.contains("count twice"))
  }

  /// The exit and the words of what cannot be.
  @Test(
    arguments: [
      ("cst asset sync savings", 4, "has no chain and address"),
      ("cst asset sync btc-wallet --today 2026-03-09", 2, "not on 2026-03-09"),
      ("cst asset sync btc-wallet --since 2026-03-11", 2, "is still to come"),
      (
        "cst asset sync btc-wallet --since 2026-01-01", 4,
        "has transactions already"
      ),
      ("cst asset sync nobody", 3, "no asset matches"),
      ("cst asset edit btc-wallet --token 0x00", 2, "bitcoin has no tokens"),
      ("cst asset edit btc-wallet --address bc1x", 2, "no address of bitcoin"),
      (
        "cst settings set service.bitcoin http://mempool.space/api", 2,
        "read along"
      ),
      ("cst settings set service.x https://a/b", 2, "where the figure stands"),
      ("cst settings set source.BIT bitdao", 4, "nobody says where bitdao is"),
      ("cst settings set source.BIT coingecko", 2, "prices nothing"),
      ("cst settings set source.EUR ecb", 2, "needs no source"),
    ] as [(String, Int32, String)])
  func isRefused(_ line: String, _ exit: Int32, _ words: String) throws {
    let stage = try stage()
    try stage.must(consent)
    let stored = stage.stored
    let outcome = stage.run(line)
    #expect(outcome.status.rawValue == exit, "\(outcome.err)")
    #expect(outcome.err.contains(words), "\(outcome.err)")
    #expect(stage.stored == stored)
  }

  /// Neither an answer nor an error repeats what shows all of a wallet.
  @Test func anExtendedKeyIsNeverEchoed() throws {
    let stage = try stage()
    let key = "xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2jkwSB1ic"
    for line in [
      "cst asset edit btc-wallet --address \(key)",
      "cst asset edit savings --address \(key)",
      "cst asset add New --currency BTC --chain bitcoin --address \(key)",
    ] {
      for form in ["", " --json"] {
        let outcome = stage.run(line + form)
        #expect(outcome.status == .usage)
        #expect(!(outcome.out + outcome.err).contains("xpub6"))
      }
    }
    #expect(try !stage.must("cst log").contains("xpub6"))
  }

  /// What may be a key is not repeated where it is refused, nor stored.
  @Test(
    arguments: [
      "settings set service.own 'https://h/x#KEY value=a'",
      "settings set service.own 'ftp://user:KEY@h/x value=a'",
      "settings set service.own 'https://h/x value=a key=KEY'",
      "settings set service.own 'https://h/x value=a word=KEY'",
      "settings set service.bitcoin 'https://h/x KEY'",
      "asset edit btc-wallet --address KEY",
      "asset edit btc-wallet --chain xrp --address XKEYKEY",
      "asset edit btc-wallet --chain ethereum --token KEY",
      "asset edit btc-wallet --token KEYKEY",
    ])
  func aKeyIsNotEchoed(_ line: String) throws {
    let key = "0123456789abcdef0123456789abcdef"
    let stage = try stage()
    let outcome = stage.run(
      "cst " + line.replacingOccurrences(of: "KEY", with: key))
    #expect(outcome.status == .usage)
    #expect(!(outcome.out + outcome.err).contains(key), "\(outcome.err)")
    #expect(outcome.err.contains("tip:"))
  }

  /// What cannot be asked may have a key in it.
  @Test func aListDoesNotShowAKeyOfTheEnvironment() throws {
    var stage = try stage()
    let key = "0123456789abcdef0123456789abcdef"
    stage.environment["CST_SERVICE_COINGECKO"] = "https://h/\(key)/x"
    for form in ["", " --json"] {
      let out = try stage.must("cst settings list" + form)
      #expect(!out.contains(key))
      #expect(out.contains("CST_SERVICE_COINGECKO"))
    }
  }

  @Test func twoAssetsDoNotCountOneAddressTwice() throws {
    let stage = try stage()
    try stage.must(consent)
    try stage.must(
      "cst asset add Twin --currency BTC --chain bitcoin "
        + "--address \(Self.address)")
    let outcome = stage.run("cst asset sync")
    #expect(outcome.status == .refused)
    #expect(outcome.err.contains("\"Twin\""))
  }
}
