internal import CommandGrammar
internal import SavingsCore

let planReset = Command(
  "plan reset", "Take this month's choices back",
  positional("goal", .goal, "Only those for this goal").optional,
  examples: ["cst plan reset", "cst plan reset new-car"],
  related: ["plan set", "plan skip"], changes: true, isShallow: true
) { (session: Session, name) in
  let book = try session.book()
  let month = session.today.month
  let goal = try name.map { try session.goal($0, in: book.household) }
  let choices = book.household.plans.filter {
    $0.month == month && (goal == nil || $0.goal == goal?.id)
  }
  let change = try session.change(
    to: book.setting(
      choices.map { MonthlyPlan(goal: $0.goal, month: month) }))
  return try Reply(change) {
    if choices.isEmpty {
      let whose: Phrase = goal.map { "\(quoted: $0.name) in " } ?? ""
      "There are no choices for \(whose)\(month); nothing was changed."
    } else {
      for choice in choices {
        let name = book.household.goal(choice.goal)?.name ?? ""
        "Nothing is chosen for \(quoted: name) any more."
      }
      try session.monthTotal(in: change.new)
    }
  }
}
