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
    let part = Ratio(Amount(2), of: Amount(100))
    return """
      Pace: \(words(requirement.goal.currency)): by \(passed) of \
      \(paydays, "payday") an even pace brings \(bare: requirement.target)\
      \(.times)\(passed)\(.over)\(paydays)\(.equals)\(money(expected)); up \
      to \(money(tolerance)) from that, \(part) of the \
      target, is on pace.
      """
  }
}
