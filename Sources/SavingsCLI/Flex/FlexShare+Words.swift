internal import SavingsCore

extension FlexShare {
  func money(_ amount: Amount) -> Money {
    Money(amount, requirement.goal.currency)
  }

  /// How much of what was planned the goal keeps.
  var keeps: Ratio { Ratio(adjusted, of: planned) }

  /// What follows for the goal, in a few words; `say` words its sums.
  func effect(_ say: (Money) -> Phrase) -> Phrase {
    let next = say(money(impact.short ?? impact.nextRequired))
    let then: Phrase =
      isPaidMonthly ? "then \(next) a payment" : "then \(next) next month"
    let late: Phrase? =
      impact.isLate
      ? requirement.deadlineHasPassed
        ? "\(next) still missing" : "\(next) short at its deadline"
      : nil
    if role == .skipped { return "skipped; \(late ?? then)" }
    guard impact.change.isNegative else {
      if impact.change.isPositive { return then }
      return role == .protected ? "\(punctuality), protected" : punctuality
    }
    return late ?? "\(then); \(impact.risk.rawValue) risk"
  }

  /// Whether what was planned is enough.
  private var punctuality: Phrase {
    // What has no end is never late.
    if impact.completion == nil, requirement.deadline == nil {
      return "on time"
    }
    return switch impact.delayDays {
    case 0: "on time"
    case let days?: "\(days, "day") late"
    case nil: "late"
    }
  }
}
