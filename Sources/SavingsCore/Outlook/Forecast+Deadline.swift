extension Requirement {
  /// What counts towards the target: what there is, less what is needed before.
  public var counted: Amount? {
    // What was worked out is not too large to be counted.
    savings.flatMap { try? $0.saved - neededBefore() }
  }
}

extension Forecast {
  /// The same where it is known what is to come.
  public var counted: Amount? {
    requirement.figures == nil ? nil : requirement.counted
  }

  /// What there is when the deadline comes if the plan is followed, `nil`
  /// without a target or where it is not known.
  public var followedAtDeadline: Amount? {
    guard let plan, let rest, let needed = rest.needed else { return nil }
    guard plan.short.isZero, lateness(of: plan.reached).inTime == false,
      let deadline = requirement.deadline
    else { return try? rest.have + needed - plan.short }
    // What is due since a payday that has passed is paid today, and what is
    // paid after the deadline is not there when it comes.
    let paid = schedule.filter { max($0.date, requirement.today) < deadline }
    return counted.flatMap { saved in
      try? paid.map(\.amount).sum() + saved
    }
  }

  /// Whether the plan is done in time on a day, and how late it is; nothing
  /// without a deadline.
  public func lateness(
    of reached: CalendarDate?
  ) -> (inTime: Bool?, days: Int?) {
    guard let deadline = requirement.deadline else { return (nil, nil) }
    guard let reached else { return (false, nil) }
    return reached <= deadline
      ? (true, nil) : (false, deadline.days(until: reached))
  }

  /// The same of a payday, which has to come before the deadline.
  public func lateness(
    ofPayday reached: CalendarDate?
  ) -> (inTime: Bool?, days: Int?) {
    let told = lateness(of: reached)
    return told.inTime == true && reached == requirement.deadline
      ? (false, 0) : told
  }
}
