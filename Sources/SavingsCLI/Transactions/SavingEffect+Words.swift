internal import CommandGrammar
internal import SavingsCore

extension SavingEffect {
  /// What reached whom and what is free, a line each, and why it did not all
  /// reach the goals it was for.
  @Composing var document: Document {
    for part in reached + others {
      "  \(part.goal.name): \(change: part.change), now \(part.held) of it"
    }
    if let free, free.before != free.after {
      "  free: \(free.after), and it was \(bare: free.before)"
    }
    for part in reached {
      if let shortcoming = part.shortcoming { "\(shortcoming)." }
      if let more = part.more {
        """
        The share of \(quoted: part.goal.name) is new, and counts what had \
        moved for it that day too: \(change: more).
        """
      }
    }
  }
}

extension SavingEffect.Part {
  /// How much of what was put in reached the goal, and why no more.
  var shortcoming: Phrase? {
    guard let shortfall else { return nil }
    let reached: Phrase =
      change.amount.isZero ? "nothing of \(put)" : "\(bare: change) of \(put)"
    let reason: Phrase =
      switch shortfall {
      case .overdrawn(let sum):
        "\(quoted: asset.name) was overdrawn by \(sum)"
      case .lessThanItsOwn(let sum):
        "\(quoted: asset.name) holds \(sum) less than its own money"
      case .takenTooMuch(let sum):
        "\(sum) more had been taken out for it than it had"
      case .givenUp(let date): "it gave its share up on \(date)"
      }
    return "\(reached) reached it: \(reason)"
  }
}

extension GoneBefore {
  /// That what was put aside counts as saved, and what to do if it had only
  /// been away: both are among these transactions once it is kept.
  func words(_ deposit: Transaction, in kept: Transactions?) -> Phrase {
    let counts: Phrase = "\(sum) had gone this month; this counts as saved."
    guard let withdrawal, let kept else { return counts }
    let first: ShellCommand = "cst tx delete \(kept.shortID(withdrawal.id))"
    let second: ShellCommand = "cst tx delete \(kept.shortID(deposit.id))"
    return "\(counts) If it only came back: \(run: first), then \(run: second)"
  }
}
