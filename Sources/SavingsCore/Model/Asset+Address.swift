extension Asset {
  /// Whether it says of whom its chain can be asked.
  public var canBeAsked: Bool { chain != nil && address != nil }

  /// The chain of the wallet, where it is one that is known.
  var knownChain: Chain? { chain.flatMap { Chain.named($0) } }

  /// Why the address, or the contract of the token, cannot be one of the
  /// chain; of a chain that is not known only keys are none.
  public var addressProblem: AddressProblem? {
    guard address != nil || token != nil else { return nil }
    do throws(AddressProblem) {
      let chain = knownChain
      for text in [address, token] {
        if let text { try WalletAddresses.checkSecrets(text) }
      }
      if let address, chain != nil {
        _ = try WalletAddresses.read(address, on: chain)
      }
      if let token, let chain {
        guard chain.hasTokens else { throw .noTokens(chain: chain.name) }
        _ = try chain.proving(token)
      }
      return nil
    } catch {
      return error
    }
  }
}
