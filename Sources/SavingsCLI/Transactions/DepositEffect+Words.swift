internal import SavingsCore

extension DepositEffect {
  /// What reached each goal and what is free, a line each, and why it did not
  /// all reach the goal it was for.
  var document: Document {
    let own = parts.first { $0.goal.id == goal.id }
    let names = parts.filter { $0.change.amount.isNegative }
      .map { "\(quoted: $0.goal.name)" as Phrase }
    return Document {
      for part in parts where part.goal.id == goal.id { line(part) }
      for part in parts where part.goal.id != goal.id { line(part) }
      if free.before != free.after {
        "  free: \(free.after), and it was \(bare: free.before)"
      }
      if let moved {
        """
        The share of \(quoted: goal.name) is new, and counts what had moved \
        for it since \(moved.since) too: \(change: moved.sum).
        """
      } else if own?.change != money {
        reason(own?.change)
      }
      if !names.isEmpty {
        """
        All shares of \(quoted: asset.name) ask for more than it holds, so \
        there is less for \(names.joined(", ")).
        """
      }
    }
  }

  private func line(_ part: Part) -> Phrase {
    "  \(part.goal.name): \(change: part.change), now \(part.after) of it"
  }

  /// Why less than the deposit, or more, reached the goal.
  private func reason(_ change: Money?) -> Phrase {
    let reached: Phrase =
      change.map { "\(bare: $0) of \(money)" } ?? "nothing of \(money)"
    guard case .percentage(let percentage) = share else {
      return """
        Every goal gets the same part of what it asks of \
        \(quoted: asset.name), so \(reached) reached \(quoted: goal.name).
        """
    }
    return """
      \(quoted: goal.name) has \(percentage) of \(quoted: asset.name), so \
      \(reached) reached it.
      """
  }
}
