internal import CommandGrammar
internal import SavingsCore

extension WalletProblem: Worded {
  var failure: Failure {
    switch self {
    case .noAddress(let asset):
      refused(
        "not_possible", asset,
        "\(quoted: asset.name) has no chain and address to ask about",
        """
        \(run: """
          cst asset edit \(asset.slug) --chain \(.chain) --address \(.address)
          """)
        """)
    case .badAddress(let asset, let problem):
      Failure(
        "bad_address", .usage,
        "\(quoted: asset.name): \(problem.failure.message)",
        subject: asset.slug, tip: problem.failure.tip)
    case .noToken(let asset, let chain):
      refused(
        "no_token", asset,
        """
        \(quoted: asset.name) holds \(asset.currency), which is not the coin \
        of \(chain.name), and nothing says which token it is
        """,
        "\(run: "cst asset edit \(asset.slug) --token \(.address)")")
    case .wrongCurrency(let asset, let chain):
      refused(
        "wrong_currency", asset,
        """
        \(quoted: asset.name) is counted in \(asset.currency), and \
        \(chain.name) holds \(chain.codes[0])
        """, "\(run: "cst asset edit \(asset.slug) --chain \(.chain)")")
    case .shared(let asset, let other):
      refused(
        "not_possible", asset,
        """
        \(quoted: asset.name) and \(quoted: other.name) have the same address, \
        and it would count twice
        """, "\(run: "cst asset edit \(other.slug) --address \(.address)")")
    case .noService(let asset, let chain):
      Endpoint.isName(asset.serviceName(chain))
        ? noService(asset, chain)
        : refused(
          "no_service", asset,
          "no service can be called \(quoted: asset.serviceName(chain))",
          "\(run: "cst asset edit \(asset.slug) --chain \(.chain)")")
    case .noHistory(let asset):
      refused(
        "not_possible", asset,
        "what moved in \(quoted: asset.name) before cannot be asked for",
        "leave the day out: \(run: "cst asset sync \(asset.slug)")")
    case .hasTransactions(let asset):
      refused(
        "not_possible", asset,
        "\(quoted: asset.name) has transactions already",
        "leave the day out: \(run: "cst asset sync \(asset.slug)")")
    case .tooMuchHistory(let asset):
      refused(
        "not_possible", asset,
        "more than 1000 transactions moved \(quoted: asset.name) since then",
        "choose a later day, or leave it out")
    }
  }

  @inline(never)
  private func refused(
    _ code: String, _ asset: Asset, _ message: Phrase, _ tip: Tip
  ) -> Failure {
    Failure(code, .refused, message, subject: asset.slug, tip: tip)
  }

  private func noService(_ asset: Asset, _ chain: Chain?) -> Failure {
    let name = asset.serviceName(chain)
    let key = "service.\(name)"
    let node = chain?.ownNode ?? "https://HOST/{address} value=PATH decimals=N"
    let own: ShellCommand = "cst settings set \(key) \(node)"
    let open = (chain?.openNode).map { url -> Tip in
      let line: ShellCommand = "cst settings set \(key) \(url)"
      return "\(run: line)"
    }
    return Failure(
      "no_service", .refused,
      "nobody may be asked about \(name) addresses yet",
      details: [
        "whoever is asked learns the address, and from where it was asked"
      ], subject: asset.slug, offers: [open].compactMap(\.self),
      tip: open == nil ? "\(run: own)" : "or your own: \(run: own)")
  }
}

extension Asset {
  /// What the service is called that is asked about it.
  fileprivate func serviceName(_ chain: Chain?) -> String {
    chain?.name ?? self.chain?.lowercased() ?? ""
  }
}

extension Chain {
  /// A service that many use, and that wants no name.
  fileprivate var openNode: String {
    switch name {
    case "bitcoin": "https://mempool.space/api"
    case "litecoin": "https://litecoinspace.org/api"
    case "solana": "https://api.mainnet-beta.solana.com"
    case "xrp": "https://xrplcluster.com"
    case "polygon": "https://polygon-bor-rpc.publicnode.com"
    case "arbitrum": "https://arbitrum-one-rpc.publicnode.com"
    case "avalanche": "https://avalanche-c-chain-rpc.publicnode.com"
    default: "https://\(name)-rpc.publicnode.com"
    }
  }

  /// Where a node of one's own may be.
  fileprivate var ownNode: String {
    switch family {
    case .esplora: "http://umbrel.local:3006/api"
    case .evm: "http://localhost:8545"
    case .solana: "http://localhost:8899"
    case .xrp: "http://localhost:5005"
    }
  }
}
