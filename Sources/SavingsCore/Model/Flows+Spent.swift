extension Flows {
  /// What was taken out of an asset for a goal after one day and by another,
  /// and did not go to another asset.
  func spent(
    for pair: Pair, after start: CalendarDate?, by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try moved(for: pair, .saved, after: start, by: end)
      - moved(for: pair, .savedLessSpent, after: start, by: end)
  }
}
