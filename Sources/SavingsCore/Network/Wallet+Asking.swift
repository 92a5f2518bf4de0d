extension Wallet {
  /// The questions about what it holds, in their order.
  public func questions(round: Int = 0) throws -> [WebRequest] {
    var requests: [WebRequest] = []
    func ask(
      _ path: String, filling values: [String] = [], body: String? = nil
    ) throws {
      requests.add(
        try endpoints.request(
          endpoint, path: path, filling: values, body: body, round: round))
    }
    func call(_ method: String, _ parameters: String) throws {
      let head =
        known?.family == .xrp
        ? "" : "\"jsonrpc\":\"2.0\",\"id\":\(requests.count + 1),"
      let body = "{\(head)\"method\":\"\(method)\",\"params\":\(parameters)}"
      try ask("", body: body)
    }
    switch known?.family {
    case .esplora:
      // First, so that no block of what it holds lies above.
      try ask("/blocks/tip/height")
    case .evm:
      try call("eth_chainId", "[]")
      try call("eth_blockNumber", "[]")
      if let token { try call("eth_call", asking(token, "0x313ce567")) }
    case .solana, .xrp, nil: break
    }
    for address in addresses {
      switch known?.family {
      case .esplora: try ask("/address/\(address)")
      case .evm:
        guard let token else {
          try call("eth_getBalance", "[\"\(address)\",\"latest\"]")
          continue
        }
        let data = "0x70a08231000000000000000000000000" + address.behind(2)
        try call("eth_call", asking(token, data))
      case .solana:
        try call(
          "getBalance",
          "[\"\(address)\",{\"commitment\":\"finalized\"}]")
      case .xrp:
        try call(
          "account_info",
          "[{\"account\":\"\(address)\",\"ledger_index\":\"validated\"}]")
      case nil: try ask("", filling: ["address", address.percentEncoded])
      }
    }
    return requests
  }

  private func asking(_ token: String, _ data: String) -> String {
    "[{\"to\":\"\(token)\",\"data\":\"\(data)\"},\"latest\"]"
  }

  /// What it holds, as its chain says.
  func state(round: Int, _ ask: Asking) throws -> State {
    let requests = try questions(round: round)
    let answers = WalletAnswers(about: self)
    for place in requests.indices {
      let request = requests[place]
      do {
        try answers.take(try request.tree(ask), place)
      } catch {
        throw request.problem(error)
      }
      guard !answers.isTooLarge, let balance = answers.amount(answers.units),
        let pending = answers.amount(answers.pending)
      else { throw NetworkProblem(request, .tooLarge) }
      if place == requests.count - 1 {
        return State(
          block: answers.block, balance: balance,
          onItsWay: known?.family == .esplora ? pending : nil)
      }
    }
    throw WalletProblem.noAddress(asset)
  }
}
