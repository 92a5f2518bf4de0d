/// What a month came to, written down: in all, or for one goal.
///
/// A closed month has one of itself, and behind it one for each goal that
/// stood in it. What was planned is kept for good; what was saved is held
/// against the records ever after.
public struct Closing: Equatable, Sendable {
  public let month: Month

  /// The day on which the month was closed, if it is about all of it.
  public let closed: CalendarDate?

  /// The goal that it is about, `nil` where it is about all.
  public let goal: OfGoal?

  /// What its sums are of: the display currency of then, or the goal's.
  public let currency: Currency

  /// What the month came to.
  public internal(set) var sums: MonthSums

  /// A goal as it was when its month was closed.
  public struct OfGoal: Equatable, Sendable {
    public let id: Goal.ID
    public let name: String

    /// How far it gave way, where it did not share in what came in.
    public let flex: Flex?

    /// Who set what was planned for it.
    public let author: MonthlyPlan.Author?

    /// A goal of then.
    public init(
      _ id: Goal.ID, name: String, flex: Flex?, by author: MonthlyPlan.Author?
    ) {
      self.id = id
      self.name = name
      self.flex = flex
      self.author = author
    }
  }
}

extension Closing {
  /// What was written down of a whole month when it was closed.
  public init(
    of month: Month, closed: CalendarDate, _ currency: Currency,
    _ sums: MonthSums
  ) {
    self.init(
      month: month, closed: closed, goal: nil, currency: currency, sums: sums)
  }

  /// What was written down of a goal, which need not be there any more.
  public init(
    of month: Month, _ goal: OfGoal, _ currency: Currency, _ sums: MonthSums
  ) {
    self.init(
      month: month, closed: nil, goal: goal, currency: currency, sums: sums)
  }

  package var identity: RecordIdentity { .closing(month, goal?.id) }
}

/// A month that is closed, with what was written down of it.
public final class ClosedMonth: Sendable {
  /// What it came to in all.
  public let whole: Closing

  /// The day on which it was closed.
  public let closed: CalendarDate

  /// What it came to for each goal that stood in it, in their order.
  public let goals: [Closing]

  init(whole: Closing, closed: CalendarDate, goals: [Closing]) {
    self.whole = whole
    self.closed = closed
    self.goals = goals
  }

  public var month: Month { whole.month }

  /// What was written down of it, in all first.
  var records: [Closing] { [whole] + goals }
}

extension Household {
  /// A month that is closed, if that is known on a day.
  public func closedMonth(
    _ month: Month, knownOn day: CalendarDate
  ) -> ClosedMonth? {
    guard let place = closings.place(of: month, by: { $0.month }),
      let closed = closings[place].closed, closed <= day
    else { return nil }
    let goals = closings[(place + 1)...].prefix { $0.month == month }
    return ClosedMonth(
      whole: closings[place], closed: closed, goals: Array(goals))
  }

  /// The months that are closed and known on a day, in order: closed on it, or
  /// before.
  public func closedMonths(knownOn day: CalendarDate) -> [ClosedMonth] {
    closings.filter { $0.goal == nil }.compactMap {
      closedMonth($0.month, knownOn: day)
    }
  }
}
