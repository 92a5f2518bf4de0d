internal import SavingsCore

extension Pace {
  /// The pace in words: `ahead by 816.67 EUR`.
  func words(_ currency: Currency) -> Phrase {
    let money = Money(by.magnitude, currency)
    return switch state {
    case .ahead: "ahead by \(money)"
    case .behind: "behind by \(money)"
    case .onPace: "on pace (\(change: Money(by, currency)))"
    }
  }

  /// How the pace came about, in a sentence.
  func explained(_ requirement: Requirement) -> Phrase {
    func money(_ amount: Amount) -> Money? { requirement.money(amount) }
    return """
      Pace: \(words(requirement.goal.currency)): by \(passed) of \
      \(paydays, "payday") an even pace brings \(bare: requirement.target) x \
      \(passed) / \(paydays) = \(money(expected)); up to \
      \(money(tolerance)) from that, 2% of the target, is on pace.
      """
  }

  /// The same for programs.
  func json(_ currency: Currency) -> JSON {
    .line([
      "expected": .money(Money(expected, currency)),
      "tolerance": .money(Money(tolerance, currency)),
      "paydaysPassed": .int(passed), "paydays": .int(paydays),
    ])
  }
}
