internal import CommandGrammar
internal import SavingsCore

extension Goal {
  /// Passes where its currency takes the numbers that stay as they were in
  /// another one.
  func checkNumbers() throws {
    for (key, amount) in [("target", target), ("monthly", monthly)] {
      guard let amount, !currency.takes(amount) else { continue }
      let digits = currency.isoDigits ?? 0
      let coarser = try amount.rounded(to: digits)
      throw Failure.notPossible(
        """
        \(quoted: name) would keep \(amount), which has more decimals than \
        \(currency) can have (\(digits))
        """,
        tip: coarser.isZero
          ? "say how much it is in \(currency), with --\(key)"
          : "say it in \(currency), too: --\(key) \(coarser)\(currency)")
    }
  }
}
