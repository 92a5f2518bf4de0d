extension Goal {
  /// What kind of goal it is.
  public enum Kind: String, Equatable, Sendable, CaseIterable {
    /// So much by a day.
    case dated
    /// So much by a day, and again after so many months, and again.
    case repeating
    /// So much a month, until a target or for ever.
    case monthly
  }

  public var kind: Kind {
    monthly != nil ? .monthly : every != nil ? .repeating : .dated
  }

  /// Whether it goes on when it is reached: taking out what it is for is no
  /// loss then.
  public var isStanding: Bool { kind != .dated }

  /// After how many months a goal may come again.
  public static let everyMonths = 1...120

  /// Passes what makes one of the three kinds.
  func checkKind() throws(GoalKindProblem) {
    if let every {
      guard deadline != nil else {
        throw .everyWithoutDeadline(isMonthly: monthly != nil)
      }
      guard Goal.everyMonths.contains(every) else {
        throw .everyOutOfRange(every)
      }
    }
    if let monthly {
      guard deadline == nil else { throw .deadlineAndMonthly }
      guard monthly.isPositive else {
        throw .monthlyNotPositive(Money(monthly, currency))
      }
    } else {
      guard deadline != nil else { throw .neitherDeadlineNorMonthly }
      guard target != nil else { throw .noTarget(currency) }
    }
    guard yield == nil || kind == .dated else { throw .yieldOfStandingGoal }
    guard roundsFinished.isEmpty || every != nil,
      roundsFinished.isInOrder(of: { $0 })
    else { throw .badRounds }
  }
}

/// Why something is none of the kinds of goals.
public indirect enum GoalKindProblem: Error {
  /// Nothing says by when, or how much a month.
  case neitherDeadlineNorMonthly
  /// Two things say when it is paid.
  case deadlineAndMonthly
  /// A deadline needs a target, of a currency where one is known.
  case noTarget(Currency?)
  /// What comes again has a deadline that does.
  case everyWithoutDeadline(isMonthly: Bool)
  /// No goal comes again after so many months.
  case everyOutOfRange(Int)
  /// So much a month is nothing.
  case monthlyNotPositive(Money)
  /// Only money that waits for one day is expected to earn something.
  case yieldOfStandingGoal
  /// Rounds are finished of what comes again, one after the other.
  case badRounds
}
