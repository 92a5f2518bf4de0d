extension Goal {
  /// The day from which a saver thinks of this month's saving as this month's.
  ///
  /// The month's first day, if a payday came between the goal's start and it;
  /// else the goal's start, so that what is saved before the first payday
  /// counts for it. Never later than today.
  func window(on today: CalendarDate, payday: Payday) -> CalendarDate {
    let opens = isNew(on: today, payday: payday) ? start : today.month.firstDay
    return min(opens, today)
  }

  /// Whether no payday came between the goal's start and the month.
  func isNew(on today: CalendarDate, payday: Payday) -> Bool {
    payday.count(from: start, before: today.month.firstDay) == 0
  }
}
