internal import CommandGrammar
internal import SavingsCore

extension AddressProblem: Worded {
  /// What is said of a text that is no address; a key is never repeated.
  var failure: Failure {
    switch self {
    case .extendedKey:
      bad(
        """
        an extended key shows all of a wallet, past and future, so cst sends \
        none
        """,
        """
        name single addresses, or take the balance from your own wallet: \
        \(run: "cst asset reconcile \(.asset) --balance \(.amount)")
        """)
    case .secret:
      bad(
        "that spends what is in the wallet, so cst keeps and sends none of it",
        "name single addresses, and show the other to nobody")
    case .testNet:
      bad(
        "that is an address of a net for trying things",
        "name an address that holds something")
    case .taggedAddress:
      bad(
        "that is an X-address, with a tag in it",
        "name the classic address, which begins with r")
    case .notAnAddress(let place, let chain):
      bad(
        "\(place > 0 ? "address \(place)" : "that") is no address of \(chain)",
        "copy it again: a character may be missing or wrong")
    case .twice(let text):
      bad("\(quoted: text.shortened) is there twice", "name it once")
    case .tooMany(let count):
      bad(
        "these are \(count) addresses, and a wallet takes 20",
        "make a second asset of some")
    case .noTokens(let chain):
      bad("\(chain) has no tokens", "leave the contract out")
    }
  }

  private func bad(_ message: Phrase, _ tip: Tip) -> Failure {
    Failure("bad_address", .usage, message, tip: tip)
  }
}
