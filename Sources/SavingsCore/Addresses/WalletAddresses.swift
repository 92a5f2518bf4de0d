/// The addresses of a wallet, each proved by its chain's own checksum.
public enum WalletAddresses {
  /// How many a wallet may have.
  private static let most = 20

  /// Reads one address, or several between commas, in the form in which a node
  /// names them; of a chain that is not known nothing can be proved.
  ///
  ///     try WalletAddresses.read("bc1q..., 3J98...", on: bitcoin)
  public static func read(
    _ text: String, on chain: Chain?
  ) throws(AddressProblem) -> [String] {
    try checkSecrets(text)
    let parts = text.parts(at: ",")
    guard parts.count <= most else { throw .tooMany(parts.count) }
    var all: [String] = []
    for part in parts {
      // Blanks stand around an address, and not within.
      let words = part.words()
      let address = words.count == 1 ? words[0] : part
      let proved = try chain?.proving(address) ?? address
      guard !all.contains(proved) else { throw .twice(address) }
      all.add(proved)
    }
    return all
  }

  /// Passes a text that is no key and no words of one.
  static func checkSecrets(_ text: String) throws(AddressProblem) {
    let words = text.words(between: " ,")
    var plain = 0
    for word in words {
      if word.isMade(of: "", digits: false) { plain += 1 }
      let start = word.behind(1)
      let length = word.utf8.count
      if length > 20, start.hasPrefix("pub") || start.hasPrefix("prv") {
        throw .extendedKey
      }
      let digits = word.hasPrefix("0x") ? word.behind(2) : word
      if digits.utf8.count == 64, digits.isHexadecimal { throw .secret }
      if 51...52 ~= length, Base58.checked(word)?.first == 0x80 {
        throw .secret
      }
    }
    if plain >= 12, plain == words.count { throw .secret }
  }
}

extension Chain {
  /// An address in the form in which a node of the chain names it.
  func proving(_ address: String) throws(AddressProblem) -> String {
    let no = AddressProblem.notAnAddress(address, chain: name)
    switch family {
    case .evm:
      guard address.isEthereumAddress else { throw no }
      return address.lowercased()
    case .esplora:
      let isBitcoin = name == "bitcoin"
      if let witness = Bech32(address) {
        let tests = ["tb", "bcrt", "tltc", "rltc"]
        if tests.contains(witness.prefix) { throw .testNet(address) }
        guard witness.prefix == (isBitcoin ? "bc" : "ltc") else { throw no }
        return address.lowercased()
      }
      let bytes = Base58.checked(address)
      guard bytes?.count == 21, let version = bytes?.first else { throw no }
      switch version {
      case 111, 196, 58: throw .testNet(address)
      case 5: break
      case 0 where isBitcoin: break
      case 48 where !isBitcoin, 50 where !isBitcoin: break
      default: throw no
      }
    case .solana:
      guard Base58.bytes(of: address)?.count == 32 else { throw no }
    case .xrp:
      if address.utf8.count > 40, let first = address.utf8.first {
        if first == UInt8(ascii: "X") { throw .taggedAddress(address) }
        if first == UInt8(ascii: "T") { throw .testNet(address) }
      }
      let bytes = Base58.checked(address, in: Base58.ripple)
      guard bytes?.count == 21, bytes?.first == 0 else { throw no }
    }
    return address
  }
}

extension String {
  /// Whether this is `0x` and forty digits, of which the capitals are a
  /// checksum where there are both (EIP-55).
  fileprivate var isEthereumAddress: Bool {
    let digits = behind(2)
    guard utf8.count == 42, hasPrefix("0x"), digits.isHexadecimal else {
      return false
    }
    let small = digits.lowercased()
    if digits == small || digits == digits.uppercased() { return true }
    let sum = Keccak256.digest(of: Array(small.utf8))
    var place = 0
    for digit in digits.utf8 {
      let half = place % 2 == 0 ? sum[place / 2] >> 4 : sum[place / 2] & 15
      if !digit.isDigit, (half >= 8) != (digit < 97) { return false }
      place += 1
    }
    return true
  }
}
