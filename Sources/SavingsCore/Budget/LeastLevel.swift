/// The least that, paid every month, meets every deadline.
///
/// Up to each deadline the months until then must bring what all goals up to
/// it are missing; the deadline that asks most decides. The goals come by
/// deadline.
func leastLevel(
  of goals: [BudgetGoal], to digits: Int
) throws(MoneyProblem) -> (amount: Amount, binding: BudgetGoal?) {
  var least = Amount.zero
  var binding: BudgetGoal?
  var sum = Amount.zero
  for goal in goals {
    sum = try sum + goal.value
    let level = try sum.divided(by: goal.months, .up, to: digits)
    if level > least {
      least = level
      binding = goal
    }
  }
  return (least, binding)
}
