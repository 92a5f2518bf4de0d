extension Book {
  /// The closed months, known on a day, that the records do not bear out after
  /// a change, and did before.
  ///
  /// Only those are looked at that the change may reach: none, mostly.
  public static func monthsChanged(
    from before: Book, to after: Book, on today: CalendarDate
  ) throws(MoneyProblem) -> [MonthReport] {
    let closed = after.household.closedMonths(knownOn: today)
    guard let last = closed.last,
      let day = before.firstDay(changedIn: after), day <= last.month.lastDay
    else { return [] }
    let wanted = closed.map(\.month).filter { day.month <= $0 }
    let now = try Months(Occasion(after, on: today), asking: wanted)
    var changed: [MonthReport] = []
    for month in wanted {
      let report = try now.report(of: month)
      if report.state == .changed { changed.add(report) }
    }
    guard !changed.isEmpty else { return [] }
    let then = try Months(
      Occasion(before, on: today), asking: changed.map(\.month))
    var new: [MonthReport] = []
    for report in changed {
      let wasClosed = then.closing(of: report.month) != nil
      if wasClosed, try then.report(of: report.month).state == .changed {
        continue
      }
      new.add(report)
    }
    return new
  }

  /// The first day of which the records say something else in another book
  /// about what came in and went; `nil` where there is none.
  fileprivate func firstDay(changedIn other: Book) -> CalendarDate? {
    let (old, new) = (household, other.household)
    if old.settings.paydays.schedule != new.settings.paydays.schedule
      || old.settings.ownDigits != new.settings.ownDigits
    {
      return .first
    }
    var days: [CalendarDate] = []
    let assets = Asset.patch(from: self, to: other)
    // An asset that only came holds nothing but what its transactions say.
    if !assets.removed.isEmpty { return .first }
    days += Transaction.patch(from: self, to: other).records.map(\.date)
    days += AssetAllocation.patch(from: self, to: other).records.map(\.since)
    days += Rate.patch(from: self, to: other).records.map(\.date)
    days += Closing.patch(from: self, to: other).records
      .map(\.month.firstDay)
    days += old.goals.days(changedIn: new.goals)
    return days.min()
  }
}

extension [Goal] {
  /// The days from which on goals are told in another way, because they begin
  /// or end on another day, or are of another kind.
  fileprivate func days(changedIn others: [Goal]) -> [CalendarDate] {
    let known = others.keyed(by: \.id)
    return flatMap { goal -> [CalendarDate] in
      guard let other = known[goal.id] else { return [] }
      var days: [CalendarDate] = []
      if goal.start != other.start { days += [goal.start, other.start] }
      if goal.lifecycle != other.lifecycle {
        days += [goal.lifecycle.end, other.lifecycle.end].compactMap(\.self)
      }
      if goal.isStanding != other.isStanding
        || (goal.yield == nil) != (other.yield == nil)
      {
        days.add(Swift.min(goal.start, other.start))
      }
      return days
    }
  }
}
