extension Book {
  /// The book in which a goal is finished or cancelled.
  ///
  /// From that day on the goal's shares are nothing, and free for others.
  public func ending(
    _ goal: Goal, _ lifecycle: Goal.Lifecycle
  ) throws(BookProblem) -> Book {
    guard goal.isActive else {
      throw .goalAlready(goal.name, slug: goal.slug, goal.lifecycle)
    }
    var ended = goal
    ended.lifecycle = lifecycle
    let next = try putting(ended)
    return lifecycle.end.map { next.clearing(goal.id, on: $0) } ?? next
  }

  /// The book in which a goal has no share of anything from a day on.
  func clearing(_ goal: Goal.ID, on date: CalendarDate) -> Book {
    household.assets.reduce(self) {
      $0.clearing($1.id, for: goal, on: date).book
    }
  }
}
