/// What the months that were counted brought each goal that stood in one.
///
/// Of many months only this is kept, and not what each said of each goal.
struct GoalTallies {
  /// Those of the goals, in the order in which they were told first.
  private(set) var all: [Tally] = []

  // The goals of the household and those that are gone from it, and which of
  // the tallies each has.
  private var goals: Places<Goal>
  private var found: [Int?]

  init(of household: Household) {
    goals = Places(household.goals.map(\.id))
    found = household.goals.map { _ in nil }
  }

  /// Counts the next month of a goal.
  mutating func count(
    _ month: MonthOfGoal, running: Month
  ) throws(MoneyProblem) {
    let goal = goals.place(of: month.id) ?? found.count
    if goal == found.count {
      goals.append(month.id)
      found.append(nil)
    }
    if found[goal] == nil {
      found[goal] = all.count
      all.append(Tally(month))
    }
    try all[found[goal] ?? 0].count(month, running: running)
  }

  /// What the months that were counted brought a goal.
  final class Tally {
    /// The latest of them.
    private(set) var last: MonthOfGoal

    /// What came in and went in all of them.
    private(set) var flow = MonthFlow(.zero, .zero)

    /// In how many of them its plan was met.
    private(set) var met = MetMonths()

    init(_ first: MonthOfGoal) { last = first }

    func count(_ month: MonthOfGoal, running: Month) throws(MoneyProblem) {
      last = month
      try flow.count(MonthFlow(month.totals))
      met.count(
        month.totals.standing,
        isRunning: !month.isClosed && month.lastDay.month == running)
    }
  }
}
