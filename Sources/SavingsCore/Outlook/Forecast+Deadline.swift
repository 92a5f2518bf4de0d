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
    // Where a deadline has passed, nothing more was paid before it.
    return plan.short.isZero && lateness(of: plan.reached).inTime == false
      ? counted : try? rest.have + needed - plan.short
  }

  /// What the plan pays, payday by payday, those that have passed by their own
  /// days; worked out again, for few ask.
  public var schedule: [FollowedPlan.Payment] {
    let settings = requirement.setting.household.settings
    // What was worked out once is not too large to be counted.
    let followed = rest.flatMap { try? requirement.followed(settings, for: $0) }
    return followed.flatMap { try? requirement.payments(of: $0) } ?? []
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
