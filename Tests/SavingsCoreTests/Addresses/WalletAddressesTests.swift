import SavingsCore
import Support
import Testing

/// An address is one, or why it is none.
@Suite struct WalletAddressesTests {
  static let good = [
    ("bitcoin", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"),
    ("bitcoin", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"),
    ("bitcoin", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"),
    ("bitcoin", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"),
    (
      "bitcoin",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"
    ),
    ("litecoin", "LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1"),
    ("ethereum", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"),
    ("base", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"),
    ("polygon", "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB"),
    ("gnosis", "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb"),
    ("xrp", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh"),
    ("solana", "4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T"),
  ]

  @Test(arguments: good)
  func isProved(of name: String, _ address: String) throws {
    let chain = try #require(Chain.named(name))
    #expect(try WalletAddresses.read(address, on: chain).count == 1)
  }

  /// Who copies one character wrong is told, on chains with a checksum.
  @Test(arguments: good.dropLast())
  func aWrongCharacterIsSeen(of name: String, _ address: String) throws {
    let chain = try #require(Chain.named(name))
    let letters = Array("123456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNP".utf8)
    var dice = SplitMix64(seed: 3)
    for place in address.utf8.indices {
      var bytes = Array(address.utf8)
      let offset = address.utf8.distance(
        from: address.utf8.startIndex, to: place)
      let other = dice.one(of: letters)
      guard other != bytes[offset] else { continue }
      // A case that is not the checksum's is no other address, where there is
      // none left.
      bytes[offset] = other
      let wrong = String(decoding: bytes, as: UTF8.self)
      try #require(
        throws: AddressProblem.self, "\(wrong)"
      ) { try WalletAddresses.read(wrong, on: chain) }
    }
  }

  @Test(
    arguments: [
      ("bitcoin", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5"),
      // Its checksum is the older one.
      (
        "bitcoin",
        "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd"
      ),
      ("bitcoin", "BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P"),
      ("bitcoin", "bc1rw5uspcuh"), ("bitcoin", "bc1gmk9yu"),
      ("bitcoin", "bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du"),
      ("bitcoin", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdQ"),
      ("bitcoin", "LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1"), ("bitcoin", ""),
      ("ethereum", "0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"),
      ("ethereum", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"),
      ("solana", "4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4g"),
      ("xrp", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi"),
    ])
  func isRefused(of name: String, _ address: String) throws {
    let chain = try #require(Chain.named(name))
    #expect(throws: AddressProblem.notAnAddress(0, chain: name)) {
      try WalletAddresses.read(address, on: chain)
    }
  }

  @Test func otherNetsAreNamed() throws {
    let bitcoin = try #require(Chain.named("bitcoin"))
    for text in [
      "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx",
      "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn",
    ] {
      #expect(throws: AddressProblem.testNet) {
        try WalletAddresses.read(text, on: bitcoin)
      }
    }
    let tagged = "X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ"
    let xrp = try #require(Chain.named("xrp"))
    #expect(throws: AddressProblem.taggedAddress) {
      try WalletAddresses.read(tagged, on: xrp)
    }
  }

  /// What shows or spends all of a wallet is none, whatever the chain.
  @Test(
    arguments: [
      ("xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2", false),
      ("zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXN", false),
      ("xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jP", false),
      (
        "abandon abandon abandon abandon abandon abandon abandon abandon "
          + "abandon abandon abandon about", true
      ),
      ("5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ", true),
      (String(repeating: "a1", count: 32), true),
      ("0X" + String(repeating: "A1", count: 32), true),
      (
        "Ltub2Y7AUZ9YkSLwqqbuWmW4KkTDCKe2pj958P2pUfvpCk8yi9RQCHyH2NDZF9CSj4Gw"
          + "iVAs2SpuRNf1Mu9RGbWVzsyGAkcJkSMYoRgqRPcWD7h", false
      ),
      // Of Litecoin, of a net for trying things, and with a password.
      ("T35wFyAkeVxYy4ynXVE1tjcuGy6UxAc36bQSskpxAk38SatWjNF1", true),
      ("91bMubQfDW9tHTvHPwd5zhuvTavpvpHGwULQbJ98xFqvxsUsWbZ", true),
      ("6PRHv1jg1ytiE4kT2QtrUz8gEjMQghZDWg1FuxjdYDzjUkcJeGdFj9q9Vi", true),
      // Of XRP, and of Solana.
      ("sp5fghtJtpUorTwvof1NpDXAzNwf5", true),
      ("sEdSKaCy2JT7JaM7v95H9SxkhP9wS2r", true),
      (
        "2Ana1pUpv2ZbMVkwF5FXapYeBEjdxDatLn7nvJkhgTSVSTcZp5EXQcqdhXUtqFKpPi5M"
          + "zPUQFKwNxDG4azRM4jq", true
      ),
      (
        (1...12).map { "\($0). ábaco" }.joined(separator: "\t"), true
      ),
    ] as [(String, Bool)])
  func keysAreNoAddresses(_ text: String, spends: Bool) throws {
    for chain in [Chain.named("bitcoin"), Chain.named("ethereum"), nil] {
      #expect(throws: spends ? AddressProblem.secret : .extendedKey) {
        try WalletAddresses.read(text, on: chain)
      }
    }
    // Nor the contract of a token.
    let asset = Asset(
      id: Story.id(0x0b, 1), name: "A", slug: "a",
      currency: try Currency("EUR"), token: text)
    let problem: AddressProblem = spends ? .secret : .extendedKey
    #expect(asset.addressProblem == problem)
  }

  @Test func severalStandBetweenCommas() throws {
    let bitcoin = try #require(Chain.named("bitcoin"))
    let two = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa, \(Self.good[2].1)"
    #expect(try WalletAddresses.read(two, on: bitcoin).count == 2)
    #expect(throws: AddressProblem.twice(Self.good[2].1)) {
      try WalletAddresses.read("\(two),\(Self.good[2].1)", on: bitcoin)
    }
    let last = "\(Self.good[2].1),\(Self.good[0].1)x"
    #expect(throws: AddressProblem.notAnAddress(2, chain: "bitcoin")) {
      try WalletAddresses.read(last, on: bitcoin)
    }
    let many = Array(repeating: "a1", count: 21).joined(separator: ",")
    #expect(throws: AddressProblem.tooMany(21)) {
      try WalletAddresses.read(many, on: bitcoin)
    }
  }
}
