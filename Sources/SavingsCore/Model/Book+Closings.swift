extension Book {
  /// The book in which a month is closed, as it is written down here: what it
  /// came to in all, and behind it for each goal.
  ///
  /// What was written down of the month before goes.
  public func closing(_ month: Month, as records: [Closing]) -> Book {
    var next = reopening(month)
    let place = next.household.closings.firstPlace { $0.month > month }
    next.household.closings.insert(contentsOf: records, at: place)
    return next
  }

  /// The book in which a month is not closed.
  public func reopening(_ month: Month) -> Book {
    var next = self
    next.household.closings.removeAll { $0.month == month }
    return next
  }
}
