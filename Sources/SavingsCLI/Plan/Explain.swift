internal import CommandGrammar
internal import SavingsCore

let explain = Command(
  "explain", "Show how a goal's numbers came about",
  positional("goal", .goal, "Which one"),
  examples: ["cst explain new-car", "cst explain new-car --json"],
  related: ["plan", "goal show"]
) { (session: Session, name) in
  let book = try session.book()
  let household = book.household
  let goal = try session.goal(name, in: household)
  let plan = try Plan(try session.accounts(), among: { $0.id == goal.id })
  guard let explanation = Explanation(of: goal, in: plan, book.transactions)
  else { throw Failure(ended: goal, asking: "cst explain") }
  return try Reply(explanation, warnings: plan.warnings) {
    try explanation.document()
    for holding in explanation.requirement.holdings {
      if let words = household.assets[holding.funding.asset].overdraft(
        holding.funding.balance)
      {
        ""
        words
      }
    }
  }
}
