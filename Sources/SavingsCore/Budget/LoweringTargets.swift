/// The targets that make a budget fit, lowered goal by goal.
///
/// Each goal, by deadline, keeps the most with which it and all goals before
/// it fit.
func lowerTargets(
  of goals: [BudgetGoal], toFit budget: Amount
) throws(MoneyProblem) -> [WayOut.LoweredTarget] {
  var lowered: [WayOut.LoweredTarget] = []
  var sum = Amount.zero
  for goal in goals {
    let needed = try sum + goal.value
    // Asked like this because what many months bring may be past counting.
    let fits =
      budget.isPositive && needed.timesRoundedUp(budget) <= goal.months
    guard !fits else {
      sum = needed
      continue
    }
    let room = try max(budget.times(Amount(goal.months)) - sum, .zero)
    let fitting = try goal.lowered(into: room)
    sum = try sum + fitting.value
    guard fitting.missing < goal.missing else { continue }
    let by = try goal.missing - fitting.missing
    lowered.append(
      WayOut.LoweredTarget(
        goal: goal.goal, target: try goal.goal.target - by, by: by))
  }
  return lowered
}
