internal import CommandGrammar
internal import SavingsCore

extension GoneBefore {
  /// That what was put aside counts as saved, and what to do if it had only
  /// been away: both are among these transactions once it is kept.
  func words(_ deposit: Transaction, in kept: Transactions?) -> Phrase {
    let counts: Phrase = "\(sum) had gone this month; this counts as saved."
    guard let withdrawal, let kept else { return counts }
    let first: ShellCommand = "cst tx delete \(kept.shortID(withdrawal.id))"
    let second: ShellCommand = "cst tx delete \(kept.shortID(deposit.id))"
    return """
      \(counts) If it only came back: \(run: first), then \(run: second)
      """
  }
}
