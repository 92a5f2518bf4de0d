/// What the answers about a wallet come to, one after the other.
final class WalletAnswers {
  private let wallet: Wallet
  private var decimals: Int

  /// The last block that all of them speak of.
  private(set) var block: Int?

  /// What the wallet holds, in the smallest units.
  private(set) var units: Int128 = 0

  /// What is on its way, in the smallest units.
  private(set) var pending: Int128 = 0

  private(set) var isTooLarge = false

  init(about wallet: Wallet) {
    self.wallet = wallet
    decimals = wallet.known?.decimals ?? Amount.decimals
  }

  /// So many units as an amount, `nil` where there is none so large.
  @inline(never)
  func amount(_ units: Int128) -> Amount? {
    units.timesExactly(.tenToThe(Amount.decimals - decimals)).map {
      Amount(attos: $0)
    }
  }

  @inline(never)
  private func add(_ more: Int128) {
    let (sum, overflow) = units.addingReportingOverflow(more)
    units = sum
    if overflow { isTooLarge = true }
  }

  /// The block up to which all answers know.
  private func reach(_ other: Int) { block = min(block ?? other, other) }

  /// Takes the answer to the question at a place.
  func take(_ tree: JSONTree, _ place: Int) throws(Unexpected) {
    switch wallet.known?.family {
    case .esplora where place == 0: block = try tree.count("")
    case .esplora:
      try check(try tree.member("address"), wallet.addresses[place - 1])
      let held = try sum(tree, "chain_stats")
      guard held >= 0 else {
        throw Unexpected("no more spent than funded", at: "chain_stats")
      }
      add(held)
      pending += try sum(tree, "mempool_stats")
    case .evm:
      try check(tree, place)
      try take(try tree.words("result"), place)
    case .solana:
      try check(tree, place)
      reach(try tree.count("result.context.slot"))
      add(Int128(try tree.count("result.value")))
    case .xrp:
      let result = try tree.at("result")
      guard try result.member("validated")?.isTrue == true else {
        throw Unexpected("a validated ledger", at: "result.validated")
      }
      reach(try result.count("ledger_index"))
      if let error = try result.member("error") {
        guard error.text == "actNotFound" else {
          throw Unexpected("an account", at: "result.error")
        }
        return
      }
      let text = try result.words("account_data.Balance")
      let account = try result.at("account_data").member("Account")
      try check(account, wallet.addresses[place])
      guard let drops = Int(digits: text[...]) else {
        throw Unexpected("a whole number", at: "Balance")
      }
      add(Int128(drops))
    case nil:
      let name = wallet.endpoint.value.joined(separator: ".")
      let text = try tree.value(at: wallet.endpoint.value).figure
      guard let number = PublishedNumber(text),
        wallet.endpoint.decimals == nil || text.isMade(of: "", letters: false)
      else { throw Unexpected("a number", at: name) }
      let amount = number.amount(
        isCut: false, unit: wallet.endpoint.decimals ?? 0)
      guard let amount else { return isTooLarge = true }
      guard !amount.isNegative else { throw Unexpected("0 or more", at: name) }
      add(amount.attos)
    }
  }

  /// The answers of Ethereum and its kin: number, block, decimals, balances.
  private func take(_ text: String, _ place: Int) throws(Unexpected) {
    let digits = text.behind(2)
    guard text.hasPrefix("0x"), 1...64 ~= digits.utf8.count,
      digits.isHexadecimal
    else {
      throw Unexpected(
        wallet.token != nil && text == "0x" && place > 1
          ? "a token at that contract" : "a number", at: "result")
    }
    // What has no place for four bits more is too large.
    var value: Int128 = 0
    for digit in digits.utf8 where value >= 0 {
      let worth = digit.isDigit ? digit - 48 : (digit | 0x20) - 87
      value = value >> 123 > 0 ? -1 : value << 4 | Int128(worth)
    }
    guard value >= 0, place > 1 || value < 1 << 53 else {
      return isTooLarge = true
    }
    switch place {
    case 0:
      guard let number = wallet.known?.number, value == Int128(number) else {
        throw Unexpected("chain \(wallet.known?.number ?? 0)", at: "result")
      }
    case 1: block = Int(value)
    case 2 where wallet.token != nil:
      guard value <= Int128(Amount.decimals) else { return isTooLarge = true }
      decimals = Int(value)
    default: add(value)
    }
  }

  /// What came less what went.
  @inline(never)
  private func sum(
    _ tree: JSONTree, _ key: String
  ) throws(Unexpected) -> Int128 {
    let funded = try tree.count("\(key).funded_txo_sum")
    return Int128(funded) - Int128(try tree.count("\(key).spent_txo_sum"))
  }

  /// Passes what is told of the address that was asked about; some services
  /// name none.
  private func check(_ said: JSONTree?, _ address: String) throws(Unexpected) {
    guard let said, said.text.lowercased() != address.lowercased() else {
      return
    }
    throw Unexpected("the answer to this question", at: "address")
  }

  /// Passes the answer to a call that is the one that was made.
  private func check(_ tree: JSONTree, _ place: Int) throws(Unexpected) {
    guard try tree.count("id") == place + 1 else {
      throw Unexpected("the answer to this question", at: "id")
    }
    if let error = try tree.member("error"), error.form != .null {
      throw Unexpected("no error", at: "error")
    }
  }
}
