/// What following the plan saves for a goal, payday by payday.
public final class Projection: Sendable {
  /// What is saved before them.
  public let start: Amount

  /// The payments to come, each with what is saved after it.
  public let points: [Point]

  /// The day on which all that is needed is there, `nil` where it never is; of
  /// a round that is what is not paid already.
  public let reached: CalendarDate?

  /// Whether that is no later than the deadline; nothing without one.
  public let inTime: Bool?

  /// What is missing after the last payment.
  public let short: Amount

  /// A day on which something is paid.
  public struct Point: Sendable {
    /// The day; what was due before today is paid today.
    public let date: CalendarDate

    /// What is saved then.
    public let saved: Amount
  }

  /// What is to come of a goal; `nil` where it is completed or unknown.
  ///
  /// These are the payments of the forecast. Of a goal that comes again they
  /// are told beyond what rounds before the one it shows need.
  public convenience init?(
    of requirement: Requirement, _ settings: Settings
  ) throws(MoneyProblem) {
    guard let rest = try Rest(of: requirement, settings) else { return nil }
    try self.init(
      of: requirement, following: requirement.followed(settings, for: rest))
  }

  /// The same of a plan that is known, where there is any.
  init?(
    of requirement: Requirement, following followed: FollowedPlan?
  ) throws(MoneyProblem) {
    guard let followed, let figures = requirement.figures else { return nil }
    let today = requirement.today
    let start = try figures.saved - requirement.neededBefore()
    var saved = start
    let payments = try requirement.payments(of: followed)
    var points: [Point] = []
    points.reserveCapacity(payments.count)
    for payment in payments {
      let date = max(payment.date, today)
      saved = try saved + payment.amount
      if let last = points.last, last.date >= date { points.removeLast() }
      points.add(Point(date: date, saved: saved))
    }
    self.start = start
    self.points = points
    let isMet = requirement.goal.target != nil && followed.short.isZero
    let reached = isMet ? points.last?.date : nil
    self.reached = reached
    inTime = requirement.deadline.map { deadline in
      reached.map { $0 <= deadline } ?? false
    }
    short = followed.short
  }

  /// The payments that a table shows: the first twelve, and then the last of
  /// every year.
  public var rows: [Point] {
    points.indices.filter { place in
      place < 12 || place + 1 == points.count
        || points[place].date.year != points[place + 1].date.year
    }.map { points[$0] }
  }
}
