extension Book {
  /// The book in which months are closed, as they are written down here: what
  /// each came to in all, and behind it for each goal.
  ///
  /// What was written down of them before goes.
  public func closing(_ records: [Closing]) -> Book {
    let new = records.ordered { $0.month < $1.month }
    let kept = household.closings.filter {
      new.place(of: $0.month, by: \.month) == nil
    }
    var next = self
    next.household.closings = (kept + new).ordered { $0.month < $1.month }
    return next
  }

  /// The book in which a month is not closed.
  public func reopening(_ month: Month) -> Book {
    var next = self
    next.household.closings.removeAll { $0.month == month }
    return next
  }
}
