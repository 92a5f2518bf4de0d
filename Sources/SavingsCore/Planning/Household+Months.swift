extension Household {
  /// Whether a month was for a goal, as far as that is known on a day.
  ///
  /// It was if the goal had begun and had not ended before it, and either its
  /// first payday had come, whatever the deadline, or it ended in the month.
  func stands(_ goal: Goal, in month: Month, on today: CalendarDate) -> Bool {
    let end = goal.end(knownOn: today)?.month
    guard let first = firstMonth(of: goal, on: today), first <= month else {
      return false
    }
    return end.map { month <= $0 } ?? true
  }

  /// Whether a goal stood in a month.
  public func hasGoals(in month: Month, on today: CalendarDate) -> Bool {
    goals.contains { stands($0, in: month, on: today) }
  }

  /// The first month in which a goal stands, `nil` where that is none.
  private func firstMonth(of goal: Goal, on today: CalendarDate) -> Month? {
    let end = goal.end(knownOn: today)
    let payday = settings.paydays.schedule.first(from: goal.start)
    let first = payday.map { min($0, end ?? $0) } ?? end
    return first.flatMap { goal.start.month <= $0.month ? $0.month : nil }
  }

  /// Whether a month in which a goal stands is open behind the last closed one,
  /// up to another month.
  func isOpen(upTo month: Month, on today: CalendarDate) -> Bool {
    let last = closings.last { $0.closed.map { $0 <= today } ?? false }
    guard let next = last?.month.adding(1) else { return false }
    return next.upTo(month).contains { hasGoals(in: $0, on: today) }
  }

  /// The months from the first in which a goal stands, or that is known to be
  /// closed, to the running one; none where there is no such month.
  public func months(on today: CalendarDate) -> [Month] {
    let closed = closedMonths(knownOn: today).first?.month
    let first =
      goals.compactMap { firstMonth(of: $0, on: today) }
      + [closed].compactMap(\.self)
    return first.min().map { $0.upTo(today.month) } ?? []
  }

  /// The days as of which some months are told: the last of each, and those on
  /// which a goal ended in it.
  public func lastDays(
    of months: [Month], on today: CalendarDate
  ) -> [CalendarDate] {
    let ends = goals.compactMap { $0.end(knownOn: today) }
      .filter { months.contains($0.month) }
    return months.map { min($0.lastDay, today) } + ends
  }
}

extension Goal {
  /// The day on which it ended, if that is known on a day.
  func end(knownOn today: CalendarDate) -> CalendarDate? {
    lifecycle.end.flatMap { $0 <= today ? $0 : nil }
  }
}
