/// Why a goal has its status: the first of these that is so.
public enum StatusReason: Sendable {
  /// A rate is missing, so what it has cannot be told.
  case missingRate
  /// It takes nothing.
  case needsNothing
  /// It has all it takes.
  case reached
  /// It begins after this month, on that day.
  case beginsLater(CalendarDate)
  /// Its deadline is today or has passed.
  case deadline(CalendarDate)
  /// The month asks more than the amount over which a goal is critical, or
  /// needs attention; both in the household's currency.
  case large(Status, required: Money, threshold: Money)
  /// No payday after this month's carries anything.
  case last
  /// A payday of this month has passed, and more than a twentieth of what is
  /// planned is left of it.
  case overdue(since: CalendarDate)
  /// It is behind an even pace, the month asks over one and a quarter of what
  /// that would ask, and nobody chose the month's amount.
  case behind
  /// None of these.
  case none

  /// The first that fits.
  ///
  /// `required` is in the currency of the thresholds; what cannot be compared
  /// counts as not exceeded.
  init(
    of goal: Goal, _ figures: Figures?, _ payments: Payments, _ pace: Pace?,
    isChosen: Bool, required: Amount?, _ settings: Settings,
    on today: CalendarDate
  ) {
    func large(_ status: Status, over threshold: Amount?) -> StatusReason? {
      guard let threshold, let required,
        let currency = settings.currency, required > threshold
      else { return nil }
      return .large(
        status, required: Money(required, currency),
        threshold: Money(threshold, currency))
    }
    guard let figures else {
      self = .missingRate
      return
    }
    self =
      if figures.remaining == .zero {
        goal.target == .zero ? .needsNothing : .reached
      } else if payments.isScheduled {
        .beginsLater(payments.due)
      } else if let deadline = payments.deadline, deadline <= today {
        .deadline(deadline)
      } else if let reason = large(.critical, over: settings.critical) {
        reason
      } else if let reason = large(.attention, over: settings.attention) {
        reason
      } else if payments.isLast {
        .last
      } else if payments.first.map({ $0 < today }) ?? false,
        let payday = figures.overdueSince,
        figures.overdue.attos > figures.planned.attos / 20
      {
        .overdue(since: payday)
      } else if let pace, pace.state == .behind, !isChosen,
        pace.isExceeded(by: figures.required)
      {
        .behind
      } else {
        .none
      }
  }

  /// The status that follows from it.
  @inline(never)
  public var status: Status {
    switch self {
    case .missingRate: .unknown
    case .needsNothing, .reached: .completed
    case .beginsLater: .scheduled
    case .deadline: .critical
    case .large(let status, _, _): status
    case .last, .overdue, .behind: .attention
    case .none: .onTrack
    }
  }

  /// What scripts call it, `nil` where nothing is the matter.
  public var code: String? {
    switch self {
    case .missingRate: "missing_rate"
    case .needsNothing: "needs_nothing"
    case .reached: "reached"
    case .beginsLater: "begins_later"
    case .deadline: "deadline"
    case .large: "large"
    case .last: "last"
    case .overdue: "overdue"
    case .behind: "behind"
    case .none: nil
    }
  }

  /// Why a goal is critical or needs attention, in a word; `nil` for any other.
  public var word: String? {
    status == .critical || status == .attention ? code : nil
  }

  /// All words there are.
  public static let words = ["deadline", "large", "last", "overdue", "behind"]
}

/// What a goal needs of its saver, in one word.
public enum Status: String, Equatable, Sendable, CaseIterable {
  /// A rate is missing, so nobody can tell.
  case unknown
  /// It has all it takes.
  case completed
  /// It begins after this month.
  case scheduled
  /// Its deadline is here, or the month asks very much.
  case critical
  /// It has one payment left, the month asks much, or it is late.
  case attention
  /// All is well.
  case onTrack = "on_track"
}
