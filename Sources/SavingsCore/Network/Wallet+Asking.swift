extension Wallet {
  /// The questions about what it holds, in their order.
  public func questions() throws -> [WebRequest] { try questions(round: 0) }

  private func questions(round: Int) throws -> [WebRequest] {
    var questions: [(path: String, method: String, parameters: String)] = []
    switch known?.family {
    case .esplora:
      // First, so that no block of what it holds lies above.
      questions.add(("/blocks/tip/height", "", ""))
    case .evm:
      questions.add(("", "eth_chainId", "[]"))
      questions.add(("", "eth_blockNumber", "[]"))
      if let token {
        questions.add(("", "eth_call", asking(token, "0x313ce567")))
      }
    case .solana, .xrp, nil: break
    }
    for address in addresses {
      switch known?.family {
      case .esplora: questions.add(("/address/\(address)", "", ""))
      case .evm:
        guard let token else {
          questions.add(
            ("", "eth_getBalance", "[\"\(address)\",\"latest\"]"))
          continue
        }
        let data =
          "0x70a08231000000000000000000000000" + address.behind(2)
        questions.add(("", "eth_call", asking(token, data)))
      case .solana:
        questions.add(
          (
            "", "getBalance",
            "[\"\(address)\",{\"commitment\":\"finalized\"}]"
          ))
      case .xrp:
        questions.add(
          (
            "", "account_info",
            "[{\"account\":\"\(address)\",\"ledger_index\":\"validated\"}]"
          ))
      case nil: questions.add((address.percentEncoded, "", ""))
      }
    }
    var requests: [WebRequest] = []
    for (path, method, parameters) in questions {
      var body: String?
      if method != "" {
        let head =
          known?.family == .xrp
          ? "" : "\"jsonrpc\":\"2.0\",\"id\":\(requests.count + 1),"
        body =
          "{\(head)\"method\":\"\(method)\",\"params\":\(parameters)}"
      }
      requests.add(
        try endpoints.request(
          endpoint, path: known == nil ? "" : path,
          filling: known == nil ? ["address", path] : [], body: body,
          round: round))
    }
    return requests
  }

  private func asking(_ token: String, _ data: String) -> String {
    "[{\"to\":\"\(token)\",\"data\":\"\(data)\"},\"latest\"]"
  }

  /// What it holds, as its chain says.
  func state(round: Int, _ ask: Asking) throws -> State {
    let requests = try questions(round: round)
    let answers = WalletAnswers(known, endpoint, hasToken: token != nil)
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
