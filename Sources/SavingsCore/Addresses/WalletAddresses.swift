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
      let place = parts.count > 1 ? all.count + 1 : 0
      let proved = try chain?.proving(address, at: place) ?? address
      guard !all.contains(proved) else { throw .twice(address) }
      all.add(proved)
    }
    return all
  }

  /// Passes a text that is no key and no words of one.
  static func checkSecrets(_ text: String) throws(AddressProblem) {
    var plain = 0
    for word in text.words(between: " ,\t\r\n") {
      // The words of a key may be numbered, and have accents.
      let letters = word.words(between: "0123456789.:)-")
      if letters.count == 1, word.hasSuffix(letters[0]),
        letters[0].utf8.allSatisfy({ $0.isLetter || $0 > 0x7f })
      {
        plain += 1
      }
      let start = word.behind(1)
      let length = word.utf8.count
      // No address with such a sum is so long, and keys are: with or without a
      // password (WIF, BIP 38), or extended, whatever stands before them.
      let held = length > 50 ? Base58.checked(word)?.count ?? 0 : 0
      if held == 78
        || length > 20 && (start.hasPrefix("pub") || start.hasPrefix("prv"))
      {
        throw .extendedKey
      }
      let isMarked = word.lowercased().hasPrefix("0x")
      let digits = isMarked ? word.behind(2) : word
      if digits.utf8.count == 64 && digits.isHexadecimal || 33...39 ~= held
        || word.isSeed
      {
        throw .secret
      }
    }
    if plain >= 12 { throw .secret }
  }
}

extension Chain {
  /// An address in the form in which a node of the chain names it.
  func proving(
    _ address: String, at place: Int = 0
  ) throws(AddressProblem) -> String {
    let no = AddressProblem.notAnAddress(place, chain: name)
    switch family {
    case .evm:
      guard address.isEthereumAddress else { throw no }
      return address.lowercased()
    case .esplora:
      let isBitcoin = name == "bitcoin"
      if let witness = Bech32(address) {
        let tests = ["tb", "bcrt", "tltc", "rltc"]
        if tests.contains(witness.prefix) { throw .testNet }
        guard witness.prefix == (isBitcoin ? "bc" : "ltc") else { throw no }
        return address.lowercased()
      }
      let bytes = Base58.checked(address)
      guard bytes?.count == 21, let version = bytes?.first else { throw no }
      switch version {
      case 111, 196, 58: throw .testNet
      case 5: break
      case 0 where isBitcoin: break
      case 48 where !isBitcoin, 50 where !isBitcoin: break
      default: throw no
      }
    case .solana:
      guard Base58.bytes(of: address)?.count == 32 else { throw no }
    case .xrp:
      if address.utf8.count > 40, let first = address.utf8.first {
        if first == UInt8(ascii: "X") { throw .taggedAddress }
        if first == UInt8(ascii: "T") { throw .testNet }
      }
      let bytes = Base58.checked(address, in: Base58.ripple)
      guard bytes?.count == 21, bytes?.first == 0 else { throw no }
    }
    return address
  }
}

extension String {
  /// Whether this is a seed of XRP, or the key of Solana.
  fileprivate var isSeed: Bool {
    if hasPrefix("s"),
      let held = Base58.checked(self, in: Base58.ripple)?.count
    {
      return held < 20
    }
    return utf8.count > 80 && Base58.bytes(of: self)?.count == 64
  }

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
    return digits.utf8.enumerated().allSatisfy { place, digit in
      let half = place % 2 == 0 ? sum[place / 2] >> 4 : sum[place / 2] & 15
      return digit.isDigit || (half >= 8) == (digit < 97)
    }
  }
}
