internal import SavingsCore

extension Loss {
  /// What the goal had and has: `Boat: 420.00 EUR -> 230.00 EUR`.
  var words: Phrase {
    "\(goal.name): "
      + .step(
        from: "\(Money(before, goal.currency))",
        to: "\(Money(after, goal.currency))")
  }
}

extension [Loss] {
  /// Who has less after a change, a line each.
  var document: Document {
    Document {
      if !isEmpty {
        count == 1 ? "This goal has less now:" : "These goals have less now:"
        for loss in self { "  \(loss.words)" }
      }
    }
  }
}
