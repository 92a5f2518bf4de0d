/// What one month does differently from what its goal says.
public struct MonthlyPlan: Equatable, Sendable {
  public let goal: Goal.ID

  /// The only month it is about.
  public let month: Month

  /// How far the goal gives way this month, where that differs.
  public var flex: Flex?

  /// What is planned instead of what is required.
  public var custom: Custom?

  /// What a person had set before `flex` or `budget` replaced it.
  ///
  /// It is kept so that the same flex twice gives the same plan, and one that
  /// changes nothing brings it back.
  public var own: Amount?

  /// A month's exception; empty until something is said.
  public init(
    goal: Goal.ID, month: Month, flex: Flex? = nil, custom: Custom? = nil,
    own: Amount? = nil
  ) {
    self.goal = goal
    self.month = month
    self.flex = flex
    self.custom = custom
    self.own = own
  }

  /// The amount that a person set, whatever `flex` or `budget` made of it
  /// since.
  public var setByPerson: Amount? {
    custom?.author == .you ? custom?.amount : own
  }

  /// The plan in which `flex` or `budget` sets an amount, or takes its own
  /// back with `nil`.
  public func adjusted(_ amount: Amount?, by author: Author) -> MonthlyPlan {
    var plan = self
    plan.own = amount == nil ? nil : setByPerson
    plan.custom =
      amount.map { Custom($0, by: author) }
      ?? setByPerson.map { Custom($0, by: .you) }
    return plan
  }

  /// Whether it says nothing that the goal does not.
  public var isEmpty: Bool { flex == nil && custom == nil && own == nil }

  package var identity: RecordIdentity { .plan(goal, month) }

  /// An amount for one month, and who set it.
  public struct Custom: Equatable, Sendable {
    /// How much, in the goal's currency.
    public let amount: Amount

    public let author: Author

    /// So much, by somebody's decision.
    public init(_ amount: Amount, by author: Author) {
      self.amount = amount
      self.author = author
    }
  }

  /// Who set an amount.
  public enum Author: String, Equatable, Sendable, CaseIterable {
    /// A person, with `plan set`.
    case you
    /// `flex --apply`.
    case flex
    /// `budget --apply`.
    case budget
  }
}

/// How far a goal gives way in one month.
public enum Flex: String, Equatable, Sendable, CaseIterable {
  /// It shares in what a short month brings.
  case flexible
  /// It is paid in full.
  case protected
  /// It sits this month out.
  case skipped

  /// What a goal's standing means in a month that says nothing else.
  public init(_ standing: Goal.Standing) {
    self = standing == .protected ? .protected : .flexible
  }
}
