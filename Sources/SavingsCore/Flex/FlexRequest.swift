/// What somebody asks of a flex.
public final class FlexRequest: Sendable {
  public let measure: Measure

  /// Who gives way first.
  public let strategy: Strategy

  /// The goals that keep what was planned, besides the protected ones.
  public let protected: [Goal.ID]

  /// The goals that sit this month out, besides the skipped ones.
  public let skipped: [Goal.ID]

  /// Whether the others get what the skipped ones would have got.
  public let reallocatesSkipped: Bool

  /// How much there is.
  public enum Measure: Sendable {
    /// A part of what the flexible goals were planned to get, from 0 to 2.
    case adjust(Amount)

    /// What the whole month may cost, in the display currency.
    case total(Amount)

    /// The part that was asked for, `nil` where a total was.
    var part: Amount? {
      if case .adjust(let part) = self { part } else { nil }
    }
  }

  /// The most that a month can be raised to: twice what was planned.
  public static let mostAdjust = Amount(2)

  /// A part that was typed, if it is one that a month can be.
  public static func part(
    _ part: Amount, typed text: String
  ) throws(FlexProblem) -> Amount {
    guard !part.isNegative, part <= mostAdjust else {
      throw .outOfRange(part, text)
    }
    return part
  }

  /// A request with everything it needs.
  public init(
    _ measure: Measure, strategy: Strategy = .usual,
    protected: [Goal.ID] = [], skipped: [Goal.ID] = [],
    reallocatesSkipped: Bool = false
  ) {
    self.measure = measure
    self.strategy = strategy
    self.protected = protected
    self.skipped = skipped
    self.reallocatesSkipped = reallocatesSkipped
  }

  /// How far a goal gives way in this flex; what the month skips has nothing
  /// that could be protected.
  func role(of requirement: Requirement) -> Flex {
    if requirement.flex == .skipped || skipped.contains(requirement.goal.id) {
      return .skipped
    }
    if protected.contains(requirement.goal.id) { return .protected }
    return requirement.flex
  }
}
