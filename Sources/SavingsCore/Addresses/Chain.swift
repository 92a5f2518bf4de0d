/// A chain whose wallets can be asked about.
public final class Chain: Sendable {
  /// How nodes of a chain are asked.
  public enum Family: Sendable {
    /// The web interface of Esplora: blocks and transactions.
    case esplora
    /// JSON-RPC of Ethereum and its kin, each with a number.
    case evm
    /// JSON-RPC of Solana.
    case solana
    /// JSON-RPC of the XRP Ledger.
    case xrp
  }

  public let name: String

  /// The codes of its own coin.
  public let codes: [String]

  /// How many decimals its smallest unit has.
  public let decimals: Int

  public let family: Family

  /// Its number among the kin of Ethereum.
  let number: Int

  /// All that are known.
  public static let all = [
    Chain("bitcoin", "BTC XBT", 8, .esplora),
    Chain("litecoin", "LTC", 8, .esplora),
    Chain("ethereum", "ETH", 18, .evm, 1),
    Chain("optimism", "ETH", 18, .evm, 10),
    Chain("base", "ETH", 18, .evm, 8453),
    Chain("arbitrum", "ETH", 18, .evm, 42161),
    Chain("polygon", "POL", 18, .evm, 137),
    Chain("bsc", "BNB", 18, .evm, 56),
    Chain("avalanche", "AVAX", 18, .evm, 43114),
    Chain("gnosis", "XDAI", 18, .evm, 100),
    Chain("solana", "SOL", 9, .solana),
    Chain("xrp", "XRP", 6, .xrp),
  ]

  @inline(never)
  private init(
    _ name: String, _ codes: String, _ decimals: Int, _ family: Family,
    _ number: Int = 0
  ) {
    self.name = name
    self.codes = codes.words()
    self.decimals = decimals
    self.family = family
    self.number = number
  }

  /// The chain of a name, in any case.
  @inline(never)
  public static func named(_ name: String) -> Chain? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }

  /// Whether it has contracts that hold tokens.
  var hasTokens: Bool { family == .evm }
}
