/// What the months that were counted brought each goal that stood in one.
///
/// Of many months only this is kept, and not what each said of each goal.
struct GoalTallies {
  private var places: Places<Goal>
  private var tallies: [Tally?]

  init(of household: Household) {
    places = Places(household.goals.map(\.id))
    tallies = household.goals.map { _ in nil }
  }

  /// Those of the goals, as the household has them; those that are gone from it
  /// stand last.
  var all: [Tally] { tallies.compactMap(\.self) }

  /// Counts the next month of a goal.
  mutating func count(
    _ month: MonthOfGoal, running: Month
  ) throws(MoneyProblem) {
    let place = places.place(of: month.id) ?? tallies.count
    if place == tallies.count {
      places.append(month.id)
      tallies.append(nil)
    }
    let tally = tallies[place] ?? Tally(month)
    try tally.count(month, running: running)
    tallies[place] = tally
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
