internal import SavingsCore

extension Change {
  /// That payments of before count for the round that was meant to come next:
  /// they go by the deadlines that a goal has now.
  @Composing func paidBefore(
    for goal: Goal, by day: CalendarDate?
  ) throws -> Document {
    let was = try old.requirement(of: goal)?.rounds
    let due = was?.unpaid()
    let paid = due.flatMap { was?.settled(by: $0) } ?? .zero
    if let day = day ?? due ?? goal.deadline,
      let now = try new.requirement(of: goal)?.rounds?.settled(by: day),
      now > paid
    {
      """
      By what was paid or finished before, \(goal.money(now)) of the round of \
      \(day) counts as paid.
      """
    }
  }
}
