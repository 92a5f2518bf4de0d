extension Goal {
  /// The day from which a saver thinks of this month's saving as this month's.
  ///
  /// The month's first day, if a payday came between the goal's start and it;
  /// else the goal's start, so that what is saved before the first payday
  /// counts for it. Never later than today.
  func window(on today: CalendarDate, payday: Payday) -> CalendarDate {
    let first = today.month.firstDay
    let hadPayday = payday.count(from: start, before: first) > 0
    return min(hadPayday ? first : start, today)
  }

  /// Whether the window opens with the goal itself.
  func isNew(on today: CalendarDate, payday: Payday) -> Bool {
    window(on: today, payday: payday) == start
  }
}
