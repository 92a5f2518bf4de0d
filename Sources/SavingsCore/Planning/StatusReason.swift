/// Why a goal has its status: the first of these that is so.
public enum StatusReason: Equatable, Sendable {
  /// A rate is missing, so what it has cannot be told.
  case missingRate
  /// It takes nothing.
  case needsNothing
  /// It has all it takes.
  case reached
  /// It begins after this month, on that day.
  case beginsLater(CalendarDate)
  /// Its deadline has passed.
  case overdue(CalendarDate)
  /// Its deadline is today.
  case dueToday
  /// The month asks more than the amount over which a goal is critical; both
  /// in the household's currency.
  case overCritical(required: Money, threshold: Money)
  /// The same for the amount over which a goal needs attention.
  case overAttention(required: Money, threshold: Money)
  /// One payment is left.
  case lastPayment
  /// None of these.
  case none

  /// The first that fits.
  ///
  /// - Parameter required: What the month asks in the currency of the
  ///   thresholds; one that cannot be compared counts as not exceeded.
  init(
    of goal: Goal, figures: Figures?, payments: Payments, required: Amount?,
    settings: Settings, on today: CalendarDate
  ) {
    func exceeded(_ threshold: Amount?) -> (Money, Money)? {
      guard let threshold, let required, let currency = settings.currency,
        required > threshold
      else { return nil }
      return (Money(required, currency), Money(threshold, currency))
    }
    self =
      if let figures {
        if figures.remaining.isZero {
          goal.target.isZero ? .needsNothing : .reached
        } else if payments.isScheduled {
          .beginsLater(payments.due)
        } else if goal.deadline < today {
          .overdue(goal.deadline)
        } else if goal.deadline == today {
          .dueToday
        } else if let (required, threshold) = exceeded(settings.critical) {
          .overCritical(required: required, threshold: threshold)
        } else if let (required, threshold) = exceeded(settings.attention) {
          .overAttention(required: required, threshold: threshold)
        } else if payments.count == 1 {
          .lastPayment
        } else {
          .none
        }
      } else {
        .missingRate
      }
  }

  /// The status that follows from it.
  public var status: Status {
    switch self {
    case .missingRate: .unknown
    case .needsNothing, .reached: .completed
    case .beginsLater: .scheduled
    case .overdue, .dueToday, .overCritical: .critical
    case .overAttention, .lastPayment: .attention
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
    case .overdue: "overdue"
    case .dueToday: "due_today"
    case .overCritical: "over_critical"
    case .overAttention: "over_attention"
    case .lastPayment: "last_payment"
    case .none: nil
    }
  }
}

/// What a goal needs of its saver, in one word.
public enum Status: String, Hashable, Sendable, CaseIterable {
  /// A rate is missing, so nobody can tell.
  case unknown
  /// It has all it takes.
  case completed
  /// It begins after this month.
  case scheduled
  /// Its deadline is here, or the month asks very much.
  case critical
  /// It has one payment left, or the month asks much.
  case attention
  /// All is well.
  case onTrack = "on_track"
}
