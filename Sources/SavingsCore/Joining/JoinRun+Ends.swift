extension JoinRun {
  /// The side whose end of a goal stands where the other one has none, or
  /// another, and the first day on which a side ended it, as it is written.
  func ender(of goal: String) -> (side: Int, day: String)? {
    guard let entry = entry(at: "goals/\(goal)"), let end = entry.outcome?.end
    else { return nil }
    let ends = entry.sides.map { $0?.end }
    guard ends[0] != ends[1], let side = ends.firstIndex(of: end) else {
      return nil
    }
    return (side, ends.compactMap(\.self).min() ?? end)
  }

  /// The side that says what a share is, because it is of a goal that this side
  /// ended by then.
  func ender(of entry: JoinEntry) -> Int? {
    guard entry.part == .allocations,
      let text = entry.sides[0] ?? entry.sides[1],
      let ender = ender(of: text.text("goal") ?? ""),
      ender.day <= text["since"] ?? ""
    else { return nil }
    return ender.side
  }

  /// Lets the goals that one side ended give up what they have of the other.
  func endShares(in book: inout Book) {
    for goal in book.household.goals {
      guard let end = goal.lifecycle.end, ender(of: goal.id.description) != nil
      else { continue }
      book = book.clearing(goal.id, on: end)
    }
  }

  /// What one side gave to goals from the day on which the other ended them.
  func sharesOfEndedGoals(in book: Book) -> [JoinWarning] {
    book.household.goals.flatMap { goal -> [JoinWarning] in
      guard let end = goal.lifecycle.end,
        let side = ender(of: goal.id.description).map({ 1 - $0.side })
      else { return [] }
      return self.book(side).household.allocations.filter { row in
        row.goal == goal.id && row.since >= end && !row.share.isNothing
          && entry(of: row)?.isTouched(by: side) ?? false
      }
      .map { .ended(goal, $0) }
    }
  }
}

extension RecordText {
  /// The day on which a goal ended, as it is written.
  fileprivate var end: String? { self["finished"] ?? self["cancelled"] }
}
