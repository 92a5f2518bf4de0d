/// A wallet that can be asked about: its chain, its addresses, and whom to
/// ask.
public final class Wallet {
  /// The asset that stands for it.
  public let asset: Asset

  /// What its chain is called.
  public let chain: String

  /// The addresses, each proved where the chain is known.
  public let addresses: [String]

  /// The chain, where it is one that is known.
  let known: Chain?

  let token: String?
  let endpoint: Endpoint
  let endpoints: Endpoints

  /// The wallet of an asset beside all others.
  public init(
    _ asset: Asset, among assets: [Asset], _ endpoints: Endpoints
  ) throws {
    guard let name = asset.chain?.lowercased(), let text = asset.address else {
      throw WalletProblem.noAddress(asset)
    }
    if let problem = asset.addressProblem {
      throw WalletProblem.badAddress(asset, problem)
    }
    let known = asset.knownChain
    let addresses = try WalletAddresses.read(text, on: known)
    let code = asset.currency.code
    let token = asset.token?.lowercased()
    if let known, token == nil, !known.codes.contains(code) {
      throw known.hasTokens
        ? WalletProblem.noToken(asset, known)
        : WalletProblem.wrongCurrency(asset, known)
    }
    for other in assets where other.id != asset.id {
      // A token that nothing names is that wallet's own fault.
      let isCoin =
        other.token != nil || known?.codes.contains(other.currency.code) ?? true
      guard isCoin, other.chain?.lowercased() == name,
        other.token?.lowercased() == token, let text = other.address,
        let shared = try? WalletAddresses.read(text, on: known)
      else { continue }
      for address in addresses where shared.contains(address) {
        throw WalletProblem.shared(asset, other)
      }
    }
    guard Endpoint.isName(name), let endpoint = try endpoints.endpoint(name),
      known != nil || endpoint.tellsBalances
    else { throw WalletProblem.noService(asset, known) }
    self.asset = asset
    chain = name
    self.known = known
    self.addresses = addresses
    self.token = known == nil ? nil : token
    self.endpoint = endpoint
    self.endpoints = endpoints
  }

  /// What a chain says of a wallet.
  public final class State: Sendable {
    /// The last block that it speaks of.
    public let block: Int?

    /// What the wallet holds.
    public let balance: Amount

    /// What is on its way to it, or from it, and in no block yet.
    public let onItsWay: Amount?

    init(block: Int?, balance: Amount, onItsWay: Amount?) {
      self.block = block
      self.balance = balance
      self.onItsWay = onItsWay
    }
  }
}

/// Why a wallet cannot be asked about.
public indirect enum WalletProblem: Error {
  case noAddress(Asset)
  case badAddress(Asset, AddressProblem)
  case noToken(Asset, Chain)
  case wrongCurrency(Asset, Chain)
  case shared(Asset, Asset)
  case noService(Asset, Chain?)
  /// What moved since a day is only told by some chains.
  case noHistory(Asset)
  /// What moved since a day is only asked for where nothing is there yet.
  case hasTransactions(Asset)
  /// More moved since a day than can be asked for.
  case tooMuchHistory(Asset)
}
