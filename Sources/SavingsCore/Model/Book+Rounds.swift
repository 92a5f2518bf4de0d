extension Book {
  /// The book in which a round of a goal that comes again is finished on a day;
  /// the goal stays active.
  public func finishingRound(
    of goal: Goal, on date: CalendarDate
  ) throws(BookProblem) -> Book {
    var finished = goal
    finished.roundsFinished = (goal.roundsFinished + [date])
      .ordered(by: <)
    return try replacing(finished)
  }

  /// The book in which the round that was finished last runs again.
  public func reopeningRound(of goal: Goal) throws(BookProblem) -> Book {
    var running = goal
    running.roundsFinished = Array(goal.roundsFinished.dropLast())
    return try replacing(running)
  }
}
